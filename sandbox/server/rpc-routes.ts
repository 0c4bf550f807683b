import type { Chain } from "../chain/chain.ts";
import { dispatch, failure } from "../rpc/dispatch.ts";
import { toWire } from "../rpc/method.ts";
import { RpcError, rpcCode } from "../rpc/rpc-error.ts";
import type { Faults } from "./faults.ts";
import { type Reply, type Route, text } from "./http.ts";

/** JSON-RPC at the root, as nodes serve it, and at /rpc. */
export const rpcRoutes = (chain: Chain, faults: Faults): Route[] => [
  { method: "POST", path: /^\/(?:rpc)?$/, cors: true, handle: ({ body }) => rpc(chain, faults, body) },
  { method: "GET", path: /^\/health$/, cors: true, handle: () => text("ok") },
];

async function rpc(chain: Chain, faults: Faults, body: string): Promise<Reply> {
  const request = parse(body);
  if (request === undefined) return wire(failure(null, new RpcError(rpcCode.parse, "Parse error")));
  const answer = await dispatch(chain, request, faults.intercept);
  return answer ? wire(answer) : { status: 204, headers: {}, body: "" };
}

const wire = (answer: object): Reply => ({
  status: 200,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: toWire(answer),
});

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return;
  }
}
