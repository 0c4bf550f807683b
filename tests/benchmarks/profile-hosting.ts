/**
 * What the server does while wrk asks for hosted pages, by its own profiler: the page as node:http answers it (every
 * page, before our sockets did), and as our sockets do. `npm run bench -- profile-hosting [seconds]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { Profiler } from "node:inspector";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { goLive, startLasting } from "../proofs/life/lasting-server.ts";
import { needWrk, words } from "./budgets/budgets.ts";
import { load, ticksOf } from "./hosting/load.ts";
import { rotation } from "./hosting/rotation.ts";
import { ownerOf, printShares } from "./profile/shares.ts";

const [seconds = "4"] = words();
const HOSTS = 64;
const CONNECTIONS = 64;
/** Microseconds of a tick of the clock by which the system counts. */
const TICK = 10_000;

needWrk("profile-hosting");
const inspected = await freePort();
const folder = mkdtempSync(join(tmpdir(), "gemwright-bench-"));
const server = await startLasting({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspected}` });
try {
  const { host } = await goLive(server, "frog");
  const light = (await goLive(server, "light", "template2")).host;
  const hosts = [host];
  while (hosts.length < HOSTS) hosts.push((await goLive(server, `frog${hosts.length}`)).host);
  const send = await connect(inspected);
  const script = rotation(folder, hosts);
  const page = { host, path: "/", connections: CONNECTIONS };
  await profile("the page by node:http", { ...page, path: "/?by=http" });
  await profile("the page", page);
  await profile("template2's page by node:http", { ...page, host: light, path: "/?by=http" });
  await profile("template2's page", { ...page, host: light });
  await profile(`${HOSTS} sites in turn`, { ...page, script });
  await profile("one at a time by node:http", { ...page, path: "/?by=http", connections: 1 });
  await profile("one at a time", { ...page, connections: 1 });

  async function profile(
    what: string,
    { host, ...asked }: { host: string; path: string; connections: number; script?: string },
  ): Promise<void> {
    const { port, process: child } = server.child();
    const pid = child.pid ?? 0;
    const asking = { port, headers: { Host: host, "accept-encoding": "br" }, ...asked };
    load("Gemwright", { ...asking, seconds: 1 });
    await send("Profiler.enable");
    await send("Profiler.setSamplingInterval", { interval: 200 });
    await send("Profiler.start");
    const ticks = ticksOf(pid);
    const { requests, p50, p99 } = load("Gemwright", { ...asking, seconds: Number(seconds) });
    const { own, kernel } = ticksOf(pid);
    // A thread may end meanwhile, and only what the whole process took stays.
    const spent = own + kernel - ticks.own - ticks.kernel;
    const cpu = (spent * TICK) / requests;
    const inKernel = (kernel - ticks.kernel) / spent;
    const { profile: taken } = (await send("Profiler.stop")) as { profile: Profiler.Profile };
    console.log(
      `\n${what}: ${cpu.toFixed(1)} µs of CPU with the profiler, ${Math.round(inKernel * 100)} % the kernel's, ` +
        `p50 ${p50} ms, p99 ${p99} ms`,
    );
    // The server is bundled: of ours and of packages a function stands by its own name.
    printShares(taken, (frame) =>
      frame.url.startsWith("file:") ? frame.functionName || "a function without a name" : ownerOf(frame),
    );
  }
} finally {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** What asks the inspector that listens at this port. */
async function connect(port: number): Promise<(method: string, params?: object) => Promise<unknown>> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "", { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const waiting = new Map<number, (result: unknown) => void>();
  socket.on("message", (text) => {
    const { id, result } = JSON.parse(String(text)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
