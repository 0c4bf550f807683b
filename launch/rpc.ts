/** The chain's JSON-RPC, passed in. Throws what the caller's transport throws, or `RpcError`. */
export interface Rpc {
  call(method: string, params: readonly unknown[]): Promise<unknown>;
}

/** An error the node itself answered. */
export class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = "RpcError";
    this.code = code;
  }
}
