import { setTimeout as pause } from "node:timers/promises";
import { askHost } from "../../../api/src/testing/http.ts";
import { ask, callOver } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { startLastingCluster } from "../servers/lasting-cluster.ts";
import { goLive, type LastingServer, startLasting, timed } from "./lasting-server.ts";

/** Longest time in which a deployment that a kill broke off has to come to its end after the start, milliseconds. */
const RESUMED_WITHIN = 20_000;
/** Where other servers go on: they leave it to its own as long as a lease. */
const TAKEN_UP_WITHIN = 50_000;

/** `kill -9` of one of three servers, with a deployment that was sent to it. */
export const proveOthersTakeDeploysUp = (kills: number): Promise<Finding> =>
  proveKilledDeploysResume(kills, startLastingCluster, TAKEN_UP_WITHIN);

/** `kill -9` at so many moments of making a website and deploying it; each comes to its end by itself. */
export async function proveKilledDeploysResume(
  kills: number,
  startServer: () => Promise<LastingServer> = startLasting,
  within = RESUMED_WITHIN,
): Promise<Finding> {
  const server = await startServer();
  const faults: string[] = [];
  const ends: Record<string, number> = { deployed: 0, failed: 0, generated: 0 };
  const cut = { unanswered: 0, "half done": 0 };
  try {
    const { call } = server;
    const { tokenId, websiteId, host, port, ...first } = await goLive(server, "frog");
    let { session } = first;
    const callDying = callOver(() => server.child().url);
    const deploy = () => callDying("deployWebsite", { session, params: { websiteId } });
    await deploy();
    const whole = await timed(deploy);
    for (let kill = 0; kill < kills && faults.length === 0; kill++) {
      const asked = deploy().catch(() => void cut.unanswered++);
      // From its very beginning to a moment after its usual end.
      await pause((whole * 1.2 * kill) / kills);
      await server.end("SIGKILL");
      await asked;
      await server.start();
      session = await ask(call, "refreshSession", { body: { refresh_token: session.refresh_token } });
      const read = async () =>
        (await ask(call, "getWebsiteStatus", { session, params: { tokenId } })).status ?? "none";
      if ((await read()) === "deploying") cut["half done"]++;
      const status = await settled(read, within);
      ends[status] = (ends[status] ?? 0) + 1;
      if (status !== "deployed" && status !== "failed") faults.push(`kill ${kill}: the website is ${status}`);
      const page = await askHost(port, host);
      if (page.status !== 200) faults.push(`kill ${kill}: the site answers ${page.status}`);
    }
    const numbers = { kills, ...cut, "ms for a deployment": Math.round(whole), ...ends };
    return { numbers, faults };
  } finally {
    await server.remove();
  }
}

/** The status once nothing works on it any more, or the last one. */
async function settled(read: () => Promise<string>, within: number): Promise<string> {
  const end = performance.now() + within;
  for (;;) {
    const status = await read();
    if (status !== "deploying" || performance.now() > end) return status;
    await pause(100);
  }
}
