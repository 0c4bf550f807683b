import { CodedError } from "#contract/errors.ts";
import { type Fetched, postJson } from "./http.ts";

/** By position, or by name, which `getAsset` requires. */
export type RpcParams = readonly unknown[] | Readonly<Record<string, unknown>>;

/** The chain's JSON-RPC, met over HTTP. */
export interface Chain {
  /** Returns the `result`. An error or a malformed answer throws `chain_unavailable`. */
  call(method: string, params: RpcParams): Promise<unknown>;
  /**
   * Passes a request of a browser on unchanged. The answer may have 1 MB. One that is no JSON, as of a proxy before the
   * node, throws `chain_unavailable`.
   */
  forward(body: string): Promise<Fetched>;
}

const DEADLINE = 15_000;
/** Bytes of an answer to the server itself, and of one that is relayed to anybody. */
const MOST_OWN = 8 * 1024 * 1024;
const MOST_RELAYED = 1024 * 1024;

export function createChain(url: string): Chain {
  const ask = (body: string, maxBytes: number) =>
    postJson({ url, body, deadline: DEADLINE, maxBytes, failure: "chain_unavailable" });
  return {
    async forward(body) {
      const answer = await ask(body, MOST_RELAYED);
      if (!/^\s*\{/.test(answer.bytes.toString("latin1", 0, 64))) throw new CodedError("chain_unavailable");
      return answer;
    },
    async call(method, params) {
      const { status, bytes } = await ask(
        JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
        MOST_OWN,
      );
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
