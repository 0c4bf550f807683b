/** An error as JSON-RPC answers it. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const rpcCode = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  assetNotFound: -32000,
  preflightFailure: -32002,
  signatureFailure: -32003,
  blockCleanedUp: -32001,
  blockNotAvailable: -32004,
  nodeBusy: -32005,
  slotSkipped: -32007,
  unsupportedVersion: -32015,
  minContextSlot: -32016,
} as const;

export const invalidParams = (reason: string) =>
  new RpcError(rpcCode.invalidParams, `Invalid params: ${reason}`);

/** What nodes write about one parameter, rather than about the shape of them all. */
export const invalidParam = (reason: string) =>
  new RpcError(rpcCode.invalidParams, `Invalid param: ${reason}`);

export const tooManyInputs = (most: number) =>
  new RpcError(rpcCode.invalidParams, `Too many inputs provided; max ${most}`);
