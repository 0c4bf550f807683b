/**
 * Three servers on one PostgreSQL and one bucket, one of them killed again and again during mixed writes: nothing
 * acknowledged is lost, nobody is signed out, and a live site is always answered. `npm run prove -- servers [kills] [seed]`
 */
import { isTurnedAway } from "../support/api-user.ts";
import { proveNothingIsLost } from "./d1/run.ts";
import { acknowledgedIn, faultsIn, tableOf, verdictOf } from "./d1/tally.ts";
import { startKilledServers } from "./servers/kills.ts";

/** Of the acknowledged writes: so many may be asked to come again soon. */
const MOST_TURNED_AWAY = 0.01;

const [kills = "40", seed = String(Date.now())] = process.argv.slice(2);
console.log(`Servers with seed ${seed}`);
const { power, visits } = await startKilledServers(3, seed);
const tally = await proveNothingIsLost({
  kills: Number(kills),
  clients: 9,
  seed,
  say: console.log,
  start: async () => power,
  look: () => [],
  isAllowed: isTurnedAway,
});
console.log(`\n${tableOf(tally)}\n`);
const faults = [...faultsIn(tally), ...visits.faults];
if (tally.turnedAway > acknowledgedIn(tally) * MOST_TURNED_AWAY)
  faults.push(`${tally.turnedAway} turned away`);
if (tally.signOuts > 0) faults.push(`${tally.signOuts} sign-outs`);
for (const fault of faults) console.log(fault);
console.log(`${visits.count} visits of a live site meanwhile, ${visits.faults.length} of them unanswered.`);
console.log(verdictOf(tally));
// What a fault left running.
if (faultsIn(tally).length > 0) await power.product.remove();
process.exit(faults.length === 0 ? 0 : 1);
