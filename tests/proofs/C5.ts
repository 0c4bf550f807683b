/**
 * C5: 20 tabs refresh with one token; nobody is signed out, one successor lives. `npm run prove -- C5
 * [rounds] [servers]`
 */
import { refreshInTabs } from "./c5/run.ts";
import { conclude } from "./finding.ts";
import { proveWhereWanted } from "./servers/in-turn.ts";

const args = process.argv.slice(2);
conclude("C5", await proveWhereWanted(args, ([rounds = "200"], open) => refreshInTabs(Number(rounds), open)));
