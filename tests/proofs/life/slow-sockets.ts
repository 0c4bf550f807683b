import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "../finding.ts";
import { percentile, startLasting, timed } from "./lasting-server.ts";

const CLOSED_WITHIN = 15_000;
const MOST_WAITING = 100;

/** Connections that send their request's head a byte at a time, while others ask. */
export async function proveSlowSocketsAreClosed(count: number, { isTimed = true } = {}): Promise<Finding> {
  const server = await startLasting();
  const faults: string[] = [];
  try {
    const { port, url } = server.child();
    const lives: number[] = [];
    const sockets = Array.from({ length: count }, () => crawl(port, lives));
    const times: number[] = [];
    const end = performance.now() + CLOSED_WITHIN + 2_000;
    while (performance.now() < end && lives.length < count) {
      times.push(await timed(() => fetch(new URL("/api/v1/config", url)).then((answer) => answer.text())));
      await pause(20);
    }
    const open = count - lives.length;
    const slowest = Math.max(0, ...lives);
    for (const socket of sockets) socket.destroy();
    const p99 = percentile(times, 99);
    if (open > 0) faults.push(`${open} are still open after ${CLOSED_WITHIN + 2_000} ms`);
    if (slowest > CLOSED_WITHIN) faults.push(`one was closed after ${Math.round(slowest)} ms only`);
    if (isTimed && p99 > MOST_WAITING) faults.push(`others waited ${Math.round(p99)} ms (p99)`);
    return {
      numbers: {
        "slow sockets": count,
        "closed by the server": lives.length,
        "ms until the last was closed": Math.round(slowest),
        "requests of others": times.length,
        "ms p99 of these": Math.round(p99),
      },
      faults,
    };
  } finally {
    await server.remove();
  }
}

/** One that is never done. Puts how long it lived to `lives` when the server closes it. */
function crawl(port: number, lives: number[]): Socket {
  const begun = performance.now();
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX: "));
  const typing = setInterval(() => socket.write("x"), 1_000);
  let isClosed = false;
  socket
    .on("error", () => undefined)
    .on("close", () => {
      clearInterval(typing);
      if (!isClosed) lives.push(performance.now() - begun);
      isClosed = true;
    });
  socket.resume();
  return socket;
}
