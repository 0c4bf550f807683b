/**
 * The product installs, starts, does its main job and passes `npm run verify` with each Node and npm of
 * `installs/rows.ts`. `npm run prove -- installs [git ref] [--only 22,26/12] [--until start] [--faults]
 * [--write]`
 */
import { parseArgs } from "node:util";
import { conclude } from "./finding.ts";
import { chooseStep } from "./installs/cell.ts";
import { writeReport } from "./installs/report.ts";
import { chooseRows } from "./installs/rows.ts";
import { proveInstalls } from "./installs/run.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    until: { type: "string" },
    faults: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
// What was begun and fetched is taken away at the process's exit, which a signal alone would not bring.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const { finding, report } = await proveInstalls({
  ref: positionals[0] ?? "HEAD",
  rows: chooseRows(values.only),
  until: chooseStep(values.until),
  withFaults: values.faults,
  say: console.log,
});
console.log(`\n${report}\n`);
if (values.write) writeReport(report);
conclude("installs", finding);
