import type { Chain } from "../chain/chain.ts";
import {
  isTokenProgram,
  readMint,
  readTokenAccount,
  type TokenAccountState,
} from "../chain/token-accounts.ts";
import type { Vm } from "../chain/vm.ts";
import { encodeAccount } from "./encode-account.ts";
import { type Methods, withContext } from "./method.ts";
import { asAddress, type Config, type Params } from "./params.ts";
import { invalidParam, tooManyInputs } from "./rpc-error.ts";
import { tokenAmount } from "./token-amount.ts";

const MAX_ACCOUNTS = 100;
const LARGEST_SHOWN = 20;

export const accountMethods: Methods = {
  getBalance: (chain, params) =>
    withContext(chain, params.config(1), Number(chain.vm.account(params.address(0))?.lamports ?? 0n)),

  getAccountInfo: (chain, params) => {
    const config = params.config(1);
    return withContext(chain, config, encodeAt(chain.vm, params.address(0), config));
  },

  getMultipleAccounts: (chain, params) => {
    const config = { encoding: "base64", ...params.config(1) };
    const addresses = params.list(0, "pubkeys").map(asAddress);
    if (addresses.length > MAX_ACCOUNTS) throw tooManyInputs(MAX_ACCOUNTS);
    const accounts = addresses.map((address) => encodeAt(chain.vm, address, config));
    return withContext(chain, config, accounts);
  },

  getMinimumBalanceForRentExemption: (chain, params) => Number(chain.vm.rent(params.number(0, "length"))),

  getTokenAccountBalance: (chain, params) => {
    const account = chain.vm.account(params.address(0));
    if (!account) throw invalidParam("could not find account");
    const token = readTokenAccount(account);
    if (!token) throw invalidParam("not a Token account");
    const decimals = readMint(chain.vm.account(token.mint))?.decimals ?? 0;
    return withContext(chain, params.config(1), tokenAmount(token.amount, decimals));
  },

  getTokenSupply: (chain, params) => {
    const mint = existingMint(chain.vm, params.address(0), "account");
    return withContext(chain, params.config(1), tokenAmount(mint.supply, mint.decimals));
  },

  getTokenLargestAccounts: (chain, params) => {
    const address = params.address(0);
    const { decimals } = existingMint(chain.vm, address, "mint");
    const largest = holdersOf(chain.vm, address)
      .slice(0, LARGEST_SHOWN)
      .map((holder) => ({ address: holder.address, ...tokenAmount(holder.amount, decimals) }));
    return withContext(chain, params.config(1), largest);
  },

  getTokenAccountsByOwner: (chain, params) => tokenAccounts(chain, params, ({ owner }) => owner),
  getTokenAccountsByDelegate: (chain, params) => tokenAccounts(chain, params, ({ delegate }) => delegate),
};

const encodeAt = (vm: Vm, address: string, config: Config) =>
  encodeAccount(vm, address, vm.account(address), config);

/** Token accounts of whom the first parameter names, of one mint or of all mints of one program. */
function tokenAccounts(
  chain: Chain,
  params: Params,
  holderOf: (token: TokenAccountState) => string | null,
): unknown {
  const holder = params.address(0);
  const filter = params.config(1);
  const config = params.config(2);
  const mint = filter.mint === undefined ? undefined : asAddress(filter.mint);
  const program = mint === undefined ? asAddress(filter.programId) : ownerOfMint(chain.vm, mint);
  if (!isTokenProgram(program)) throw invalidParam("unrecognized Token program id");
  const value = chain.vm.accountsOf(program).flatMap(({ address, account }) => {
    const token = readTokenAccount(account);
    if (!token || holderOf(token) !== holder || (mint !== undefined && token.mint !== mint)) return [];
    return [{ pubkey: address, account: encodeAccount(chain.vm, address, account, config) }];
  });
  return withContext(chain, config, value);
}

function ownerOfMint(vm: Vm, mint: string): string {
  existingMint(vm, mint, "mint");
  return vm.account(mint)?.owner ?? "";
}

/** Token accounts of a mint that hold something, largest first. */
export function holdersOf(vm: Vm, mint: string): { address: string; owner: string; amount: bigint }[] {
  const program = vm.account(mint)?.owner;
  if (!program) return [];
  return vm
    .accountsOf(program)
    .flatMap(({ address, account }) => {
      const token = readTokenAccount(account);
      return token?.mint === mint && token.amount > 0n
        ? [{ address, owner: token.owner, amount: token.amount }]
        : [];
    })
    .sort((left, right) => (left.amount < right.amount ? 1 : -1));
}

/** @param missing what a node calls the mint when there is none: the methods differ */
function existingMint(vm: Vm, address: string, missing: "account" | "mint") {
  const account = vm.account(address);
  if (!account) throw invalidParam(`could not find ${missing}`);
  const mint = readMint(account);
  if (!mint) throw invalidParam("not a Token mint");
  return mint;
}
