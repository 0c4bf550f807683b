/**
 * What each endpoint costs at its worst: the table of `docs/costs.md`. `npm run prove -- costs [times]
 * [endpoints]`
 */
import type { EndpointName } from "#contract/endpoints.ts";
import { costs } from "../../api/src/services/limits/costs.ts";
import { costTable, measureCosts } from "./costs/measure.ts";

const [times = "5", ...wanted] = process.argv.slice(2);
const names = (Object.keys(costs) as EndpointName[]).filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
// Once before it counts: code that has never run is compiled first.
await measureCosts(names, 1);
console.log(costTable(await measureCosts(names, Number(times))));
process.exit(0);
