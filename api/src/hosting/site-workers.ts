import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Log } from "../log.ts";

export interface SiteWorkers {
  /** The port that all of them listen on. */
  port: number;
  /** Lets running requests finish. */
  stop(): Promise<void>;
}

/** Beside the server as it is built, or as it is written. */
const SCRIPT = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../site-worker.ts" : "site-worker.js", import.meta.url),
);

/** Milliseconds before another one is started where one has ended. */
const RESTART = 1_000;

/**
 * Starts processes that serve hosted sites alone, all on one port, and another where one ends. Their environment is the
 * server's, but for its own port. They end with the server.
 */
export async function startSiteWorkers(count: number, serverPort: number, log: Log): Promise<SiteWorkers> {
  // Each takes its connections from the system itself: this process has no part in a request.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: SCRIPT, args: [] });
  let isStopping = false;
  const start = (): Worker => {
    const worker = cluster.fork({ PORT: String(serverPort) });
    worker.once("exit", (code, signal) => {
      if (isStopping) return;
      log.error({ code, signal }, "a process that serves sites has ended; another one follows");
      setTimeout(() => isStopping || start(), RESTART).unref();
    });
    return worker;
  };
  const ports = await Promise.all(Array.from({ length: count }, () => portOf(start())));
  return {
    port: ports[0] ?? 0,
    async stop() {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers.map((worker) => {
          const ended = once(worker, "exit");
          worker.disconnect();
          return ended;
        }),
      );
    },
  };
}

async function portOf(worker: Worker): Promise<number> {
  const control = new AbortController();
  const listening = once(worker, "listening", control).then(([{ port }]) => Number(port));
  const ended = once(worker, "exit", control).then(() => {
    throw new Error("A process that serves sites could not start. Its words are above.");
  });
  return Promise.race([listening, ended]).finally(() => control.abort());
}
