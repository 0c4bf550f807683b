import { accountsUsed } from "../chain/accounts-used.ts";
import type { Chain } from "../chain/chain.ts";
import type { DecodedTransaction } from "../chain/decode.ts";
import { networkFee } from "../chain/fees.ts";
import { readTokenAccount } from "../chain/token-accounts.ts";
import { describeTransactionError } from "../chain/transaction-error.ts";
import type { Simulation } from "../chain/vm.ts";
import { ASSERTIONS_PROGRAM, LAUNCHPAD_PROGRAM, ROUTER_PROGRAM } from "../launchpad/addresses.ts";

const programNames: Record<string, string> = {
  "11111111111111111111111111111111": "System",
  ComputeBudget111111111111111111111111111111: "Compute Budget",
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: "Token",
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: "Token-2022",
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: "Associated Token Account",
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: "Memo",
  AddressLookupTab1e1111111111111111111111111: "Address Lookup Table",
  [LAUNCHPAD_PROGRAM.toBase58()]: "Launchpad",
  [ROUTER_PROGRAM.toBase58()]: "Trading service’s router",
  [ASSERTIONS_PROGRAM.toBase58()]: "Wallet’s protection",
};

export const UNKNOWN_PROGRAM = "Unknown program";
export const programName = (address: string): string => programNames[address] ?? UNKNOWN_PROGRAM;

/** What a transaction would do to one account, found by running it without a trace. Lamports as text. */
export interface TransactionSummary {
  feePayer: string;
  networkFee: string;
  /** Positive when lamports leave the account. */
  leaving: string;
  programs: { name: string; address: string; calls: number }[];
  instructions: number;
  signers: number;
  tokens: { mint: string; change: string }[];
  /** Why it would fail, if it would. */
  problem: string | null;
}

export function summarize(
  chain: Chain,
  transaction: DecodedTransaction,
  account: string,
): TransactionSummary {
  const { message } = transaction;
  const { all } = accountsUsed(message, chain.vm);
  const known = chain.blockhashes.slotOf(message.recentBlockhash, chain.slots.current()) !== undefined;
  const simulation = chain.simulate(transaction);
  const before = chain.vm.account(account)?.lamports ?? 0n;
  const after = simulation.err === null ? (simulation.accounts().get(account)?.lamports ?? before) : before;
  return {
    feePayer: all[0] ?? "",
    networkFee: networkFee(message).toString(),
    leaving: (before - after).toString(),
    programs: programsCalled(transaction, all),
    instructions: message.compiledInstructions.length,
    signers: message.header.numRequiredSignatures,
    tokens: tokenChanges(chain, simulation, account),
    problem: problemOf(simulation, known),
  };
}

function problemOf({ err }: Simulation, blockhashKnown: boolean): string | null {
  if (err !== null) return describeTransactionError(err);
  return blockhashKnown ? null : describeTransactionError("BlockhashNotFound");
}

function programsCalled({ message }: DecodedTransaction, all: string[]): TransactionSummary["programs"] {
  const calls = new Map<string, number>();
  for (const { programIdIndex } of message.compiledInstructions) {
    const address = all[programIdIndex] ?? "";
    calls.set(address, (calls.get(address) ?? 0) + 1);
  }
  return [...calls].map(([address, count]) => ({ name: programName(address), address, calls: count }));
}

function tokenChanges(chain: Chain, { accounts }: Simulation, owner: string): TransactionSummary["tokens"] {
  return [...accounts()].flatMap(([address, account]) => {
    const after = readTokenAccount(account);
    const before = readTokenAccount(chain.vm.account(address));
    const mint = after?.owner === owner ? after.mint : before?.owner === owner ? before.mint : undefined;
    const change =
      (after?.owner === owner ? after.amount : 0n) - (before?.owner === owner ? before.amount : 0n);
    return mint === undefined || change === 0n ? [] : [{ mint, change: change.toString() }];
  });
}
