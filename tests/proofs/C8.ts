/**
 * C8: a server that is killed at any moment of a deployment brings it to its end when it is back; what was live stays
 * live. `npm run prove -- C8 [kills]`
 */
import { conclude } from "./finding.ts";
import { proveKilledDeploysResume } from "./life/killed-deploys.ts";

const [kills = "40"] = process.argv.slice(2);
conclude("C8", await proveKilledDeploysResume(Number(kills)));
