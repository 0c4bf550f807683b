import { VersionedTransaction } from "@solana/web3.js";
import { chainBytes } from "#contract/limits.ts";
import { LaunchError } from "./launch-error.ts";

/** What the creator agreed to, against which a transaction is held. Addresses are base58. */
export interface Expected {
  wallet: string;
  mint: string;
}

export interface Inspected {
  transaction: VersionedTransaction;
  /** The blockhash the transaction itself carries. */
  blockhash: string;
}

/**
 * Reads what the trading service returned before the wallet sees it. This is the guard's door: it settles who
 * pays and who signs, and that the bytes mean one thing. What the instructions may do is settled behind it.
 */
export function inspect(wire: Uint8Array, expected: Expected): Inspected {
  if (wire.length < 64) throw new LaunchError("unreadable");
  if (wire.length > chainBytes.transaction) throw new LaunchError("oversized");
  const transaction = decode(wire);
  const { message, signatures } = transaction;
  const keys = message.staticAccountKeys.map((key) => key.toBase58());
  if (keys[0] !== expected.wallet) throw new LaunchError("payer");
  if (message.header.numRequiredSignatures !== 2 || keys[1] !== expected.mint)
    throw new LaunchError("signers");
  if (signatures.some((signature) => signature.some((byte) => byte !== 0))) throw new LaunchError("signed");
  return { transaction, blockhash: message.recentBlockhash };
}

/** Decodes strictly: legacy or version 0, and the same bytes when written again. */
function decode(wire: Uint8Array): VersionedTransaction {
  let transaction: VersionedTransaction;
  try {
    transaction = VersionedTransaction.deserialize(wire);
  } catch {
    throw new LaunchError("unreadable");
  }
  if (transaction.version !== "legacy" && transaction.version !== 0) throw new LaunchError("version");
  const again = transaction.serialize();
  if (again.length !== wire.length || again.some((byte, at) => byte !== wire[at]))
    throw new LaunchError("unreadable");
  return transaction;
}
