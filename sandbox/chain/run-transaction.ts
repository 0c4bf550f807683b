import { accountsUsed } from "./accounts-used.ts";
import { readBalances } from "./balances.ts";
import type { DecodedTransaction } from "./decode.ts";
import { networkFee } from "./fees.ts";
import type { Entry, Ledger } from "./ledger.ts";
import type { Moment, Vm } from "./vm.ts";

/**
 * Runs a transaction and enters it into the ledger. Undefined when it failed without costing its fee: such a one
 * never lands on a real chain.
 */
export function runTransaction(
  vm: Vm,
  ledger: Ledger,
  transaction: DecodedTransaction,
  moment: Moment,
): Entry | undefined {
  const accounts = accountsUsed(transaction.message, vm);
  const before = readBalances(vm, accounts.all);
  const outcome = vm.execute(transaction, moment);
  const after = readBalances(vm, accounts.all);
  const charged = after.lamports[0] !== before.lamports[0];
  if (outcome.err !== null && !charged) return;
  const fee = networkFee(transaction.message);
  const entry = { transaction, slot: moment.slot, index: ledger.size, outcome, fee, accounts, before, after };
  ledger.add(entry);
  return entry;
}
