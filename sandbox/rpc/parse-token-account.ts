import {
  type Extension,
  type MintState,
  readMint,
  readTokenAccount,
  TOKEN_PROGRAM,
  type TokenAccountState,
} from "../chain/token-accounts.ts";
import { IMMUTABLE_OWNER, readMetadataPointer, readTokenMetadata } from "../chain/token-extensions.ts";
import type { AccountState, Vm } from "../chain/vm.ts";
import { tokenAmount } from "./token-amount.ts";

/** Mints and token accounts in the `jsonParsed` form; undefined for anything else. */
export function parseTokenAccount(account: AccountState, vm: Vm) {
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

function parseExtension(extension: Extension) {
  const pointer = readMetadataPointer([extension]);
  if (pointer) return { extension: "metadataPointer", state: pointer };
  const metadata = readTokenMetadata([extension]);
  if (metadata) {
    const { additional, ...state } = metadata;
    return { extension: "tokenMetadata", state: { ...state, additionalMetadata: additional } };
  }
  return { extension: extension.type === IMMUTABLE_OWNER ? "immutableOwner" : "unparseableExtension" };
}
