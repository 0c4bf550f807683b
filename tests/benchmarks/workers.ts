/**
 * How many pages a second of hosted sites the processes for sites answer together, beside the server alone, with as much
 * load as there can be. On a machine of two cores the load takes one of them. `npm run bench -- workers [rounds] [seconds]`
 */
import { askHost } from "../../api/src/testing/http.ts";
import { goLive, startLasting } from "../proofs/life/lasting-server.ts";
import { needWrk, settle, words } from "./budgets/budgets.ts";
import { cpuOf, load } from "./hosting/load.ts";
import { median } from "./journey/report.ts";

interface Taken {
  /** Pages a second, and microseconds of the server's CPU a page. */
  rate: number;
  cpu: number;
}

const [rounds = "5", seconds = "2"] = words();
const WORKERS = 2;

needWrk("workers");
const taken = { server: [] as Taken[], workers: [] as Taken[] };
const server = await startLasting({ SITE_WORKERS: String(WORKERS), SITES_PORT: "0" });
try {
  const { host } = await goLive(server, "frog");
  const { port, sitesPort = 0, process: main } = server.child();
  const headers = { Host: host, "accept-encoding": "br" };
  const askAt = (at: number): Taken => {
    const before = cpuOf(main.pid ?? 0);
    const { rate, requests } = load("pages", {
      port: at,
      headers,
      path: "/",
      connections: 64,
      seconds: Number(seconds),
    });
    return { rate, cpu: ((cpuOf(main.pid ?? 0) - before) / requests) * 1_000 };
  };
  for (let n = 0; n < 20; n++) await askHost(sitesPort, host, { headers });
  // The first round warms up.
  for (let round = 0; round <= Number(rounds); round++) {
    const [alone, together] = [askAt(port), askAt(sitesPort)];
    if (round === 0) continue;
    taken.server.push(alone);
    taken.workers.push(together);
  }
} finally {
  await server.remove();
}

for (const [who, each] of Object.entries(taken)) {
  const middle = (of: "rate" | "cpu", digits: number) =>
    (median(each.map((one) => one[of])) ?? 0).toFixed(digits).padStart(10);
  console.log(`${who.padEnd(10)}${middle("rate", 0)} pages/s${middle("cpu", 1)} µs CPU`);
}
const ratios = (of: "rate" | "cpu") =>
  taken.workers.map((each, round) => each[of] / (taken.server[round]?.[of] ?? Number.NaN));
settle("workers", [
  { what: "CPU a page, by workers × server", rounds: ratios("cpu") },
  { what: "time a page, by workers × server", rounds: ratios("rate").map((ratio) => 1 / ratio) },
]);
