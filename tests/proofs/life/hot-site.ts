import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { idea } from "../../../api/src/testing/requests.ts";
import { ask, signIn } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { goLive, percentile, startLasting, timed } from "./lasting-server.ts";

const CONNECTIONS = 64;

/** Asks for one host as fast as the server answers, says so once it was answered, and counts. */
const VISITORS = `
const { request, Agent } = require("node:http");
const { parentPort, workerData: { port, host, connections } } = require("node:worker_threads");
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let count = 0;
const visit = () => request({ host: "127.0.0.1", port, path: "/", headers: { host, "accept-encoding": "br" }, agent }, (answer) => {
  answer.resume().on("end", () => { if (++count === 1) parentPort.postMessage("begun"); visit(); });
}).on("error", () => setTimeout(visit, 10)).end();
for (let n = 0; n < connections; n++) visit();
parentPort.on("message", () => parentPort.postMessage(count));
`;

/** One site has as many visitors as the server can serve, while a user makes tokens and another uses the app. */
export async function proveHotSiteHindersNobody(seconds: number, { isTimed = true } = {}): Promise<Finding> {
  const server = await startLasting();
  try {
    const { call } = server;
    const { session, host } = await goLive(server, "frog");
    const maker = await signIn(call);
    const life = { isOver: false };
    const watch = async () => {
      const times: number[] = [];
      const end = performance.now() + seconds * 1_000;
      while (performance.now() < end) {
        times.push(await timed(() => ask(call, "listTokens", { session, query: { limit: 10 } })));
        await pause(10);
      }
      return times;
    };
    const making = (async () => {
      while (!life.isOver) await ask(call, "creativeGenerate", { session: maker, body: idea("a calm frog") });
    })();
    await watch();
    const before = await watch();
    const { port } = server.child();
    const visitors = new Worker(VISITORS, {
      eval: true,
      workerData: { port, host, connections: CONNECTIONS },
    });
    await once(visitors, "message");
    const sinceFirst = performance.now();
    const beside = await watch();
    visitors.postMessage("how many");
    const [visits] = await once(visitors, "message");
    const visited = (performance.now() - sinceFirst) / 1_000;
    await visitors.terminate();
    life.isOver = true;
    await making;
    const [p99, p99Beside] = [percentile(before, 99), percentile(beside, 99)];
    return {
      numbers: {
        "visits a second": Math.round(visits / visited),
        "ms p99 beside a user who makes tokens": Math.round(p99),
        "ms p99 beside the hot site as well": Math.round(p99Beside),
      },
      faults: [
        ...(isTimed && p99Beside >= 2 * p99 ? [`${(p99Beside / p99).toFixed(1)} times as long`] : []),
        ...(visits < 2 ? ["the site was visited once"] : []),
        ...(beside.length === 0 ? ["no request was answered beside the visitors"] : []),
      ],
    };
  } finally {
    await server.remove();
  }
}
