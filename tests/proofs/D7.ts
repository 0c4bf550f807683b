/**
 * D7: the upgrade of a data folder that was kept from the first schema is killed in its middle again and again; then it
 * goes through, with each row and file as it was, and an older program refuses the folder in words.
 * `npm run prove -- D7 [kills] [rows]`
 */
import { conclude } from "./finding.ts";
import { proveUpgradesLoseNothing } from "./life/killed-upgrades.ts";

const [kills = "20", rows = "200000"] = process.argv.slice(2);
conclude("D7", await proveUpgradesLoseNothing(Number(kills), Number(rows)));
