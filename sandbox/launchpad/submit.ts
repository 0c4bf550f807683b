import { type Keypair, type TransactionInstruction, VersionedTransaction } from "@solana/web3.js";
import type { Chain } from "../chain/chain.ts";
import { decodeTransaction } from "../chain/decode.ts";
import { LAUNCHPAD_AUTHORITY } from "./addresses.ts";
import { compileTransaction } from "./create-transaction.ts";
import { VIRTUAL_LAMPORTS, VIRTUAL_TOKENS } from "./curve.ts";
import { setParams } from "./instructions.ts";

/** Lands a transaction of the sandbox's own, paid by the first signer. Resolves to the signature of what landed. */
export function submit(
  chain: Chain,
  signers: [payer: Keypair, ...Keypair[]],
  instructions: TransactionInstruction[],
): string | undefined {
  const [{ publicKey: payer }] = signers;
  const blockhash = chain.blockhashes.at(chain.slots.current());
  const transaction = VersionedTransaction.deserialize(compileTransaction(payer, instructions, blockhash));
  transaction.sign(signers);
  const decoded = decodeTransaction(transaction.serialize());
  if (chain.objection(decoded)) return;
  return chain.submit(decoded) && decoded.signature;
}

/** From now on coins begin at so many percent of the launchpad's usual price. */
export function setOpeningPrice(chain: Chain, percent: number): void {
  const lamports = (VIRTUAL_LAMPORTS * BigInt(percent)) / 100n;
  submit(
    chain,
    [chain.faucet, LAUNCHPAD_AUTHORITY],
    [setParams(LAUNCHPAD_AUTHORITY.publicKey, VIRTUAL_TOKENS, lamports)],
  );
}
