import { type Rpc, RpcError } from "#launch/rpc.ts";

const DEADLINE_MS = 20_000;

/** JSON-RPC over HTTP to `rpc_url` of the configuration. */
export function httpRpc(url: string): Rpc {
  let id = 0;
  return {
    call: async (method, params) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: ++id, method, params }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const body = (await response.json()) as { result?: unknown; error?: { code: number; message: string } };
      if (body.error) throw new RpcError(body.error.code, body.error.message);
      if (!response.ok) throw new Error(`RPC answered ${response.status}`);
      return body.result;
    },
  };
}
