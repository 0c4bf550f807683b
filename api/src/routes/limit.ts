import type { Context, MiddlewareHandler } from "hono";
import { CodedError, errorSentence } from "#contract/errors.ts";
import type { ServerDeps } from "../deps.ts";
import type { LimitClass } from "../services/limits/policies.ts";
import type { Allowance, Client } from "../services/limits/rate-limiter.ts";
import { addressKey, clientAddress } from "./client-address.ts";

declare module "hono" {
  interface ContextVariableMap {
    client: Omit<Client, "user"> | undefined;
    /** The fewest requests that a limit leaves, as the headers say. */
    remaining: number | undefined;
  }
}

/** The address that a request is counted by, and its network. */
export function clientOf({ settings }: ServerDeps, c: Context): Omit<Client, "user"> {
  const known = c.get("client");
  if (known) return known;
  const address = clientAddress(c, settings.trustedProxies);
  const client = { address: addressKey(address, 64), network: addressKey(address, 48) };
  c.set("client", client);
  return client;
}

/** Counts a request, says in headers what is left, and fails with `rate_limited` where nothing is. */
export async function limit(deps: ServerDeps, c: Context, name: LimitClass, user?: string): Promise<void> {
  const from = clientOf(deps, c);
  const client: Client = user === undefined ? from : { ...from, user };
  const allowance = await deps.limiter.take(name, client);
  const isTighter = name !== "file" && allowance.remaining <= (c.get("remaining") ?? Infinity);
  if (isTighter || !allowance.isAllowed) setHeaders(c, allowance);
  if (allowance.isAllowed) return;
  deps.metrics.countLimited(name);
  // Once a window, so that a flood of requests is no flood of lines.
  if (allowance.isFirstRefusal) deps.log.warn({ limit: name, ...client }, "a client has reached a limit");
  c.header("Retry-After", String(allowance.reset));
  throw new CodedError("rate_limited", {}, name === "chain" ? rpcError : {});
}

/** Counts the requests that are for no endpoint. */
export const countFiles =
  (deps: ServerDeps): MiddlewareHandler =>
  async (c, next) => {
    await limit(deps, c, "file");
    return next();
  };

/** A JSON-RPC client gets the refusal as a JSON-RPC error. */
const rpcError = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32005, message: errorSentence("rate_limited") },
};

function setHeaders(c: Context, { limit: most, remaining, reset }: Allowance): void {
  c.set("remaining", remaining);
  c.header("RateLimit-Limit", String(most));
  c.header("RateLimit-Remaining", String(remaining));
  c.header("RateLimit-Reset", String(reset));
}
