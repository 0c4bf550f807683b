import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from "@solana/web3.js";

/** What a trading service answers: the bytes of a transaction that creates the mint, for its payer to sign. */
export function aCreation(payer: PublicKey, mint: string): Uint8Array {
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: Keypair.generate().publicKey.toBase58(),
    instructions: [
      SystemProgram.createAccount({
        fromPubkey: payer,
        newAccountPubkey: new PublicKey(mint),
        lamports: 1,
        space: 0,
        programId: SystemProgram.programId,
      }),
    ],
  });
  return new VersionedTransaction(message.compileToV0Message()).serialize();
}
