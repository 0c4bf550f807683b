/**
 * wire: whatever bytes come on a connection, hosted sites answer with the same bytes as node:http would.
 * `npm run prove -- wire [connections] [seed]`
 */
import { conclude } from "./finding.ts";
import { compareOnWire } from "./wire/run.ts";

const [connections = "1000000", seed = String(Date.now())] = process.argv.slice(2);
console.log(`seed ${seed}`);
conclude("wire", await compareOnWire(Number(connections), seed));
