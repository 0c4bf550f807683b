/**
 * wire: whatever bytes come on a connection, hosted sites answer with the same bytes as node:http would, and
 * connections that break off are closed as early.
 * `npm run prove -- wire [connections] [seed]`
 */
import { conclude } from "./finding.ts";
import { compareOnWire, compareWaiting } from "./wire/run.ts";

/** At a time, on both servers. */
const WAITING = 2_000;
const [connections = "1000000", seed = String(Date.now())] = process.argv.slice(2);
console.log(`seed ${seed}`);
const found = await compareOnWire(Number(connections), seed);
const waited = await compareWaiting(WAITING, seed);
conclude("wire", {
  numbers: { ...found.numbers, ...waited.numbers },
  faults: [...found.faults, ...waited.faults],
});
