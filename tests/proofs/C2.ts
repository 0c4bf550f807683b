/**
 * C2 and C3: on every route that takes an idempotency key, one key 50 times at once has one effect and one
 * answer, and one key with two bodies is refused without one. `npm run prove -- C2 [at once] [servers]`
 */
import { repeatEverything } from "./c2/run.ts";
import { conclude } from "./finding.ts";
import { proveWhereWanted } from "./servers/in-turn.ts";

const args = process.argv.slice(2);
conclude(
  "C2, C3",
  await proveWhereWanted(args, ([atOnce = "50"], open) =>
    repeatEverything(Number(atOnce), console.log, open),
  ),
);
