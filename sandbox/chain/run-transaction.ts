import { type AccountsUsed, accountsUsed } from "./accounts-used.ts";
import type { DecodedTransaction } from "./decode.ts";
import { networkFee } from "./fees.ts";
import type { Balances, Entry, Ledger, TokenBalance } from "./ledger.ts";
import { readMint, readTokenAccount } from "./token-accounts.ts";
import type { AccountState, Moment, Vm } from "./vm.ts";

/**
 * Runs a transaction and enters it into the ledger. Undefined when it failed without costing its fee: such a
 * one never lands on a real chain.
 */
export function runTransaction(
  vm: Vm,
  ledger: Ledger,
  transaction: DecodedTransaction,
  moment: Moment,
): Entry | undefined {
  const accounts = accountsUsed(transaction.message, vm);
  const earlier = accounts.all.map((address) => vm.account(address));
  const before = readBalances(vm, earlier);
  const writable = accounts.all.filter((_, index) => isWritable(transaction, accounts, index));
  const outcome = vm.execute(transaction, moment, writable);
  const later = accounts.all.map((address) => vm.account(address));
  const after = readBalances(vm, later);
  const charged = after.lamports[0] !== before.lamports[0];
  if (outcome.err !== null && !charged) return;
  const entry: Entry = {
    transaction,
    slot: moment.slot,
    index: ledger.size,
    outcome,
    fee: networkFee(transaction.message),
    accounts,
    changed: accounts.all.filter((_, index) => !isSame(earlier[index], later[index])),
    before,
    after,
  };
  ledger.add(entry);
  return entry;
}

function isWritable({ message }: DecodedTransaction, { loaded }: AccountsUsed, index: number): boolean {
  const fixed = message.staticAccountKeys.length;
  return index < fixed ? message.isAccountWritable(index) : index < fixed + loaded.writable.length;
}

function isSame(left: AccountState | undefined, right: AccountState | undefined): boolean {
  if (!left || !right) return left === right;
  return (
    left.lamports === right.lamports &&
    left.owner === right.owner &&
    Buffer.compare(left.data, right.data) === 0
  );
}

/** The virtual machine reports no balances, so accounts are read before and after. */
function readBalances(vm: Vm, accounts: readonly (AccountState | undefined)[]): Balances {
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
