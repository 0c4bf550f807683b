import { ed25519 } from "@noble/curves/ed25519";
import { Keypair, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import type { Inspected } from "./guard.ts";
import { LaunchError } from "./launch-error.ts";

export interface SignedLaunch {
  wire: Uint8Array;
  /** Base58 of the wallet's signature, which is the transaction's id. */
  signature: string;
  blockhash: string;
}

/**
 * Adds the mint's signature to what the wallet signed: the wallet first, the mint last, so that a wallet that
 * changes the transaction cannot have the mint's consent. Both signatures are checked before anything is
 * sent.
 */
export function signLast(signedWire: Uint8Array, reviewed: Inspected, mintSecret: Uint8Array): SignedLaunch {
  const mint = Keypair.fromSecretKey(mintSecret);
  const transaction = VersionedTransaction.deserialize(signedWire);
  const message = transaction.message.serialize();
  const before = reviewed.transaction.message.serialize();
  if (message.length !== before.length || message.some((byte, at) => byte !== before[at])) {
    throw new LaunchError("changed");
  }
  const [payer] = transaction.message.staticAccountKeys;
  const walletSignature = transaction.signatures[0];
  if (!payer || !walletSignature || !ed25519.verify(walletSignature, message, payer.toBytes())) {
    throw new LaunchError("unsigned");
  }
  transaction.sign([mint]);
  return {
    wire: transaction.serialize(),
    signature: bs58.encode(walletSignature),
    blockhash: transaction.message.recentBlockhash,
  };
}
