import {
  type Extension,
  type MintState,
  readMint,
  readTokenAccount,
  TOKEN_PROGRAM,
  type TokenAccountState,
} from "../chain/token-accounts.ts";
import type { AccountState, Vm } from "../chain/vm.ts";
import accountLayouts from "./account-layouts.json" with { type: "json" };
import { FieldReader } from "./layout.ts";
import { tokenAmount } from "./token-amount.ts";

const LOOKUP_TABLES = "AddressLookupTab1e1111111111111111111111111";
const SYSTEM_PROGRAM = "11111111111111111111111111111111";
const NONCE_BYTES = 80;

/** By address or, of extensions, by number: a name, and the layout of the data. */
const sysvars: Record<string, string[]> = accountLayouts.sysvars;
const extensionLayouts: Record<string, string[]> = accountLayouts.extensions;

/** An account in the `jsonParsed` form; undefined where a node would not parse it. */
export function parseAccount(address: string, account: AccountState, vm: Vm) {
  try {
    return (
      parseTokenAccount(account, vm) ??
      parseSysvar(address, account) ??
      parseLookupTable(account) ??
      parseNonce(account)
    );
  } catch (error) {
    if (error instanceof RangeError) return;
    throw error;
  }
}

function parseSysvar(address: string, { data }: AccountState) {
  const [type, layout = ""] = sysvars[address] ?? [];
  if (type === undefined) return;
  return {
    program: "sysvar",
    parsed: { type, info: new FieldReader(data).fields(layout) },
    space: data.length,
  };
}

function parseLookupTable({ owner, data }: AccountState) {
  const ADDRESSES_AT = 56;
  if (owner !== LOOKUP_TABLES || data.length < ADDRESSES_AT) return;
  const head = "deactivationSlot:u64Text lastExtendedSlot:u64Text lastExtendedSlotStartIndex:u8";
  const addresses = new FieldReader(data, ADDRESSES_AT);
  const info = {
    ...new FieldReader(data, 4).fields(`${head} authority:optionalKey`),
    addresses: addresses.repeated((data.length - ADDRESSES_AT) / 32, addresses.key),
  };
  return { program: "address-lookup-table", parsed: { type: "lookupTable", info }, space: data.length };
}

function parseNonce({ owner, data }: AccountState) {
  if (owner !== SYSTEM_PROGRAM || data.length !== NONCE_BYTES) return;
  const { lamportsPerSignature, ...keys } = new FieldReader(data, 8).fields(
    "authority:key blockhash:key lamportsPerSignature:u64Text",
  );
  const info = { ...keys, feeCalculator: { lamportsPerSignature } };
  return { program: "nonce", parsed: { type: "initialized", info }, space: data.length };
}

function parseTokenAccount(account: AccountState, vm: Vm) {
  const parsed = parseMint(readMint(account)) ?? parseHolding(readTokenAccount(account), vm);
  if (!parsed) return;
  const program = account.owner === TOKEN_PROGRAM ? "spl-token" : "spl-token-2022";
  return { program, parsed, space: account.data.length };
}

function parseMint(mint: MintState | undefined) {
  if (!mint) return;
  const info = {
    decimals: mint.decimals,
    freezeAuthority: mint.freezeAuthority,
    isInitialized: mint.initialized,
    mintAuthority: mint.mintAuthority,
    supply: mint.supply.toString(),
    ...parseExtensions(mint.extensions),
  };
  return { type: "mint", info };
}

function parseHolding(token: TokenAccountState | undefined, vm: Vm) {
  if (!token) return;
  const decimals = readMint(vm.account(token.mint))?.decimals ?? 0;
  const info = {
    isNative: token.rentExemptReserve !== null,
    mint: token.mint,
    owner: token.owner,
    state: token.state,
    tokenAmount: tokenAmount(token.amount, decimals),
    ...(token.delegate && {
      delegate: token.delegate,
      delegatedAmount: tokenAmount(token.delegatedAmount, decimals),
    }),
    ...(token.rentExemptReserve !== null && {
      rentExemptReserve: tokenAmount(token.rentExemptReserve, decimals),
    }),
    ...(token.closeAuthority && { closeAuthority: token.closeAuthority }),
    ...parseExtensions(token.extensions),
  };
  return { type: "account", info };
}

function parseExtensions(extensions: Extension[]) {
  if (extensions.length === 0) return {};
  return { extensions: extensions.map((extension) => parseExtension(extension)) };
}

function parseExtension({ type, data }: Extension) {
  const [extension, layout] = extensionLayouts[type] ?? [];
  if (extension === undefined) return { extension: "unparseableExtension" };
  return { extension, ...(layout && { state: new FieldReader(data).fields(layout) }) };
}
