import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Keypair } from "@solana/web3.js";
import bs58 from "bs58";
import { type Blockhashes, createBlockhashes } from "./blockhashes.ts";
import { type DecodedTransaction, decodeTransaction, signaturesAreGood } from "./decode.ts";
import { isAliveByNonce } from "./durable-nonce.ts";
import { EMPTY_GENESIS, faucetOf, type Genesis, genesisDigest, layGenesis } from "./genesis.ts";
import { openHighWater } from "./high-water.ts";
import { type JournalRecord, openJournal } from "./journal.ts";
import { createLedger, type Entry, type Ledger } from "./ledger.ts";
import { createMoments } from "./moments.ts";
import { readOrCreateOrigin } from "./origin.ts";
import { runTransaction } from "./run-transaction.ts";
import { createSlots, FIRST_SLOT, type Now, type Slots } from "./slots.ts";
import { openSnapshots } from "./snapshot.ts";
import type { TransactionError } from "./transaction-error.ts";
import { openVm, type Simulation, type Vm } from "./vm.ts";

export interface Chain {
  slots: Slots;
  blockhashes: Blockhashes;
  ledger: Ledger;
  vm: Vm;
  faucet: Keypair;
  /** base58; another chain has another. */
  genesisHash: string;
  /** Where the previous chain was moved when this one replaced it. */
  setAside: string | undefined;
  /** Why a node would not take it up at all; undefined when it would. */
  objection(transaction: DecodedTransaction): TransactionError | undefined;
  /** Runs it, durably: on return it is on the disk. What a real chain would drop leaves no trace. */
  submit(transaction: DecodedTransaction): Entry | undefined;
  /** Runs it a moment after its send was answered, unless the chain is closed first. */
  submitSoon(transaction: DecodedTransaction): void;
  simulate(transaction: DecodedTransaction): Simulation;
  onLanded(listener: (entry: Entry) => void): () => void;
  /** Another fork wins: what landed in so many newest slots has never happened. Slots go on. */
  forkBack(slots: number): void;
  close(): void;
}

interface ChainSettings {
  directory: string;
  now: Now;
  genesis?: Genesis;
}

/** How many transactions may have to run again after a crash: so many, or one in so many of a long history. */
const SNAPSHOT_EVERY = 500;
const SNAPSHOT_PART = 20;
/** Longer than a client takes to begin to listen for what it has sent. */
const SOON_MS = 100;

/**
 * Opens the chain that lives in a directory, or begins one there. The journal is the truth; a snapshot only
 * saves running it all again.
 * @throws DamagedJournal
 */
export function openChain({ directory, now, genesis = EMPTY_GENESIS }: ChainSettings): Chain {
  mkdirSync(directory, { recursive: true });
  const { seed, genesisMs, setAside } = readOrCreateOrigin(directory, now, genesisDigest(genesis));
  const journal = openJournal(join(directory, "journal"));
  const highWater = openHighWater(join(directory, "slot"));
  const floor = Math.max(FIRST_SLOT, highWater.read(), journal.records.at(-1)?.slot ?? 0);
  const slots = createSlots({ now, genesisMs, floor, onAdvance: highWater.write });
  const blockhashes = createBlockhashes(seed, slots);
  const faucet = faucetOf(seed);
  const ledger = createLedger();
  const momentAt = createMoments(slots, blockhashes);
  const listeners = new Set<(entry: Entry) => void>();
  const snapshots = openSnapshots(join(directory, "snapshot"));
  const machine = openVm();
  let journalled = 0;
  let lastRecord: Uint8Array | undefined;
  let saved = 0;

  const runAll = (records: readonly JournalRecord[]) => {
    const restored = snapshots.read(records);
    machine.restore(restored?.vm);
    ledger.clear();
    if (!restored) layGenesis(machine, faucet, genesis);
    for (const entry of restored?.entries ?? []) ledger.add(entry);
    for (const record of records.slice(restored?.covers ?? 0)) {
      runTransaction(machine, ledger, decodeTransaction(record.transaction), momentAt(record.slot));
    }
    journalled = records.length;
    lastRecord = records.at(-1)?.transaction;
    saved = restored?.covers ?? 0;
  };
  runAll(journal.records);

  const vm: Vm = {
    ...machine,
    account: (address) => {
      // Sysvars stand where the last transaction left them.
      if (address.startsWith("Sysvar")) machine.moveTo(momentAt(slots.current()));
      return machine.account(address);
    },
  };

  const save = () => {
    // Only a cache: a disk too full for it must not fail what the journal has already taken.
    saved = journalled;
    snapshots.tryWrite({
      covers: journalled,
      lastRecord,
      vm: vm.toBytes(),
      entries: ledger.all(),
    });
  };

  const objection: Chain["objection"] = (transaction) => {
    if (!signaturesAreGood(transaction)) return "SignatureFailure";
    if (ledger.find(transaction.signature)) return "AlreadyProcessed";
    const { message } = transaction;
    const known = blockhashes.slotOf(message.recentBlockhash, slots.current());
    return known === undefined && !isAliveByNonce(message, vm.account) ? "BlockhashNotFound" : undefined;
  };
  const submit: Chain["submit"] = (transaction) => {
    const slot = slots.current();
    journal.append({ slot, transaction: transaction.bytes });
    journalled++;
    lastRecord = transaction.bytes;
    const entry = runTransaction(machine, ledger, transaction, momentAt(slot));
    if (entry) for (const listener of listeners) listener(entry);
    if (journalled - saved >= Math.max(SNAPSHOT_EVERY, journalled / SNAPSHOT_PART)) save();
    return entry;
  };
  const onTheirWay = new Set<NodeJS.Timeout>();

  return {
    slots,
    blockhashes,
    ledger,
    vm,
    faucet,
    genesisHash: bs58.encode(createHash("sha256").update("genesis").update(seed).digest()),
    setAside,
    objection,
    submit,
    submitSoon: (transaction) => {
      const timer = setTimeout(() => {
        onTheirWay.delete(timer);
        if (!objection(transaction)) submit(transaction);
      }, SOON_MS);
      onTheirWay.add(timer);
    },
    simulate: (transaction) => vm.simulate(transaction, momentAt(slots.current())),
    onLanded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forkBack: (count) => runAll(journal.cut(slots.current() - count + 1)),
    close: () => {
      for (const timer of onTheirWay) clearTimeout(timer);
      save();
      journal.close();
      highWater.close();
    },
  };
}
