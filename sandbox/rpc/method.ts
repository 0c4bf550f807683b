import type { Chain } from "../chain/chain.ts";
import { type Config, commitmentOf, type Params } from "./params.ts";
import { RpcError, rpcCode } from "./rpc-error.ts";

/** One JSON-RPC method. What it returns is the result; an RpcError thrown is the error. */
export type Method = (chain: Chain, params: Params) => unknown;

export type Methods = Record<string, Method>;

/** The envelope of answers that say at which slot they hold. */
export function withContext(chain: Chain, config: Config, value: unknown) {
  const slot = chain.slots.at(commitmentOf(config));
  if (typeof config.minContextSlot === "number" && config.minContextSlot > slot) {
    throw new RpcError(rpcCode.minContextSlot, "Minimum context slot has not been reached", {
      contextSlot: slot,
    });
  }
  return { context: { apiVersion: API_VERSION, slot }, value };
}

export const API_VERSION = "3.0.0";
