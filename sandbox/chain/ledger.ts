import type { AccountsUsed } from "./accounts-used.ts";
import type { DecodedTransaction } from "./decode.ts";
import type { Outcome } from "./vm.ts";

/** A transaction that landed: it cost its fee, whether or not it succeeded. */
export interface Entry {
  transaction: DecodedTransaction;
  slot: number;
  /** Its place in the ledger, from 0. */
  index: number;
  outcome: Outcome;
  /** lamports */
  fee: bigint;
  accounts: AccountsUsed;
  /** Addresses of accounts that are not what they were before. */
  changed: string[];
  before: Balances;
  after: Balances;
}

export interface Balances {
  /** In the order of `accounts.all`. */
  lamports: bigint[];
  tokens: TokenBalance[];
}

export interface TokenBalance {
  accountIndex: number;
  mint: string;
  owner: string;
  programId: string;
  amount: bigint;
  decimals: number;
}

export interface Ledger {
  readonly size: number;
  add(entry: Entry): void;
  clear(): void;
  find(signature: string): Entry | undefined;
  /** Newest first. */
  ofAddress(address: string): readonly Entry[];
  /** How many landed up to and with a slot. */
  countUpTo(slot: number): number;
  /** In the order they ran in. */
  ofSlot(slot: number): readonly Entry[];
  all(): readonly Entry[];
}

export function createLedger(): Ledger {
  const entries: Entry[] = [];
  const bySignature = new Map<string, Entry>();
  const byAddress = new Map<string, Entry[]>();
  const bySlot = new Map<number, Entry[]>();

  return {
    get size() {
      return entries.length;
    },
    add: (entry) => {
      entries.push(entry);
      bySignature.set(entry.transaction.signature, entry);
      append(bySlot, entry.slot, entry);
      for (const address of new Set(entry.accounts.all)) append(byAddress, address, entry);
    },
    clear: () => {
      entries.length = 0;
      for (const index of [bySignature, byAddress, bySlot]) index.clear();
    },
    find: (signature) => bySignature.get(signature),
    ofAddress: (address) => byAddress.get(address)?.toReversed() ?? [],
    countUpTo: (slot) => {
      let [low, high] = [0, entries.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((entries[middle]?.slot ?? 0) <= slot) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    ofSlot: (slot) => bySlot.get(slot) ?? [],
    all: () => entries,
  };
}

function append<Key>(index: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const known = index.get(key);
  if (known) known.push(entry);
  else index.set(key, [entry]);
}
