import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Finding } from "../finding.ts";
import { type FloodedServer, pause, startFlooded } from "./flooded-server.ts";

const MB = 1e6;

/** Milliseconds within which a client that does not read is closed, and what a crowd of them may cost. */
const CLOSED_WITHIN = 20_000;
const MOST_MEMORY = 200 * MB;
const LONGEST_STOP = 200;

/**
 * Clients that ask and never read, that send thousands of requests at once, and that leave relayed answers
 * unread.
 */
export async function floodSockets(
  unread: number,
  pipelined: number,
  relayed: number,
  { isTimed = true } = {},
): Promise<Finding> {
  const node = await startNode();
  const server = await startFlooded({ SOLANA_NETWORK: "devnet", RPC_URL: node.url });
  const numbers: Record<string, number> = {};
  const faults: string[] = [];

  const waitFor = isTimed ? CLOSED_WITHIN : 0;

  async function crowd(what: string, count: number, request: string) {
    const before = await server.memory();
    const others = await server.connections();
    const sockets: Socket[] = [];
    let open = 0;
    const seen = await server.watch(async () => {
      for (let n = 0; n < count; n++) sockets.push(ask(server, request));
      await pause(500);
      for (let waited = 0; waited < waitFor; waited += 500) {
        // The one that asks is open as well.
        open = (await server.connections()) - others;
        if (open <= 0) break;
        await pause(500);
      }
    });
    for (const socket of sockets) socket.destroy();
    const growth = Math.max(0, seen.memory - before);
    numbers[`MB more for ${what}`] = Math.round(growth / MB);
    numbers[`ms longest stop beside ${what}`] = Math.round(seen.longestStop);
    if (growth > MOST_MEMORY) faults.push(`${what}: ${Math.round(growth / MB)} MB more`);
    if (isTimed && seen.longestStop > LONGEST_STOP)
      faults.push(`${what}: stopped for ${Math.round(seen.longestStop)} ms`);
    if (isTimed && open > 0)
      faults.push(`${what}: ${open} connections still open after ${waitFor / 1_000} s`);
  }

  try {
    const asset = await largestAsset(server.url);
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`;
    await crowd(`${unread} that do not read`, unread, get(asset).repeat(4));
    await crowd(`20 of ${pipelined} requests at once`, 20, get("/healthz").repeat(pipelined));
    await crowd(`${relayed} relayed answers unread`, relayed, rpc(server.port));
    faults.push(...server.errors.map((text) => `logged: ${text.slice(0, 200)}`));
  } finally {
    await server.stop();
    node.stop();
  }
  return { numbers, faults };
}

/** A connection that sends and reads nothing. */
function ask({ port }: FloodedServer, request: string): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.pause().write(request);
  return socket;
}

const rpcBody = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getAccountInfo", params: ["x"] });
const rpc = (port: number) =>
  `POST /api/v1/chain/rpc HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${rpcBody.length}\r\n\r\n${rpcBody}`;

/** A chain's node whose every answer has just under a megabyte. */
async function startNode(): Promise<{ url: string; stop(): void }> {
  const answer = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, result: "x".repeat(1_000_000) }));
  const node = createServer((request, response) => {
    request.resume().on("end", () => response.setHeader("Content-Type", "application/json").end(answer));
  });
  await new Promise<void>((resolve) => node.listen(0, "127.0.0.1", resolve));
  const { port } = node.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      node.closeAllConnections();
      node.close();
    },
  };
}

/** The path of the app's largest script. */
async function largestAsset(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const paths = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  const sized = await Promise.all(
    paths.map(async (path) => ({ path, size: (await (await fetch(url + path)).arrayBuffer()).byteLength })),
  );
  const [largest] = sized.sort((a, b) => b.size - a.size);
  if (!largest) throw new Error("The app is not built: its page has no assets.");
  return largest.path;
}
