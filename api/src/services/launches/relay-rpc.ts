import type { Network } from "#contract/config.ts";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../../deps.ts";

/** The RPC methods that browsers may call through this server. */
const allowed: ReadonlySet<string> = new Set([
  "getLatestBlockhash",
  "getBalance",
  "sendTransaction",
  "simulateTransaction",
  "getSignatureStatuses",
  "getSignaturesForAddress",
  "getTransaction",
  "getAccountInfo",
  "getMultipleAccounts",
  "getTokenAccountBalance",
  "getTokenSupply",
  "getTokenAccountsByOwner",
  "getTokenLargestAccounts",
  "getMinimumBalanceForRentExemption",
  "getBlockHeight",
  "getSlot",
  "getBlockTime",
  "isBlockhashValid",
  "getEpochInfo",
  "getVersion",
  "getGenesisHash",
  "getHealth",
  "getFeeForMessage",
  "getRecentPrioritizationFees",
  "getAsset",
]);

/** Parameters of the allowed methods are nested four levels at most. */
const MAX_DEPTH = 16;

const isAllowed = (method: string, network: Network): boolean =>
  allowed.has(method) || (network === "sandbox" && method === "requestAirdrop");

export interface RpcAnswer {
  status: number;
  /** The node's own bytes, or our JSON. */
  body: string | Buffer<ArrayBuffer>;
}

/** Relays one JSON-RPC request. Errors are JSON-RPC's, so that any RPC client understands them. */
export async function relayRpc({ chain, settings }: ServerDeps, body: string): Promise<RpcAnswer> {
  const request = parse(body);
  if (request === undefined) return failure(400, null, -32700, "Parse error");
  if (Array.isArray(request)) return failure(400, null, -32600, "Batches are not accepted here");
  if (!isRequest(request)) return failure(400, null, -32600, "Invalid request");
  const { id, method, params = [] } = request;
  if (!isAllowed(method, settings.network)) return failure(200, id, -32601, "Method not allowed here");
  if (!isWithin(params, MAX_DEPTH)) return failure(400, id, -32602, "Invalid params");
  try {
    const answer = await chain.forward(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    return { status: answer.status, body: answer.bytes };
  } catch (error) {
    if (error instanceof CodedError) return unavailable(id, error);
    throw error;
  }
}

/**
 * True if lists and objects are nested no deeper than `depth`. Node can parse deeper JSON than it can
 * stringify.
 */
const isWithin = (value: unknown, depth: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (depth > 0 && Object.values(value).every((each) => isWithin(each, depth - 1)));

interface RpcRequest {
  id: string | number | null;
  method: string;
  /** A list or, for `getAsset`, an object. */
  params?: unknown;
}

function isRequest(value: unknown): value is RpcRequest {
  if (typeof value !== "object" || value === null) return false;
  const { jsonrpc, id, method, params } = value as Record<string, unknown>;
  const hasId = typeof id === "string" || typeof id === "number" || id === null;
  const hasParams = params === undefined || (typeof params === "object" && params !== null);
  return jsonrpc === "2.0" && hasId && hasParams && typeof method === "string";
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const failure = (status: number, id: RpcRequest["id"], code: number, message: string): RpcAnswer => ({
  status,
  body: JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } }),
});

/** A JSON-RPC error that is an error body of this API too. */
const unavailable = (id: RpcRequest["id"], { code, message }: CodedError): RpcAnswer => ({
  status: 503,
  body: JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32603, message }, detail: message, code }),
});
