import { type Dispatcher, request } from "undici";
import { createPinnedAgent, type Guard, publicInternet, vet } from "./guard.ts";
import { OutsideError, type Reason, reasonOf } from "./outside-error.ts";
import { readLimited } from "./read-limited.ts";

/** Fetches addresses that strangers name: an import's metadata and picture. */
export interface Outside {
  /** Fetches a public address, following redirects; returns the bytes, or why it failed. */
  fetch(url: string): Promise<Fetched>;
}

export type Fetched = { kind: "got"; bytes: Buffer } | { kind: "failed"; reason: Reason };

export interface OutsideLimits {
  maxBytes: number;
  /** Milliseconds, from the first look-up to the last byte. */
  deadline: number;
}

const MOST_REDIRECTS = 3;
const defaultLimits: OutsideLimits = { maxBytes: 10 * 1024 * 1024, deadline: 10_000 };

export function createOutside(guard: Guard = publicInternet, limits: OutsideLimits = defaultLimits): Outside {
  return {
    async fetch(address) {
      const signal = AbortSignal.timeout(limits.deadline);
      try {
        return { kind: "got", bytes: await follow(guard, address, limits.maxBytes, signal) };
      } catch (error) {
        return { kind: "failed", reason: signal.aborted ? "late" : reasonOf(error) };
      }
    },
  };
}

/** Each redirect is checked, looked up and connected to as if it were the first. */
async function follow(guard: Guard, address: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  let url = vet(guard, address);
  for (let left = MOST_REDIRECTS; ; left--) {
    const agent = createPinnedAgent(guard, url);
    const close = () => void agent.destroy().catch(() => undefined);
    // undici ignores the request's signal while it looks up a name or connects.
    signal.addEventListener("abort", close);
    try {
      const answer = await request(url, { dispatcher: agent, signal, headers });
      // A redirect's body is never read; its connection is closed.
      answer.body.on("error", () => undefined);
      const next = redirection(answer);
      if (next === null) return await readAnswer(answer, maxBytes);
      if (left === 0) throw new OutsideError("redirects");
      url = vet(guard, next, url);
    } finally {
      signal.removeEventListener("abort", close);
      close();
    }
  }
}

/** Neither cookies nor a referrer. */
const headers = {
  accept: "image/*, application/json;q=0.9, */*;q=0.5",
  "accept-encoding": "identity",
  "user-agent": "Gemwright",
};

/** The redirect's target; null if the answer is no redirect. */
function redirection({ statusCode, headers }: Dispatcher.ResponseData): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  if (typeof headers.location !== "string") throw new OutsideError("status");
  return headers.location;
}

function readAnswer(answer: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  if (answer.statusCode !== 200) throw new OutsideError("status");
  return readLimited(answer, maxBytes);
}
