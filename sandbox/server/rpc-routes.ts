import type { Chain } from "../chain/chain.ts";
import { dispatch, failure } from "../rpc/dispatch.ts";
import { RpcError, rpcCode } from "../rpc/rpc-error.ts";
import type { Faults } from "./faults.ts";
import { json, type Reply, type Route } from "./http.ts";

/** JSON-RPC at the root, as nodes serve it, and at /rpc. */
export const rpcRoutes = (chain: Chain, faults: Faults): Route[] => [
  { method: "POST", path: /^\/(?:rpc)?$/, cors: true, handle: ({ body }) => rpc(chain, faults, body) },
];

async function rpc(chain: Chain, faults: Faults, body: string): Promise<Reply> {
  const request = parse(body);
  if (request === undefined) return json(failure(null, new RpcError(rpcCode.parse, "Parse error")));
  const answer = await dispatch(chain, request, faults.intercept);
  return answer ? json(answer) : { status: 204, headers: {}, body: "" };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return;
  }
}
