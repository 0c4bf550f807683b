/**
 * C8: a server that is killed at any moment of a deployment brings it to its end when it is back, or another of three
 * does; what was live stays live. `npm run prove -- C8 [kills] [servers]`
 */
import { conclude } from "./finding.ts";
import { proveKilledDeploysResume, proveOthersTakeDeploysUp } from "./life/killed-deploys.ts";

const [kills = "40", servers] = process.argv.slice(2);
const prove = servers ? proveOthersTakeDeploysUp : proveKilledDeploysResume;
conclude("C8", await prove(Number(kills)));
