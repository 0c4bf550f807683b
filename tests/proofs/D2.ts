/**
 * D2: `kill -9` during writes; who heard no answer sends the request again with the same key, and each write has
 * happened exactly once. `npm run prove -- D2 [kills]`
 */
import { conclude } from "./finding.ts";
import { proveEachWriteHappensOnce } from "./life/same-key.ts";

const [kills = "40"] = process.argv.slice(2);
conclude("D2", await proveEachWriteHappensOnce(Number(kills)));
