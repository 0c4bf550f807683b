/**
 * C1: malformed requests, made from the schemas of the endpoint table: every answer is one of the catalogue,
 * none is a fault of the server's, memory stays flat. `npm run prove -- C1 [requests] [seed]`
 */
import { sendMalformed } from "./c1/run.ts";
import { conclude } from "./finding.ts";

const [requests = "20000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`C1 with seed ${seed}`);
conclude("C1", await sendMalformed(Number(requests), Number(seed), console.log));
