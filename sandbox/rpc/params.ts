import bs58 from "bs58";
import type { Commitment } from "../chain/slots.ts";
import { invalidParam, invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Config = Record<string, unknown>;

/** The parameters of one call, read by position; each reader throws the JSON-RPC error of a bad one. */
export interface Params {
  raw: unknown;
  at(index: number): unknown;
  text(index: number, name: string): string;
  address(index: number, name?: string): string;
  signature(index: number): string;
  number(index: number, name: string): number;
  list(index: number, name: string): unknown[];
  /** The options that follow; an empty object when there are none. */
  config(index: number): Config;
}

export function readParams(raw: unknown): Params {
  const at = (index: number) => (Array.isArray(raw) ? raw[index] : undefined);
  const text = (index: number, name: string) => {
    const value = at(index);
    if (typeof value !== "string") throw invalidParams(`${name} must be a string`);
    return value;
  };
  return {
    raw,
    at,
    text,
    signature: (index) => asSignature(text(index, "signature")),
    address: (index, name = "pubkey") => asAddress(text(index, name)),
    number: (index, name) => asWhole(at(index), name),
    list: (index, name) => {
      const value = at(index);
      if (!Array.isArray(value)) throw invalidParams(`${name} must be an array`);
      return value;
    },
    config: (index) => asConfig(at(index)),
  };
}

export function asConfig(value: unknown): Config {
  if (value === undefined || value === null) return {};
  if (typeof value !== "object" || Array.isArray(value)) throw invalidParams("options must be an object");
  return value as Config;
}

export const asAddress = (value: unknown): string => asBase58(value, 32);
export const asSignature = (value: unknown): string => asBase58(value, 64);

/** base58 of so many bytes; a node names what is wrong in one of two words. */
function asBase58(value: unknown, size: number): string {
  if (typeof value !== "string") throw invalidParams("a string was expected");
  if (value.length > 2 * size) throw invalidParam("WrongSize"); // decoding takes quadratic time
  const bytes = bs58.decodeUnsafe(value);
  if (!bytes) throw invalidParam("Invalid");
  if (bytes.length !== size) throw invalidParam("WrongSize");
  return value;
}

export function asWhole(value: unknown, name: string): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
    throw invalidParams(`${name} must be a whole number`);
  }
  return value;
}

/** The three commitments, and the names they had before. */
const commitments = new Map<unknown, Commitment>([
  ["processed", "processed"],
  ["recent", "processed"],
  ["confirmed", "confirmed"],
  ["single", "confirmed"],
  ["singleGossip", "confirmed"],
  ["finalized", "finalized"],
  ["root", "finalized"],
  ["max", "finalized"],
]);

export function commitmentOf(config: Config, fallback: Commitment = "finalized"): Commitment {
  const commitment = commitments.get(config.commitment ?? fallback);
  if (commitment) return commitment;
  throw invalidParams("commitment must be processed, confirmed or finalized");
}

/** Blocks and their transactions are history only once they are confirmed. */
export function historyCommitmentOf(config: Config): Commitment {
  const commitment = commitmentOf(config);
  if (commitment !== "processed") return commitment;
  throw new RpcError(rpcCode.invalidParams, "Method does not support commitment below `confirmed`");
}
