import type { VersionedTransaction } from "@solana/web3.js";
import { type AccountState, isRecord, toAccounts, toBase64, UnreadableAnswer } from "../chain-accounts.ts";
import { SYSTEM_PROGRAM } from "../profile.ts";
import type { Rpc } from "../rpc.ts";
import { refuse, refuseUnless } from "./refusal.ts";

export type Account = AccountState | null | undefined;

/** Has a node simulate an unsigned transaction: the accounts as it would leave them, in the order asked for. */
export async function simulate(
  transaction: VersionedTransaction,
  addresses: readonly string[],
  rpc: Rpc,
): Promise<Account[]> {
  const answer = await rpc.call("simulateTransaction", [
    toBase64(transaction.serialize()),
    {
      encoding: "base64",
      commitment: "confirmed",
      sigVerify: false,
      // A node that is a moment behind does not know the transaction's blockhash yet.
      replaceRecentBlockhash: true,
      accounts: { encoding: "base64", addresses },
    },
  ]);
  const value = isRecord(answer) ? answer.value : null;
  if (!isRecord(value) || value.err === undefined) throw new UnreadableAnswer("no simulation");
  refuseUnless(value.err === null, "simulation", JSON.stringify(value.err));
  return toAccounts(value.accounts, addresses.length);
}

/** Lamports that a wallet lost, less than zero if it gained some. It must still be a wallet of its owner's. */
export function spentByWallet(before: Account, after: Account): bigint {
  if (!before || !after) throw new UnreadableAnswer("the wallet is missing");
  refuseUnless(after.owner === SYSTEM_PROGRAM && after.data.length === 0, "wallet_control", after.owner);
  return before.lamports - after.lamports;
}

/** Refuses where the chain's answers cannot be read. Accounts shorter than their layout end as range errors. */
export async function refuseUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableAnswer || error instanceof RangeError)
      return refuse("unreadable_chain", error.message);
    throw error;
  }
}
