import type { Balances, TokenBalance } from "./ledger.ts";
import { readMint, readTokenAccount } from "./token-accounts.ts";
import type { AccountState, Vm } from "./vm.ts";

/** The virtual machine reports no balances, so accounts are read before and after. */
export function readBalances(vm: Vm, accounts: readonly (AccountState | undefined)[]): Balances {
  return {
    lamports: accounts.map((account) => account?.lamports ?? 0n),
    tokens: accounts.flatMap((account, accountIndex) => tokenBalance(vm, account, accountIndex)),
  };
}

function tokenBalance(vm: Vm, account: AccountState | undefined, accountIndex: number): TokenBalance[] {
  const token = readTokenAccount(account);
  if (!token || !account) return [];
  const { mint, owner, amount } = token;
  const decimals = readMint(vm.account(mint))?.decimals ?? 0;
  return [{ accountIndex, mint, owner, programId: account.owner, amount, decimals }];
}
