import { CodedError } from "#contract/errors.ts";
import { type Fetched, postJson } from "./http.ts";

/** By position, or by name, which `getAsset` requires. */
export type RpcParams = readonly unknown[] | Readonly<Record<string, unknown>>;

/** The chain's JSON-RPC, met over HTTP. */
export interface Chain {
  /** Returns the `result`. An error or a malformed answer throws `chain_unavailable`. */
  call(method: string, params: RpcParams): Promise<unknown>;
  /** Passes a request on unchanged, for the proxy. */
  forward(body: string): Promise<Fetched>;
}

const DEADLINE = 15_000;
const MAX_BYTES = 8 * 1024 * 1024;

export function createChain(url: string): Chain {
  const forward = (body: string) =>
    postJson({ url, body, deadline: DEADLINE, maxBytes: MAX_BYTES, failure: "chain_unavailable" });
  return {
    forward,
    async call(method, params) {
      const { status, bytes } = await forward(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
      if (status !== 200) throw new CodedError("chain_unavailable");
      return resultOf(bytes);
    },
  };
}

function resultOf(bytes: Buffer): unknown {
  const answer = parse(bytes);
  if (answer === null || !("result" in answer)) throw new CodedError("chain_unavailable");
  return answer.result;
}

function parse(bytes: Buffer): object | null {
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
