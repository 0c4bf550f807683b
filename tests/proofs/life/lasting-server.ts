import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SessionTokens } from "#contract/auth.ts";
import type { TemplateId } from "#contract/website.ts";
import { type ChildServer, startChild } from "../../../api/src/testing/child-server.ts";
import { ask, type Call, callOver, makeTokenWithWebsite, signIn } from "../../support/api-user.ts";

/** A server in a process of its own, on a folder that outlives it. */
export interface LastingServer {
  dataDir: string;
  /** Of the process that runs now. */
  child(): ChildServer;
  /** Where its users ask. */
  url(): string;
  call: Call;
  /** Starts it again. Resolves to the milliseconds until it was ready. */
  start(env?: Record<string, string>): Promise<number>;
  /** Ends it, and resolves to its exit code once it is gone. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
  remove(): Promise<void>;
}

/** Wide limits, so that one user's calls are not refused for their number. */
const WIDE = { RATE_LIMIT_SCALE: "100000", HOST: "127.0.0.1" };

export async function startLasting(env: Record<string, string> = {}): Promise<LastingServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "gemwright-life-"));
  let child = await startChild(dataDir, [], { ...WIDE, ...env });
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    child.process.kill(signal);
    return child.exited;
  };
  return {
    dataDir,
    child: () => child,
    url: () => child.url,
    call: callOver(() => child.url),
    async start(more = {}) {
      const begun = performance.now();
      // Sites are named with their port.
      child = await startChild(dataDir, [], { ...WIDE, ...env, PORT: String(child.port), ...more });
      return performance.now() - begun;
    },
    end,
    async remove() {
      await end("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

export interface LiveSite {
  session: SessionTokens;
  tokenId: string;
  websiteId: string;
  /** Its Host header. */
  host: string;
  port: number;
}

/** A user whose token has a website that is live. */
export async function goLive(
  server: LastingServer,
  subdomain: string,
  template?: TemplateId,
): Promise<LiveSite> {
  const { call } = server;
  const session = await signIn(call);
  const { id } = await makeTokenWithWebsite(
    call,
    session,
    "a frog astronaut who mines cheese",
    subdomain,
    template,
  );
  const { website_id } = await ask(call, "getWebsiteStatus", { session, params: { tokenId: id } });
  const websiteId = website_id ?? "";
  await ask(call, "deployWebsite", { session, params: { websiteId } });
  const port = Number(new URL(server.url()).port);
  return { session, tokenId: id, websiteId, host: `${subdomain}.localhost:${port}`, port };
}

/** The time below which all but so many parts of a hundred lie. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? 0;
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
