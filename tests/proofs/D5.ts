/**
 * D5: in each flow the k-th call to database, blobs, chain, composer or trading service fails, for every k;
 * always the old state or the new, and no rejection that nobody handles. `npm run prove -- D5 [endpoint ...] [servers]`
 */
import type { EndpointName } from "#contract/endpoints.ts";
import { sweepFaults } from "./d5/run.ts";
import { conclude } from "./finding.ts";
import { proveWhereWanted } from "./servers/in-turn.ts";

const args = process.argv.slice(2);
conclude(
  "D5",
  await proveWhereWanted(args, (only, open) =>
    sweepFaults(console.log, only.length > 0 ? (only as EndpointName[]) : undefined, open),
  ),
);
