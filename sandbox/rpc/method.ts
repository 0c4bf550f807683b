import type { Chain } from "../chain/chain.ts";
import { type Config, commitmentOf, type Params } from "./params.ts";
import { RpcError, rpcCode } from "./rpc-error.ts";

/** One JSON-RPC method. What it returns is the result; an RpcError thrown is the error. */
export type Method = (chain: Chain, params: Params) => unknown;

export type Methods = Record<string, Method>;

/** The envelope of answers that say at which slot they hold. */
export function withContext(chain: Chain, config: Config, value: unknown) {
  const slot = contextSlot(chain, config.commitment, config.minContextSlot);
  return { context: { apiVersion: API_VERSION, slot }, value };
}

/** The slot at a commitment, which may not lie before the one that the caller has already seen. */
export function contextSlot(chain: Chain, commitment: unknown, minContextSlot: unknown): number {
  const slot = chain.slots.at(commitmentOf({ commitment }));
  if (typeof minContextSlot === "number" && minContextSlot > slot) {
    throw new RpcError(rpcCode.minContextSlot, "Minimum context slot has not been reached", {
      contextSlot: slot,
    });
  }
  return slot;
}

/** The largest u64 as JavaScript can hold it, which is 385 more than it is. */
export const U64_MAX = 18_446_744_073_709_552_000;

/**
 * JSON with the largest u64 in its exact digits. Inside a string the quote before the colon would be escaped.
 */
export const toWire = (answer: object): string =>
  JSON.stringify(answer).replace(/"(\w+)":18446744073709552000/g, '"$1":18446744073709551615');

export const API_VERSION = "3.0.0";
