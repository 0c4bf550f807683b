import type { IncomingMessage, ServerResponse } from "node:http";

/** An answer, ready to be written. */
export interface Reply {
  status: number;
  /** The words after the status, where they are not the usual ones. */
  statusText?: string;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export interface Route {
  method: "GET" | "POST" | "DELETE";
  /** Anchored; its groups are given to the handler. */
  path: RegExp;
  /** Whether pages of any origin may call it. */
  cors?: boolean;
  handle(request: Incoming): Reply | Promise<Reply>;
}

export interface Incoming {
  url: URL;
  groups: string[];
  /** The body as text; empty for GET. */
  body: string;
  contentType: string;
}

const MAX_BODY_BYTES = 256 * 1024;

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "content-type, solana-client, authorization, ngrok-skip-browser-warning",
  "access-control-allow-private-network": "true",
  "access-control-max-age": "600",
};

export const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(value),
});

export const text = (body: string, status = 200): Reply => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body,
});

/** Answers with the first route that fits, always, whatever happens inside it. */
export async function serve(
  routes: Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const fitting = routes.filter((route) => route.path.test(url.pathname));
  const cors = fitting.some((route) => route.cors) ? corsHeaders : {};
  const reply = await answer(fitting, url, request);
  if (reply.statusText) response.statusMessage = reply.statusText;
  response.writeHead(reply.status, {
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    ...cors,
    ...reply.headers,
  });
  response.end(request.method === "HEAD" ? undefined : reply.body);
}

async function answer(fitting: Route[], url: URL, request: IncomingMessage): Promise<Reply> {
  if (request.method === "OPTIONS") return { status: 204, headers: {}, body: "" };
  const method = request.method === "HEAD" ? "GET" : request.method;
  const route = fitting.find((one) => one.method === method);
  if (!route) return text("Not found", fitting.length > 0 ? 405 : 404);
  const body = await readBody(request);
  if (body === undefined) return text("Too large", 413);
  const groups = route.path.exec(url.pathname)?.slice(1) ?? [];
  try {
    return await route.handle({ url, groups, body, contentType: request.headers["content-type"] ?? "" });
  } catch (error) {
    const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
    return text(error instanceof Error ? error.message : "Internal error", status);
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString("utf8");
}
