/**
 * D1: `kill -9` of everything during mixed writes, again and again; nothing that was acknowledged may be
 * lost. `npm run prove -- D1 [kills] [seed]`
 */
import { proveNothingIsLost } from "./d1/run.ts";
import { faultsIn, tableOf, verdictOf } from "./d1/tally.ts";

const [kills = "40", seed = String(Date.now())] = process.argv.slice(2);
console.log(`D1 with seed ${seed}`);
const tally = await proveNothingIsLost({ kills: Number(kills), clients: 16, seed, say: console.log });
console.log(`\n${tableOf(tally)}\n`);
const faults = faultsIn(tally);
for (const fault of faults) console.log(fault);
console.log(verdictOf(tally));
process.exit(faults.length === 0 ? 0 : 1);
