import bs58 from "bs58";
import type { Commitment } from "../chain/slots.ts";
import { invalidParams } from "./rpc-error.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Config = Record<string, unknown>;

/** The parameters of one call, read by position; each reader throws the JSON-RPC error of a bad one. */
export interface Params {
  raw: unknown;
  text(index: number, name: string): string;
  address(index: number, name?: string): string;
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
    text,
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

export function asAddress(value: unknown): string {
  const bytes = typeof value === "string" ? bs58.decodeUnsafe(value) : undefined;
  if (typeof value !== "string" || bytes?.length !== 32) throw invalidParams("Invalid pubkey");
  return value;
}

export function asWhole(value: unknown, name: string): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
    throw invalidParams(`${name} must be a whole number`);
  }
  return value;
}

export function commitmentOf(config: Config, fallback: Commitment = "finalized"): Commitment {
  const value = config.commitment ?? fallback;
  if (value === "processed" || value === "confirmed" || value === "finalized") return value;
  throw invalidParams("commitment must be processed, confirmed or finalized");
}
