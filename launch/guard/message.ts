import { VersionedTransaction } from "@solana/web3.js";
import { chainBytes } from "#contract/limits.ts";
import { refuse, refuseUnless } from "./refusal.ts";

/** An account as an instruction uses it; addresses in base58. */
export interface AccountUse {
  address: string;
  writable: boolean;
}

export interface Instruction {
  program: string;
  accounts: readonly AccountUse[];
  data: Uint8Array;
}

/** Entries of lookup tables by the table's address, as `lookup-tables.ts` read them from the chain. */
export type LookupTables = ReadonlyMap<string, readonly string[]>;

export interface Decoded {
  transaction: VersionedTransaction;
  instructions: readonly Instruction[];
  blockhash: string;
}

/** Below this many bytes an answer is no transaction; trading services have been seen to send a few. */
const LEAST_BYTES = 64;

/** Decodes what nobody has signed yet. Throws `LaunchRefusal`. */
export function decodeUnsigned(wire: Uint8Array, signers: readonly string[], tables: LookupTables): Decoded {
  const decoded = decodeMessage(wire, signers, tables);
  const { signatures } = decoded.transaction;
  refuseUnless(
    signatures.every((signature) => signature.every((byte) => byte === 0)),
    "signed",
  );
  return decoded;
}

/**
 * Decodes in the one way that the chain does, checks who pays and who signs, and resolves every account that
 * an instruction uses. The first signer pays, and there are no others. Throws `LaunchRefusal`.
 */
export function decodeMessage(wire: Uint8Array, signers: readonly string[], tables: LookupTables): Decoded {
  const transaction = decodeStrictly(wire);
  const { message, signatures } = transaction;
  const { header } = message;
  const fixed = message.staticAccountKeys.map((key) => key.toBase58());
  const count = signers.length;
  refuseUnless(fixed[0] === signers[0], "payer", fixed[0]);
  refuseUnless(header.numRequiredSignatures === count && signatures.length === count, "signers");
  const isSignedByThem = signers.every((signer, at) => fixed[at] === signer);
  refuseUnless(isSignedByThem && header.numReadonlySignedAccounts === 0, "signers", fixed[count - 1]);

  const loaded = loadAccounts(message.addressTableLookups, tables);
  refuseUnless(
    loaded.every(({ address }) => !signers.includes(address)),
    "hidden_account",
  );
  const firstReadonly = fixed.length - header.numReadonlyUnsignedAccounts;
  const accounts = [
    ...fixed.map((address, at) => ({ address, writable: at < count || at < firstReadonly })),
    ...loaded,
  ];
  refuseUnless(new Set(accounts.map(({ address }) => address)).size === accounts.length, "repeated_account");

  const instructions = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    program: fixed[programIdIndex] ?? refuse("hidden_account", `program at ${programIdIndex}`),
    accounts: accountKeyIndexes.map((at) => accounts[at] ?? refuse("unreadable", `account at ${at}`)),
    data,
  }));
  return { transaction, instructions, blockhash: message.recentBlockhash };
}

/** Takes legacy and version 0, and only bytes that come out the same when they are written again. */
function decodeStrictly(wire: Uint8Array): VersionedTransaction {
  refuseUnless(wire.length >= LEAST_BYTES, "unreadable", `${wire.length} bytes`);
  refuseUnless(wire.length <= chainBytes.transaction, "oversized", `${wire.length} bytes`);
  let transaction: VersionedTransaction;
  let again: Uint8Array;
  try {
    transaction = VersionedTransaction.deserialize(wire);
    again = transaction.serialize();
  } catch (error) {
    return refuse("unreadable", String(error));
  }
  refuseUnless(transaction.version === "legacy" || transaction.version === 0, "version");
  refuseUnless(sameBytes(again, wire), "unreadable", "other bytes when written again");
  return transaction;
}

/** The chain loads all writable accounts of all tables first, then the read-only ones. */
function loadAccounts(
  lookups: VersionedTransaction["message"]["addressTableLookups"],
  tables: LookupTables,
): AccountUse[] {
  const load = (writable: boolean) =>
    lookups.flatMap(({ accountKey, writableIndexes, readonlyIndexes }) => {
      const table = accountKey.toBase58();
      return (writable ? writableIndexes : readonlyIndexes).map((at) => ({
        address: tables.get(table)?.[at] ?? refuse("unknown_table", `${table} at ${at}`),
        writable,
      }));
    });
  for (const { accountKey } of lookups) {
    refuseUnless(tables.has(accountKey.toBase58()), "unknown_table", accountKey.toBase58());
  }
  return [...load(true), ...load(false)];
}

export const sameBytes = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, at) => byte === right[at]);
