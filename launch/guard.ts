import { VersionedTransaction } from "@solana/web3.js";
import { chainBytes } from "#contract/limits.ts";
import { LaunchError } from "./launch-error.ts";

/** The creator's wallet and the new mint, in base58. The transaction must be theirs. */
export interface Expected {
  wallet: string;
  mint: string;
}

export interface Inspected {
  transaction: VersionedTransaction;
  /** The blockhash in the transaction. */
  blockhash: string;
}

/**
 * Checks the trading service's transaction before the wallet sees it: its encoding, who pays and who signs. It does
 * not check what the instructions do. Throws `LaunchError`.
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
