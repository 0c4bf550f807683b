/**
 * C6: the wire between the device's outbox and the server is cut at random bytes, also after the commit and
 * before the answer, and pages are closed in the middle: nothing is lost, nothing happens twice, each token's
 * order is kept. `npm run prove -- C6 [mutations] [seed]`
 */
import { openPlace } from "./c6/run.ts";
import { conclude } from "./finding.ts";

const [mutations = "500", seed = String(Date.now())] = process.argv.slice(2);
console.log(`C6 with seed ${seed}`);
const place = await openPlace(seed);
const finding = await place.prove({ mutations: Number(mutations), seed, say: console.log });
await place.close();
conclude("C6", finding);
