import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Why the server cannot listen, in a sentence for the operator. */
export class ListenError extends Error {}

export interface Listening {
  port: number;
  /** Stops accepting, lets running requests finish, and closes what is left after `timeout` milliseconds. */
  close(timeout: number): Promise<void>;
}

/** Limits against slow clients, in milliseconds. Requests are limited, answers are not. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
} as const;

/**
 * Listens. A host of 127.0.0.1 means "this machine", so `::1` is added where there is one: browsers resolve
 * `localhost` to either.
 */
export async function listen(host: string, port: number, listener: RequestListener): Promise<Listening> {
  const first = await listenOn(host, port, listener);
  const { port: bound } = first.address() as AddressInfo;
  const second = host === "127.0.0.1" ? await listenOn("::1", bound, listener).catch(() => null) : null;
  const servers = second ? [first, second] : [first];
  return { port: bound, close: (timeout) => closeAll(servers, timeout) };
}

function listenOn(host: string, port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(limits, listener);
  server.maxRequestsPerSocket = 10_000;
  return new Promise((resolve, reject) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(
        new ListenError(`Cannot listen on ${host}, port ${port} (${code}). Set PORT or HOST to another.`),
      ),
    );
    server.listen(port, host, () => resolve(server));
  });
}

async function closeAll(servers: readonly Server[], timeout: number): Promise<void> {
  const timer = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, timeout);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearTimeout(timer);
}

/** Paths that health checks may ask for by a loopback host. */
export const isHealthPath = ({ url = "" }: IncomingMessage): boolean =>
  /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url);

/** Paths that the operator opens on this machine. */
export const isOperatorPath = ({ url = "" }: IncomingMessage): boolean =>
  /^\/internal\/models(?:\?|$)/.test(url);
