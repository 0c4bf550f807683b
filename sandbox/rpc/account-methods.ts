import { readMint, readTokenAccount, TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from "../chain/token-accounts.ts";
import type { Vm } from "../chain/vm.ts";
import { encodeAccount } from "./encode-account.ts";
import { type Methods, withContext } from "./method.ts";
import { asAddress } from "./params.ts";
import { invalidParams } from "./rpc-error.ts";
import { tokenAmount } from "./token-amount.ts";

const MAX_ACCOUNTS = 100;
const LARGEST_SHOWN = 20;

export const accountMethods: Methods = {
  getBalance: (chain, params) =>
    withContext(chain, params.config(1), Number(chain.vm.account(params.address(0))?.lamports ?? 0n)),

  getAccountInfo: (chain, params) => {
    const config = params.config(1);
    return withContext(chain, config, encodeAccount(chain.vm.account(params.address(0)), config, chain.vm));
  },

  getMultipleAccounts: (chain, params) => {
    const config = { encoding: "base64", ...params.config(1) };
    const addresses = params.list(0, "pubkeys").map(asAddress);
    if (addresses.length > MAX_ACCOUNTS) throw invalidParams(`Too many inputs provided; max ${MAX_ACCOUNTS}`);
    const accounts = addresses.map((address) => encodeAccount(chain.vm.account(address), config, chain.vm));
    return withContext(chain, config, accounts);
  },

  getMinimumBalanceForRentExemption: (chain, params) => Number(chain.vm.rent(params.number(0, "length"))),

  getTokenAccountBalance: (chain, params) => {
    const token = readTokenAccount(chain.vm.account(params.address(0)));
    if (!token) throw invalidParams("not a Token account");
    const decimals = readMint(chain.vm.account(token.mint))?.decimals ?? 0;
    return withContext(chain, params.config(1), tokenAmount(token.amount, decimals));
  },

  getTokenSupply: (chain, params) => {
    const mint = existingMint(chain.vm, params.address(0));
    return withContext(chain, params.config(1), tokenAmount(mint.supply, mint.decimals));
  },

  getTokenLargestAccounts: (chain, params) => {
    const address = params.address(0);
    const { decimals } = existingMint(chain.vm, address);
    const largest = holdersOf(chain.vm, address)
      .slice(0, LARGEST_SHOWN)
      .map((holder) => ({ address: holder.address, ...tokenAmount(holder.amount, decimals) }));
    return withContext(chain, params.config(1), largest);
  },

  getTokenAccountsByOwner: (chain, params) => {
    const owner = params.address(0);
    const filter = params.config(1);
    const config = params.config(2);
    const mint = filter.mint === undefined ? undefined : asAddress(filter.mint);
    const programs = mint === undefined ? [asAddress(filter.programId)] : [TOKEN_PROGRAM, TOKEN_2022_PROGRAM];
    const found = programs
      .flatMap((program) => chain.vm.accountsOf(program))
      .filter(({ account }) => {
        const token = readTokenAccount(account);
        return token?.owner === owner && (mint === undefined || token.mint === mint);
      });
    const value = found.map(({ address, account }) => ({
      pubkey: address,
      account: encodeAccount(account, config, chain.vm),
    }));
    return withContext(chain, config, value);
  },
};

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

function existingMint(vm: Vm, address: string) {
  const mint = readMint(vm.account(address));
  if (!mint) throw invalidParams("not a Token mint");
  return mint;
}
