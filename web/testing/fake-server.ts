import { vi } from "vitest";

/** A request as it left the app. */
export interface Sent {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

type Answer = (sent: Sent, signal: AbortSignal) => Response | Promise<Response>;

/** The server at the network's edge: every `fetch` is answered here, and kept. */
export function fakeServer(answer: Answer): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, { method, headers, body, signal }: RequestInit) => {
    const { pathname, search } = new URL(address);
    // As the platform does: the type of the body is a header, unless the app has set it.
    const content = new Response(body ?? null);
    const entry = {
      method: method ?? "GET",
      path: pathname + search,
      headers: new Headers(Object.fromEntries([...content.headers, ...new Headers(headers)])),
      body: await content.text(),
    };
    sent.push(entry);
    return answer(entry, signal ?? new AbortController().signal);
  });
  return sent;
}

/** A server that never answers; it gives up when the app does. */
export const silence: Answer = (_, signal) =>
  new Promise((__, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** A failure's answer, as the contract has it. */
export const errorResponse = (status: number, body: unknown = {}): Response =>
  Response.json(body, { status });
