import { setTimeout as pause } from "node:timers/promises";
import { askHost } from "../../../api/src/testing/http.ts";
import { ask, callOver } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { goLive, startLasting, timed } from "./lasting-server.ts";

/** Longest time in which a deployment that a kill broke off has to come to its end after the start. */
const RESUMED_WITHIN = 20_000;

/** `kill -9` at so many moments of making a website and deploying it; each comes to its end by itself. */
export async function proveKilledDeploysResume(kills: number): Promise<Finding> {
  const server = await startLasting();
  const faults: string[] = [];
  const ends: Record<string, number> = { deployed: 0, failed: 0, generated: 0 };
  try {
    const { session, tokenId, websiteId, host } = await goLive(server, "frog");
    const call = callOver(() => server.child().url);
    const deploy = () => call("deployWebsite", { session, params: { websiteId } });
    const whole = await timed(deploy);
    for (let kill = 0; kill < kills && faults.length === 0; kill++) {
      const asked = deploy().catch(() => null);
      // From its very beginning to a moment after its usual end.
      await pause((whole * 1.2 * kill) / kills);
      await server.end("SIGKILL");
      await asked;
      await server.start();
      const status = await settled(async () => {
        const now = await ask(call, "getWebsiteStatus", { session, params: { tokenId } });
        return now.status ?? "none";
      });
      ends[status] = (ends[status] ?? 0) + 1;
      if (status !== "deployed" && status !== "failed") faults.push(`kill ${kill}: the website is ${status}`);
      const page = await askHost(server.child().port, host);
      if (page.status !== 200) faults.push(`kill ${kill}: the site answers ${page.status}`);
    }
    return { numbers: { kills, "ms for a deployment": Math.round(whole), ...ends }, faults };
  } finally {
    await server.remove();
  }
}

/** The status once nothing works on it any more, or the last one. */
async function settled(read: () => Promise<string>): Promise<string> {
  const end = performance.now() + RESUMED_WITHIN;
  for (;;) {
    const status = await read();
    if (status !== "deploying" || performance.now() > end) return status;
    await pause(100);
  }
}
