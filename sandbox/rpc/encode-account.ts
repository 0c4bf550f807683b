import bs58 from "bs58";
import type { AccountState, Vm } from "../chain/vm.ts";
import type { Config } from "./params.ts";
import { parseTokenAccount } from "./parse-token-account.ts";
import { invalidParams } from "./rpc-error.ts";

const NEVER = 18_446_744_073_709_552_000;

/** An account as `getAccountInfo` answers it; null when there is none. */
export function encodeAccount(account: AccountState | undefined, config: Config, vm: Vm) {
  if (!account) return null;
  return {
    lamports: Number(account.lamports),
    owner: account.owner,
    executable: account.executable,
    rentEpoch: NEVER,
    space: account.data.length,
    data: encodeData(account, config, vm),
  };
}

function encodeData(account: AccountState, config: Config, vm: Vm) {
  const encoding = config.encoding ?? "base58";
  if (encoding === "jsonParsed") return parseTokenAccount(account, vm) ?? base64(account.data);
  const data = sliced(account.data, config.dataSlice);
  if (encoding === "base64") return base64(data);
  if (encoding !== "base58") throw invalidParams(`encoding ${String(encoding)} is not supported`);
  if (data.length > 128) throw invalidParams("Encoded binary (base 58) data should be less than 128 bytes");
  return config.encoding === undefined ? bs58.encode(data) : [bs58.encode(data), "base58"];
}

function sliced(data: Uint8Array, slice: unknown): Uint8Array {
  const { offset, length } = (slice ?? {}) as { offset?: unknown; length?: unknown };
  if (typeof offset !== "number" || typeof length !== "number") return data;
  return data.subarray(offset, offset + length);
}

const base64 = (data: Uint8Array): [string, "base64"] => [Buffer.from(data).toString("base64"), "base64"];
