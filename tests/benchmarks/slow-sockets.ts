/**
 * What slow clients cost: the page in brotli asked for while many connections are held open that say nothing, half a
 * request, or that never read; what each takes of memory, and when the server ends it.
 * `npm run bench -- slow-sockets [rounds] [connections]`
 */
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { goLive, startLasting } from "../proofs/life/lasting-server.ts";
import { type Figure, milliseconds, needWrk, settle, words } from "./budgets/budgets.ts";
import { cpuOf, load } from "./hosting/load.ts";
import { median } from "./journey/report.ts";

const [rounds = "5", count = "500"] = words();
const ASK_EVERY_MS = 50;
/** Longer than all time limits of the server. */
const MOST_MS = 90_000;

needWrk("slow-sockets");

interface Kind {
  what: string;
  connections: number;
  /** What the client does once it is connected; the result ends that. */
  begin(socket: Socket, request: string): () => void;
  /** Milliseconds after which the server has ended it at the latest. */
  limit: number;
}

const kinds: Kind[] = [
  { what: "says nothing", connections: Number(count), begin: () => () => {}, limit: 15_000 },
  {
    what: "half a request, a header every 2 s",
    connections: Number(count),
    begin(socket, request) {
      socket.write(request.slice(0, -2));
      const timer = setInterval(() => socket.write("X-More: 1\r\n"), 2_000);
      return () => clearInterval(timer);
    },
    limit: 15_000,
  },
  {
    // What the system keeps for each of them is megabytes.
    what: "asks and never reads",
    connections: Math.ceil(Number(count) / 10),
    begin(socket, request) {
      socket.pause();
      const timer = setInterval(() => socket.write(request), ASK_EVERY_MS);
      return () => clearInterval(timer);
    },
    limit: 75_000,
  },
];

const figures: Figure[] = [];
const server = await startLasting();
try {
  const { host } = await goLive(server, "frog");
  const { port, process: child } = server.child();
  const pid = child.pid ?? 0;
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  const ask = () => {
    const before = cpuOf(pid);
    const asked = {
      port,
      path: "/",
      headers: { Host: host, "accept-encoding": "br" },
      connections: 64,
      seconds: 1,
    };
    const { requests, rate, p99 } = load("page", asked);
    return { cpu: (cpuOf(pid) - before) / requests, rate, p99 };
  };
  for (const { what, connections, begin, limit } of kinds) {
    const [cpu, kilobytes, lasted, p99]: [number[], number[], number[], number[]] = [[], [], [], []];
    // The first round warms up.
    for (let round = 0; round <= Number(rounds); round++) {
      const alone = ask();
      const memory = residentOf(pid);
      const slow = await Promise.all(Array.from({ length: connections }, () => opened(port)));
      const begun = performance.now();
      const ends = slow.map((socket) => begin(socket, request));
      const closed = slow.map(
        (socket) => new Promise((resolve) => socket.once("close", () => resolve(performance.now()))),
      );
      await sleep(1_000);
      const held = (residentOf(pid) - memory) / connections;
      const beside = ask();
      const last = await Promise.race([Promise.all(closed), sleep(MOST_MS, null, { ref: false })]);
      for (const end of ends) end();
      for (const socket of slow) socket.destroy();
      if (!last) throw new Error(`${what}: a connection was not ended in ${MOST_MS / 1_000} s.`);
      if (round === 0) continue;
      cpu.push(beside.cpu / alone.cpu);
      kilobytes.push(held);
      p99.push(beside.p99);
      lasted.push(performance.now() - begun);
    }
    const shown = (numbers: readonly number[], digits: number) => (median(numbers) ?? 0).toFixed(digits);
    console.log(
      `${connections} connections, ${what}: ${shown(kilobytes, 1)} kB of memory each, all ended after ${shown(
        lasted.map((each) => each / 1_000),
        1,
      )} s, ` + `others' p99 ${shown(p99, 1)} ms`,
    );
    figures.push(
      { what: `${what}: CPU a page × without`, rounds: cpu },
      milliseconds(`${what}: until the last is ended`, lasted, limit),
    );
  }
} finally {
  await server.remove();
}
settle("slow-sockets", figures);

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    // A server that ends a connection may reset it.
    socket.once("error", reject).on("error", () => undefined);
  });
}

/** Kilobytes of a process. */
function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}
