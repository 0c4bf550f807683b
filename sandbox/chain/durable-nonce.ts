import { SystemProgram } from "@solana/web3.js";
import bs58 from "bs58";
import type { Message } from "./decode.ts";
import type { AccountState } from "./vm.ts";

const ADVANCE_NONCE = 4;
const NONCE_ACCOUNT_BYTES = 80;
const AUTHORITY = 8;
const NONCE = 40;

/**
 * Whether a transaction lives by a nonce in place of a recent blockhash: it begins with its advance, and the
 * nonce account holds what it names.
 */
export function isAliveByNonce(
  message: Message,
  accountOf: (address: string) => AccountState | undefined,
): boolean {
  const [first] = message.compiledInstructions;
  const keys = message.staticAccountKeys;
  const data = Buffer.from(first?.data ?? []);
  const place = first?.accountKeyIndexes[0];
  if (!first || place === undefined || data.length < 4 || data.readUInt32LE() !== ADVANCE_NONCE) return false;
  if (!keys[first.programIdIndex]?.equals(SystemProgram.programId)) return false;
  const address = keys[place]?.toBase58();
  const nonce = address && message.isAccountWritable(place) ? accountOf(address) : undefined;
  if (nonce?.data.length !== NONCE_ACCOUNT_BYTES) return false;
  const authority = bs58.encode(nonce.data.subarray(AUTHORITY, NONCE));
  const signers = keys.slice(0, message.header.numRequiredSignatures).map((key) => key.toBase58());
  const value = bs58.encode(nonce.data.subarray(NONCE, NONCE + 32));
  return signers.includes(authority) && value === message.recentBlockhash;
}
