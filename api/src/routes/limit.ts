import type { Context } from "hono";
import { CodedError, errorSentence } from "#contract/errors.ts";
import type { ServerDeps } from "../deps.ts";
import type { LimitClass } from "../services/limits/policies.ts";
import type { Allowance, Client } from "../services/limits/rate-limiter.ts";
import { addressKey, clientAddress } from "./client-address.ts";

/** Counts a request, says in headers what is left, and fails with `rate_limited` where nothing is. */
export function limit(deps: ServerDeps, c: Context, name: LimitClass, user?: string): void {
  const address = clientAddress(c, deps.settings.trustedProxies);
  const client: Client = { user, address: addressKey(address, 64), network: addressKey(address, 48) };
  const allowance = deps.limiter.take(name, client);
  const isTighter = allowance.remaining <= Number(c.res.headers.get("RateLimit-Remaining") ?? Infinity);
  if (isTighter || !allowance.isAllowed) setHeaders(c, allowance);
  if (allowance.isAllowed) return;
  c.header("Retry-After", String(allowance.reset));
  throw new CodedError("rate_limited", {}, name === "chain" ? rpcError : {});
}

/** A JSON-RPC client gets the refusal as a JSON-RPC error. */
const rpcError = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32005, message: errorSentence("rate_limited") },
};

function setHeaders(c: Context, { limit: most, remaining, reset }: Allowance): void {
  c.header("RateLimit-Limit", String(most));
  c.header("RateLimit-Remaining", String(remaining));
  c.header("RateLimit-Reset", String(reset));
}
