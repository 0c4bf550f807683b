import bs58 from "bs58";

/** Where an account's signature belongs in a transaction, and what it signs. */
export interface SignerSlot {
  message: Uint8Array;
  /** Byte offset of the 64-byte slot. */
  offset: number;
}

const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;
const HEADER_BYTES = 3;
const VERSION_FLAG = 0x80;

/**
 * Finds the slot by reading no more of the transaction than its signers.
 * @throws Error when the account is not among them, or the version is neither legacy nor 0
 */
export function findSignerSlot(transaction: Uint8Array, address: string): SignerSlot {
  const [signatures, signaturesStart] = readLength(transaction, 0);
  const messageStart = signaturesStart + signatures * SIGNATURE_BYTES;
  const first = transaction[messageStart] ?? 0;
  if (first > VERSION_FLAG) throw new Error("Only legacy and version 0 transactions can be signed.");
  const headerStart = first === VERSION_FLAG ? messageStart + 1 : messageStart;
  const signers = transaction[headerStart] ?? 0;
  const [keys, keysStart] = readLength(transaction, headerStart + HEADER_BYTES);
  if (signers !== signatures || signers > keys) throw new Error("The transaction is malformed.");
  const account = bs58.decode(address);
  for (let index = 0; index < signers; index++) {
    const start = keysStart + index * KEY_BYTES;
    if (account.every((byte, at) => byte === transaction[start + at])) {
      return {
        message: transaction.subarray(messageStart),
        offset: signaturesStart + index * SIGNATURE_BYTES,
      };
    }
  }
  throw new Error("This account is not a signer of the transaction.");
}

/** A copy with one slot filled and every other byte as it was. */
export function withSignature(
  transaction: Uint8Array,
  { offset }: SignerSlot,
  signature: Uint8Array,
): Uint8Array {
  const signed = transaction.slice();
  signed.set(signature, offset);
  return signed;
}

/** Solana's compact length: seven bits a byte, least significant first. Returns it and where it ends. */
function readLength(bytes: Uint8Array, start: number): [length: number, end: number] {
  let length = 0;
  for (let index = 0; index < 3; index++) {
    const byte = bytes[start + index] ?? 0;
    length |= (byte & 0x7f) << (7 * index);
    if ((byte & 0x80) === 0) return [length, start + index + 1];
  }
  throw new Error("The transaction is malformed.");
}
