import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SessionTokens } from "#contract/auth.ts";
import { type Call, createCall } from "../../../api/src/testing/call.ts";
import { startChild } from "../../../api/src/testing/child-server.ts";
import { idea, websiteRequest } from "../../../api/src/testing/requests.ts";
import { createTestWallet } from "../../../api/src/testing/wallet.ts";

/** A user with an address of their own, as the server counts it. */
export interface Client {
  call: Call;
  session: SessionTokens;
  address: string;
}

export interface FloodedServer {
  url: string;
  port: number;
  client(): Promise<Client>;
  /** The same client, whose connections are cut when `gone` aborts. */
  leaving(client: Client, gone: AbortSignal): Client;
  /** Bytes that the process takes now. */
  memory(): Promise<number>;
  connections(): Promise<number>;
  /**
   * Watches while `work` goes on: the most memory, in bytes, and the longest stop of the event loop, in
   * milliseconds.
   */
  watch(work: () => Promise<unknown>): Promise<{ memory: number; longestStop: number }>;
  /** What the server has logged as an error. */
  errors: string[];
  stop(): Promise<void>;
}

/**
 * The server in a process of its own, with the limits of production. Each client comes from another address.
 */
export async function startFlooded(env: Record<string, string> = {}): Promise<FloodedServer> {
  const folder = mkdtempSync(join(tmpdir(), "gemwright-flood-"));
  const own = { RATE_LIMIT_SCALE: "1", TRUSTED_PROXIES: "127.0.0.1,::1", HOST: "127.0.0.1" };
  const child = await startChild(folder, [], { ...own, ...env });
  const errors: string[] = [];
  child.process.stderr?.on("data", (text) => errors.push(String(text)));
  let clients = 0;

  const look = async () => {
    const text = await (await fetch(`${child.url}/metrics`)).text();
    const read = (name: string) => Number(new RegExp(`^gemwright_${name} (\\S+)`, "m").exec(text)?.[1]);
    return {
      memory: read("process_resident_memory_bytes"),
      stop: read("event_loop_delay_max_seconds") * 1_000,
      connections: read("connections"),
    };
  };

  const callFrom = (address: string, signal?: AbortSignal) =>
    createCall({
      request: async (path, init) =>
        fetch(new URL(String(path), child.url), {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), "x-forwarded-for": address },
          ...(signal ? { signal } : {}),
        }),
    });

  return {
    ...child,
    errors,
    memory: async () => (await look()).memory,
    connections: async () => (await look()).connections,
    async client() {
      const address = `198.51.${++clients >> 8}.${clients & 255}`;
      const call = callFrom(address);
      return { call, address, session: await signIn(call) };
    },
    leaving: (client, gone) => ({ ...client, call: callFrom(client.address, gone) }),
    async watch(work) {
      let isOver = false;
      const seen = { memory: 0, longestStop: 0 };
      await look();
      const looks = (async () => {
        while (!isOver) {
          const { memory, stop } = await look();
          seen.memory = Math.max(seen.memory, memory);
          seen.longestStop = Math.max(seen.longestStop, stop);
          await pause(200);
        }
      })();
      await work();
      isOver = true;
      await looks;
      return seen;
    },
    async stop() {
      child.process.kill("SIGTERM");
      await child.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function signIn(call: Call): Promise<SessionTokens> {
  const wallet = createTestWallet();
  const { address } = wallet;
  const { message } = (await call("createChallenge", { body: { address } })).body;
  const signature = wallet.sign(message);
  return (await call("walletSignIn", { body: { address, network: "solana", signature, message } })).body;
}

export async function websiteOf({ call }: Pick<Client, "call">, tokenId: string, subdomain: string) {
  const { options } = (await call("listDomains")).body;
  return { ...websiteRequest(tokenId, subdomain), domain: options[0]?.domain };
}

/** A saved token with a website, which is not live yet. */
export async function makeWebsite({ call, session }: Client, subdomain: string) {
  const { body } = await call("creativeGenerate", {
    session,
    body: idea("a frog astronaut who mines cheese"),
  });
  const token = (await call("createDraft", { session, body: { session_id: body.session_id } })).body;
  const request = await websiteOf({ call }, token.id, subdomain);
  const website = (await call("generateWebsite", { session, body: request })).body;
  return { tokenId: token.id, websiteId: website.id };
}
