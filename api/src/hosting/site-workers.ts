import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { MINUTE } from "#contract/limits.ts";
import type { Log } from "../log.ts";
import { ListenError, REQUESTS_TIMEOUT } from "../server.ts";

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

/** Milliseconds before another one is started where one has ended; twice as long each time that it does not start. */
const RESTART = 1_000;
/** Milliseconds beyond their running requests' after which they are killed. */
const GRACE = 500;

/**
 * Starts processes that serve hosted sites alone, all on one port, and another where one ends. Their environment is the
 * server's, but for its own port. They end with the server.
 */
export async function startSiteWorkers(count: number, serverPort: number, log: Log): Promise<SiteWorkers> {
  // Each takes its connections from the system itself: this process has no part in a request.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: SCRIPT, args: [] });
  let isStopping = false;
  let isStarted = false;
  const start = (pause = RESTART): Worker => {
    const worker = cluster.fork({ PORT: String(serverPort) });
    let next = Math.min(2 * pause, MINUTE);
    worker.once("listening", () => {
      next = RESTART;
    });
    worker.once("exit", (code, signal) => {
      if (isStopping || !isStarted) return;
      log.error({ code, signal }, "a process that serves sites has ended; another one follows");
      setTimeout(() => isStopping || start(next), pause).unref();
    });
    return worker;
  };
  const ports = await Promise.all(Array.from({ length: count }, () => portOf(start())));
  isStarted = true;
  return {
    port: ports[0] ?? 0,
    async stop() {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers.map((worker) => {
          const ended = once(worker, "exit");
          worker.disconnect();
          const late = setTimeout(() => worker.process.kill("SIGKILL"), REQUESTS_TIMEOUT + GRACE);
          return ended.finally(() => clearTimeout(late));
        }),
      );
    },
  };
}

async function portOf(worker: Worker): Promise<number> {
  const control = new AbortController();
  const listening = once(worker, "listening", control).then(([{ port }]) => Number(port));
  const ended = once(worker, "exit", control).then(() => {
    throw new ListenError("A process that serves sites could not start: see its error above.");
  });
  return Promise.race([listening, ended]).finally(() => control.abort());
}
