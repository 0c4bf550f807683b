/**
 * C5: 20 tabs refresh with one token; nobody is signed out, one successor lives. `npm run prove -- C5
 * [rounds]`
 */
import { refreshInTabs } from "./c5/run.ts";
import { conclude } from "./finding.ts";

const [rounds = "200"] = process.argv.slice(2);
conclude("C5", await refreshInTabs(Number(rounds)));
