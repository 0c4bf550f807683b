import {
  type Address,
  type EncodedAccount,
  getTransactionDecoder,
  type Lamports,
  type Transaction,
} from "@solana/kit";
import { SYSVAR_RECENT_BLOCKHASHES_PUBKEY, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { Clock, EpochSchedule, FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from "litesvm";
import type { DecodedTransaction } from "./decode.ts";
import { SLOTS_PER_EPOCH } from "./slots.ts";
import { type TransactionError, toTransactionError } from "./transaction-error.ts";

export interface AccountState {
  lamports: bigint;
  /** base58 of the program that owns it. */
  owner: string;
  data: Uint8Array;
  executable: boolean;
}

export interface InnerInstruction {
  programIdIndex: number;
  accounts: number[];
  /** base64, since base58 takes long; those who ask get that. */
  data: string;
  stackHeight: number;
}

export interface Outcome {
  err: TransactionError | null;
  logs: string[];
  unitsConsumed: number;
  inner: { index: number; instructions: InnerInstruction[] }[];
  returnData: { programId: string; data: [string, "base64"] } | null;
}

/** When a transaction runs: slot, unix seconds, and the recent blockhashes that lookup tables ask for. */
export interface Moment {
  slot: number;
  time: number;
  recent: { slot: number; blockhash: string }[];
}

export interface Vm {
  /** Sets the clock, and the sysvars that follow it. */
  moveTo(moment: Moment): void;
  account(address: string): AccountState | undefined;
  accountsOf(program: string): { address: string; account: AccountState }[];
  put(address: string, account: AccountState): void;
  /** Puts an on-chain program, as a shared object, at its address. */
  addProgram(address: string, bytes: Uint8Array): void;
  /** Lamports that keep an account of so many bytes alive. */
  rent(bytes: number): bigint;
  /**
   * Signatures are not looked at: `Chain.objection` has done so.
   * @param writable the accounts that it may change
   */
  execute(transaction: DecodedTransaction, moment: Moment, writable: readonly string[]): Outcome;
  /** Runs without a trace. */
  simulate(transaction: DecodedTransaction, moment: Moment): Simulation;
  toBytes(): Uint8Array;
  /** Forgets everything, and begins again from a snapshot or with nothing. */
  restore(snapshot?: Uint8Array): void;
}

export interface Simulation extends Outcome {
  /** What it would leave behind; none where it fails. */
  accounts(): Map<string, AccountState>;
}

const MAX_KNOWN = 5_000;
const SYSTEM_PROGRAM = "11111111111111111111111111111111" as Address;
const NOTHING = 0n as Lamports;
const MEMO_PROGRAM = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr" as Address;
/** The same program at the address that newer clients use. */
const NEWER_MEMO_PROGRAM = "Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH" as Address;

function begin(snapshot?: Uint8Array): LiteSVM {
  const svm = (snapshot ? LiteSVM.fromBytes(snapshot) : new LiteSVM())
    .withBlockhashCheck(false)
    .withTransactionHistory(0n)
    .withSigverify(false)
    .withNativeMints();
  // It begins with a wallet of its own at a random address, and no two chains of one journal would be the same.
  if (!snapshot) {
    for (const wallet of svm.getProgramAccounts(SYSTEM_PROGRAM))
      svm.setAccount({ ...wallet, lamports: NOTHING });
  }
  const memo = svm.getAccount(MEMO_PROGRAM);
  if (memo.exists && !svm.getAccount(NEWER_MEMO_PROGRAM).exists) {
    svm.addProgram(NEWER_MEMO_PROGRAM, new Uint8Array(memo.data));
  }
  const epochSlots = BigInt(SLOTS_PER_EPOCH);
  svm.setEpochSchedule(new EpochSchedule(epochSlots, epochSlots, false, 0n, 0n));
  return svm;
}

/** The Solana virtual machine, in this process. Give it only what `decodeTransaction` let through. */
export function openVm(): Vm {
  let svm = begin();
  let slotReached = -1;
  /** What was read since it changed last: reading takes longer than most programs run. */
  const known = new Map<string, AccountState | undefined>();

  const moveTo = ({ slot, time, recent }: Moment) => {
    const epoch = BigInt(Math.floor(slot / SLOTS_PER_EPOCH));
    svm.setClock(new Clock(BigInt(slot), 0n, epoch, epoch + 1n, BigInt(time)));
    if (slot === slotReached) return;
    svm.setSlotHashes(recent.map((entry) => ({ slot: BigInt(entry.slot), hash: entry.blockhash })) as never);
    slotReached = slot;
  };

  const exists = (address: string) => svm.getAccount(address as Address).exists;
  /** The virtual machine does not tell a program that is absent from one that cannot run. */
  const named = (outcome: Outcome, { message }: DecodedTransaction): Outcome => {
    if (outcome.err !== "InvalidProgramForExecution") return outcome;
    const programs = message.compiledInstructions.map(
      ({ programIdIndex }) => message.staticAccountKeys[programIdIndex],
    );
    const isAbsent = programs.some((program) => program && !exists(program.toBase58()));
    return isAbsent ? { ...outcome, err: "ProgramAccountNotFound" } : outcome;
  };

  return {
    moveTo,
    account: (address) => {
      if (known.has(address)) return known.get(address);
      const account = svm.getAccount(address as Address);
      const state = account.exists ? toState(account) : undefined;
      if (known.size >= MAX_KNOWN) known.clear();
      if (!address.startsWith("Sysvar")) known.set(address, state);
      return state;
    },
    accountsOf: (program) =>
      svm
        .getProgramAccounts(program as Address)
        .map((account) => ({ address: account.address, account: toState(account) })),
    put: (address, { lamports, owner, data, executable }) => {
      known.delete(address);
      svm.setAccount({
        address: address as Address,
        lamports: lamports as Lamports,
        programAddress: owner as Address,
        data,
        executable,
        space: BigInt(data.length),
      });
    },
    addProgram: (address, bytes) => {
      known.delete(address);
      svm.addProgram(address as Address, bytes);
    },
    rent: (bytes) => svm.minimumBalanceForRentExemption(BigInt(bytes)),
    execute: (transaction, moment, writable) => {
      moveTo(moment);
      const result = svm.sendTransaction(toKit(inItsSlot(transaction, moment)));
      for (const address of writable) known.delete(address);
      return named(toOutcome(result), transaction);
    },
    simulate: (transaction, moment) => {
      moveTo(moment);
      const result = svm.simulateTransaction(toKit(inItsSlot(transaction, moment)));
      if (result instanceof FailedTransactionMetadata) {
        return { ...named(toOutcome(result), transaction), accounts: () => new Map() };
      }
      const accounts = () =>
        new Map(result.postAccounts().map((account) => [account.address, toState(account)] as const));
      return { ...toOutcome(result.meta()), accounts };
    },
    toBytes: () => svm.toBytes(),
    restore: (snapshot) => {
      svm = begin(snapshot);
      known.clear();
      slotReached = -1;
    },
  };
}

/**
 * Nonces advance to a hash of the slot's newest blockhash, for which the virtual machine takes the
 * transaction's own: one that has to do with nonces runs with the newest one in its place.
 */
function inItsSlot(transaction: DecodedTransaction, { recent: [newest] }: Moment): DecodedTransaction {
  const keys = transaction.message.staticAccountKeys;
  if (!newest || !keys.some((key) => key.equals(SYSVAR_RECENT_BLOCKHASHES_PUBKEY))) return transaction;
  const copy = VersionedTransaction.deserialize(transaction.bytes);
  copy.message.recentBlockhash = newest.blockhash;
  return { ...transaction, bytes: copy.serialize() };
}

const toKit = ({ bytes }: DecodedTransaction) => getTransactionDecoder().decode(bytes) as Transaction;

const toState = ({ lamports, programAddress, data, executable }: EncodedAccount): AccountState => ({
  lamports,
  owner: programAddress,
  data: new Uint8Array(data),
  executable,
});

function toOutcome(result: TransactionMetadata | FailedTransactionMetadata): Outcome {
  const failed = result instanceof FailedTransactionMetadata;
  const meta = failed ? result.meta() : result;
  return {
    err: failed ? toTransactionError(result.err()) : null,
    logs: meta.logs(),
    unitsConsumed: Number(meta.computeUnitsConsumed()),
    inner: innerInstructions(meta),
    returnData: returnData(meta),
  };
}

const innerInstructions = (meta: TransactionMetadata): Outcome["inner"] =>
  meta
    .innerInstructions()
    .map((group, index) => ({
      index,
      instructions: group.map((inner) => {
        const instruction = inner.instruction();
        return {
          programIdIndex: instruction.programIdIndex(),
          accounts: [...instruction.accounts()],
          data: Buffer.from(instruction.data()).toString("base64"),
          stackHeight: inner.stackHeight(),
        };
      }),
    }))
    .filter((group) => group.instructions.length > 0);

function returnData(meta: TransactionMetadata): Outcome["returnData"] {
  const value = meta.returnData();
  const data = value.data();
  if (data.length === 0) return null;
  return {
    programId: bs58.encode(value.programId()),
    data: [Buffer.from(data).toString("base64"), "base64"],
  };
}
