import bs58 from "bs58";
import type { AccountState, Vm } from "../chain/vm.ts";
import { U64_MAX } from "./method.ts";
import type { Config } from "./params.ts";
import { parseAccount } from "./parse-account.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

/** Longer data is refused in base58, which takes quadratic time. */
export const MAX_BASE58_BYTES = 128;

/** An account as `getAccountInfo` answers it; null when there is none. */
export function encodeAccount(vm: Vm, address: string, account: AccountState | undefined, config: Config) {
  if (!account) return null;
  return {
    lamports: Number(account.lamports),
    owner: account.owner,
    executable: account.executable,
    rentEpoch: U64_MAX,
    space: account.data.length,
    data: encodeData(vm, address, account, config),
  };
}

function encodeData(vm: Vm, address: string, account: AccountState, config: Config) {
  const encoding = config.encoding ?? "base58";
  if (encoding === "jsonParsed") return parseAccount(address, account, vm) ?? base64(account.data);
  const data = sliced(account.data, config.dataSlice);
  if (encoding === "base64") return base64(data);
  if (encoding === "base64+zstd") return [Buffer.from(zstdFrame(data)).toString("base64"), "base64+zstd"];
  if (encoding !== "base58") throw invalidParams(`encoding ${String(encoding)} is not supported`);
  if (data.length > MAX_BASE58_BYTES) {
    throw new RpcError(
      rpcCode.invalidRequest,
      "Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.",
    );
  }
  return config.encoding === undefined ? bs58.encode(data) : [bs58.encode(data), "base58"];
}

function sliced(data: Uint8Array, slice: unknown): Uint8Array {
  const { offset, length } = (slice ?? {}) as { offset?: unknown; length?: unknown };
  if (typeof offset !== "number" || typeof length !== "number") return data;
  return data.subarray(offset, offset + length);
}

const base64 = (data: Uint8Array): [string, "base64"] => [Buffer.from(data).toString("base64"), "base64"];

const ZSTD_MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
/** The header's next four bytes are the size of the content, which is in one segment. */
const ZSTD_SIZED = 0xa0;
const MAX_ZSTD_BLOCK = 128 * 1024;

/** A zstd frame whose blocks are stored, not compressed: Node has no zstd of its own before 22.15. */
function zstdFrame(data: Uint8Array): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const parts = [Buffer.from([...ZSTD_MAGIC, ZSTD_SIZED]), size];
  for (let start = 0; start === 0 || start < data.length; start += MAX_ZSTD_BLOCK) {
    const block = data.subarray(start, start + MAX_ZSTD_BLOCK);
    const isLast = start + MAX_ZSTD_BLOCK >= data.length;
    const header = Buffer.alloc(3);
    header.writeUIntLE(block.length * 8 + Number(isLast), 0, 3);
    parts.push(header, Buffer.from(block));
  }
  return Buffer.concat(parts);
}
