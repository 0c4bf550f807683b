/**
 * The server's work for one user's whole way, from the challenge to the hosted page, over HTTP and without a
 * browser. `npm run bench -- journey [rounds]`
 */
import { callOver } from "../support/api-user.ts";
import { startPowered } from "../support/power.ts";
import { hasProc } from "../support/processes.ts";
import { type Figure, settle, words } from "./budgets/budgets.ts";
import { measureFirstScript } from "./journey/first-script.ts";
import { createMeter, isFine } from "./journey/meter.ts";
import { median, ratiosOf, reportOf, YARDSTICK } from "./journey/report.ts";
import { journey } from "./journey/steps.ts";
import { measureStart, type Start } from "./journey/warm-start.ts";

const [rounds = "10"] = words();
let figures: Figure[] = [];
const STARTS = 5;

if (!hasProc) console.log("SKIPPED: the CPU columns. They need /proc, which this system has not.");
else console.log(`CPU of the server's process, from /proc/PID/${isFine ? "task/*/schedstat" : "stat"}.`);
const power = await startPowered();
try {
  const { url } = power.product;
  const meter = createMeter();
  const call = callOver(() => url);
  await journey({ call, meter, url }, 0);
  meter.samples.clear(); // the first way warms up
  for (let round = 1; round <= Number(rounds); round++) await journey({ call, meter, url }, round);
  console.log(`\n${reportOf(meter.samples)}\n`);
  figures = [...ratiosOf(meter.samples)]
    .filter(([step, rounds]) => step !== YARDSTICK && rounds.length > 0)
    .map(([step, rounds]) => ({ what: `${step} × healthz`, rounds }));
  const script = await measureFirstScript(url);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `first script of the home page, gzip: ${kilobytes(script.entry)}, ${kilobytes(script.whole)} with what it loads along`,
  );
} finally {
  await power.product.remove();
}

const starts: Start[] = [];
for (let start = 0; start < STARTS; start++) starts.push(await measureStart());
const seconds = (figure: keyof Start) => median(starts.map((start) => start[figure]))?.toFixed(2);
console.log(
  `warm start, median of ${STARTS}: ${seconds("printed")} s to the address, ${seconds("answered")} s to the page`,
);
settle("journey", figures);
