import bs58 from "bs58";
import { readTokenAccount } from "../chain/token-accounts.ts";
import type { AccountState } from "../chain/vm.ts";
import { encodeAccount } from "./encode-account.ts";
import { type Methods, withContext } from "./method.ts";
import { asConfig, asWhole } from "./params.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

type AccountFilter = (account: AccountState) => boolean;

const MAX_FILTERS = 4;
const MAX_COMPARED_BYTES = 128;

export const programAccountMethods: Methods = {
  getProgramAccounts: (chain, params) => {
    const program = params.address(0);
    const config = params.config(1);
    const isWanted = readAccountFilters(config.filters);
    const accounts = chain.vm
      .accountsOf(program)
      .filter(({ account }) => isWanted(account))
      .map(({ address, account }) => ({
        pubkey: address,
        account: encodeAccount(chain.vm, address, account, config),
      }))
      .sort((left, right) => (left.pubkey < right.pubkey ? -1 : 1));
    const answer = withContext(chain, config, accounts);
    return config.withContext === true ? answer : accounts;
  },
};

/** Reads `filters` of getProgramAccounts and programSubscribe; an account must pass all of them. */
export function readAccountFilters(filters: unknown): AccountFilter {
  if (filters === undefined || filters === null) return () => true;
  if (!Array.isArray(filters)) throw invalidParams("filters must be an array");
  if (filters.length > MAX_FILTERS) {
    throw new RpcError(rpcCode.invalidParams, `Too many filters provided; max ${MAX_FILTERS}`);
  }
  const all = filters.map(readFilter);
  return (account) => all.every((passes) => passes(account));
}

function readFilter(filter: unknown): AccountFilter {
  if (filter === "tokenAccountState") return isTokenAccount;
  const { dataSize, memcmp, tokenAccountState } = asConfig(filter);
  if (dataSize !== undefined) {
    const size = asWhole(dataSize, "dataSize");
    return ({ data }) => data.length === size;
  }
  if (memcmp !== undefined) {
    const { offset, bytes, encoding } = asConfig(memcmp);
    const start = asWhole(offset, "memcmp.offset");
    const wanted = comparedBytes(bytes, encoding ?? "base58");
    return ({ data }) => Buffer.compare(data.subarray(start, start + wanted.length), wanted) === 0;
  }
  if (tokenAccountState !== undefined) return isTokenAccount;
  throw invalidParams("a filter is dataSize, memcmp or tokenAccountState");
}

const isTokenAccount: AccountFilter = (account) => {
  const token = readTokenAccount(account);
  return token !== undefined && token.state !== "uninitialized";
};

function comparedBytes(bytes: unknown, encoding: unknown): Uint8Array {
  const decoded = Array.isArray(bytes) ? Uint8Array.from(bytes.map(Number)) : decodeText(bytes, encoding);
  if (!decoded) throw invalidParams("memcmp.bytes cannot be decoded");
  if (decoded.length > MAX_COMPARED_BYTES) {
    throw invalidParams(`memcmp.bytes may be at most ${MAX_COMPARED_BYTES} bytes`);
  }
  return decoded;
}

function decodeText(bytes: unknown, encoding: unknown): Uint8Array | undefined {
  if (typeof bytes !== "string" || bytes.length > 2 * MAX_COMPARED_BYTES) return;
  if (encoding === "base58") return bs58.decodeUnsafe(bytes);
  return encoding === "base64" ? Buffer.from(bytes, "base64") : undefined;
}
