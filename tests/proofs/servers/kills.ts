import { setTimeout as pause } from "node:timers/promises";
import { askHost } from "../../../api/src/testing/http.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import { ask, callOver, makeTokenWithWebsite, signIn } from "../../support/api-user.ts";
import type { Power } from "../../support/power.ts";
import { type Cluster, startCluster } from "./cluster.ts";

/** Milliseconds between two visits of the live site. */
const VISIT = 25;

export interface KilledServers {
  power: Power;
  /** Visits of a live site during all kills, and what was wrong with them. */
  visits: { count: number; faults: string[] };
}

/** Of a few servers one is killed at each cut, and comes back at the next, while visitors come to a live site. */
export async function startKilledServers(count: number, seed: string): Promise<KilledServers> {
  const cluster = await startCluster(count);
  const random = randomFrom(seed);
  const visits = { count: 0, faults: [] as string[] };
  const visiting = await visitSite(cluster, visits);
  let dead: number | null = null;
  let isOn = true;
  const revive = async () => {
    if (dead !== null) await cluster.start(dead);
    dead = null;
  };
  const cut = async () => {
    await revive();
    isOn = false;
    dead = random.between(0, count - 1);
    await cluster.kill(dead);
  };
  const power: Power = {
    product: {
      url: cluster.url,
      dataDir: "",
      async remove() {
        await visiting.stop();
        await cluster.stop();
      },
    },
    isOn: () => isOn,
    cut,
    // The others have never been away.
    async restore() {
      await cluster.quiet();
      isOn = true;
    },
    // The database goes the way of the servers, and is away for that long.
    async flicker(ms) {
      await cluster.postgres.kill();
      await pause(ms);
      await cluster.postgres.start();
      await revive();
    },
  };
  return { power, visits };
}

export async function visitSite({ url }: Cluster, visits: KilledServers["visits"]) {
  const port = Number(new URL(url).port);
  const call = callOver(() => url);
  const session = await signIn(call);
  const { id, name } = await makeTokenWithWebsite(call, session, "a lighthouse for snails", "always-open");
  const { website_id } = await ask(call, "getWebsiteStatus", { session, params: { tokenId: id } });
  await ask(call, "deployWebsite", { session, params: { websiteId: website_id ?? "" } });
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      const answer = await askHost(port, `always-open.localhost:${port}`).catch((error) => String(error));
      visits.count++;
      if (typeof answer === "string") visits.faults.push(`visit ${visits.count}: ${answer}`);
      else if (answer.status !== 200 || !answer.bytes.includes(name))
        visits.faults.push(`visit ${visits.count} was answered with ${answer.status}`);
      await pause(VISIT);
    }
  })();
  return {
    stop() {
      isOver = true;
      return visiting;
    },
  };
}
