import { randomFrom } from "../../../composer/seeded/random.ts";
import { callOver } from "../../support/api-user.ts";
import type { LastingServer } from "../life/lasting-server.ts";
import { startCluster } from "./cluster.ts";

/** Three servers behind one address, as one that lasts: the one that ends next is `child`, and others stay. */
export async function startLastingCluster(seed = "lasting"): Promise<LastingServer> {
  const cluster = await startCluster(3);
  const random = randomFrom(seed);
  const choose = () => random.between(0, cluster.servers.length - 1);
  let next = choose();
  const child = () => {
    const server = cluster.servers[next];
    if (!server) throw new Error(`There is no server ${next}.`);
    return server;
  };
  return {
    dataDir: "",
    child,
    url: () => cluster.url,
    call: callOver(() => cluster.url),
    async start() {
      const begun = performance.now();
      await cluster.start(next);
      next = choose();
      return performance.now() - begun;
    },
    async end(signal) {
      child().process.kill(signal);
      return child().exited;
    },
    remove: cluster.stop,
  };
}
