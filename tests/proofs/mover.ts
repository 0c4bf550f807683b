/**
 * mover: an instance moves to PostgreSQL and a bucket while its server runs, is killed again and again, finishes
 * with the server stopped, and moves back, at rest and while a server is written to: each row and file is as it was.
 * It needs Debian's PostgreSQL.
 * `npm run prove -- mover [tokens] [kills]`
 */
import { findPostgres } from "../../api/src/testing/postgres-server.ts";
import { conclude } from "./finding.ts";
import { proveMoveIsWhole } from "./mover/run.ts";

const [tokens = "100000", kills = "5"] = process.argv.slice(2);
if (findPostgres() === null) {
  console.log("SKIPPED: there is no PostgreSQL. It is a package of Debian's.");
  process.exit(0);
}
conclude("mover", await proveMoveIsWhole(Number(tokens), Number(kills)));
