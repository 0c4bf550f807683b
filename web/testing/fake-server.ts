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
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    const entry = {
      method: request.method,
      path: url.pathname + url.search,
      headers: request.headers,
      // An unread body would hold the request open.
      body: await request.text(),
    };
    sent.push(entry);
    return answer(entry, request.signal);
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
