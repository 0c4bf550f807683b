import { createPublicKey, verify } from "node:crypto";
import { VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";

/** The largest transaction a Solana node takes, in bytes. */
export const MAX_TRANSACTION_BYTES = 1232;

export type Message = VersionedTransaction["message"];

/** A transaction that may be shown to the virtual machine: legacy or version 0, and sane. */
export interface DecodedTransaction {
  bytes: Uint8Array;
  /** base58 of the first signature, the transaction's name. */
  signature: string;
  signatures: Uint8Array[];
  message: Message;
}

export class UndecodableTransaction extends Error {}

/**
 * Decodes strictly: the virtual machine aborts the whole process on bytes it cannot read, beyond any
 * try/catch, so nothing may reach it that does not survive a round trip byte for byte.
 * @throws UndecodableTransaction with the reason
 */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction {
  if (bytes.length > MAX_TRANSACTION_BYTES) {
    refuse(`transaction is ${bytes.length} bytes, the limit is ${MAX_TRANSACTION_BYTES}`);
  }
  const transaction = parse(bytes);
  const { message, signatures } = transaction;
  if (message.version !== "legacy" && message.version !== 0)
    refuse("only legacy and version 0 are supported");
  sanitize(message, signatures.length);
  const [first] = signatures;
  if (!first || !sameBytes(reserialize(transaction), bytes)) refuse("not in canonical form");
  return { bytes, signature: bs58.encode(first), signatures, message };
}

/**
 * Decodes a message alone, by putting empty signatures before it.
 * @throws UndecodableTransaction with the reason
 */
export function decodeMessage(bytes: Uint8Array): Message {
  const signers = (bytes[0] === 0x80 ? bytes[1] : bytes[0]) ?? 0;
  if (signers * 64 > MAX_TRANSACTION_BYTES) refuse("too many signers");
  return decodeTransaction(Buffer.concat([Buffer.from([signers]), Buffer.alloc(64 * signers), bytes]))
    .message;
}

/** True when every required signature is there and good. */
export function signaturesAreGood({ message, signatures }: DecodedTransaction): boolean {
  const signed = message.serialize();
  return signatures.every((signature, index) => {
    const key = message.staticAccountKeys[index];
    return key !== undefined && verifySignature(key.toBytes(), signed, signature);
  });
}

const ED25519_SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");

function verifySignature(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({
    key: Buffer.concat([ED25519_SPKI_PREFIX, publicKey]),
    format: "der",
    type: "spki",
  });
  return verify(null, message, key, signature);
}

function parse(bytes: Uint8Array): VersionedTransaction {
  try {
    return VersionedTransaction.deserialize(bytes);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : "cannot be read");
  }
}

function reserialize(transaction: VersionedTransaction): Uint8Array {
  try {
    return transaction.serialize();
  } catch {
    return refuse("cannot be written back");
  }
}

/** The rules a node calls "sanitize": every index points at something. */
function sanitize(message: Message, signatureCount: number): void {
  const { numRequiredSignatures, numReadonlySignedAccounts, numReadonlyUnsignedAccounts } = message.header;
  const staticKeys = message.staticAccountKeys.length;
  const lookups = message.addressTableLookups;
  const keys = lookups.reduce((sum, table) => sum + lookedUp(table), staticKeys);
  const sane =
    numRequiredSignatures > 0 &&
    signatureCount === numRequiredSignatures &&
    numReadonlySignedAccounts < numRequiredSignatures &&
    numRequiredSignatures + numReadonlyUnsignedAccounts <= staticKeys &&
    keys <= 256 &&
    lookups.every((table) => lookedUp(table) > 0) &&
    message.compiledInstructions.every(
      (instruction) =>
        instruction.programIdIndex > 0 &&
        instruction.programIdIndex < staticKeys &&
        instruction.accountKeyIndexes.every((index) => index < keys),
    );
  if (!sane) refuse("Transaction failed to sanitize accounts offsets correctly");
}

const lookedUp = (table: Message["addressTableLookups"][number]) =>
  table.writableIndexes.length + table.readonlyIndexes.length;

function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0;
}

function refuse(reason: string): never {
  throw new UndecodableTransaction(reason);
}
