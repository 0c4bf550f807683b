/**
 * C2 and C3: on every route that takes an idempotency key, one key 50 times at once has one effect and one
 * answer, and one key with two bodies is refused without one. `npm run prove -- C2 [at once]`
 */
import { repeatEverything } from "./c2/run.ts";
import { conclude } from "./finding.ts";

const [atOnce = "50"] = process.argv.slice(2);
conclude("C2, C3", await repeatEverything(Number(atOnce), console.log));
