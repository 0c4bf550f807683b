import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from "@solana/web3.js";
import { BLOCKHASH_LIFE } from "../chain/blockhashes.ts";
import type { Chain } from "../chain/chain.ts";
import { type DecodedTransaction, decodeTransaction } from "../chain/decode.ts";
import { describeTransactionError, type TransactionError } from "../chain/transaction-error.ts";
import type { Outcome } from "../chain/vm.ts";
import { contextSlot, type Methods } from "./method.ts";
import { readTransaction } from "./read-transaction.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

/** The most that one airdrop gives: 100 SOL, in lamports. */
const MAX_AIRDROP = 100_000_000_000;

export const sendMethods: Methods = {
  /**
   * Answers the signature. With `skipPreflight`, what a node would drop is dropped here too, in silence, and
   * what fails lands with its error and costs its fee.
   */
  sendTransaction: (chain, params) => {
    const config = params.config(1);
    const transaction = readTransaction(params.text(0, "transaction"), config.encoding);
    const commitment = config.skipPreflight === true ? "processed" : config.preflightCommitment;
    const slot = contextSlot(chain, commitment, config.minContextSlot);
    if (config.skipPreflight !== true) {
      preflight(chain, transaction, slot);
      chain.submit(transaction);
    } else if (!chain.objection(transaction)) land(chain, transaction);
    return transaction.signature;
  },

  requestAirdrop: (chain, params) => {
    const to = new PublicKey(params.address(0));
    const lamports = params.number(1, "lamports");
    if (lamports > MAX_AIRDROP) throw invalidParams("an airdrop gives at most 100 SOL");
    const transaction = airdrop(chain, to, lamports);
    land(chain, transaction);
    return transaction.signature;
  },
};

/**
 * What fails does so a moment after the answer, as on a node: clients that see the failure before they listen
 * for it take it for another one.
 */
function land(chain: Chain, transaction: DecodedTransaction): void {
  if (chain.simulate(transaction).err === null) chain.submit(transaction);
  else chain.submitSoon(transaction);
}

/** @param slot the newest one that the commitment asked for can see */
function preflight(chain: Chain, transaction: DecodedTransaction, slot: number): void {
  const objection = chain.objection(transaction) ?? objectionAt(chain, transaction, slot);
  if (objection === "SignatureFailure") {
    throw new RpcError(rpcCode.signatureFailure, "Transaction signature verification failure");
  }
  if (objection) throw preflightFailure(objection);
  const outcome = chain.simulate(transaction);
  if (outcome.err !== null) throw preflightFailure(outcome.err, outcome);
}

function objectionAt(chain: Chain, { message }: DecodedTransaction, slot: number) {
  const born = chain.blockhashes.slotOf(message.recentBlockhash, chain.slots.current());
  return born !== undefined && born > slot ? "BlockhashNotFound" : undefined;
}

function preflightFailure(err: TransactionError, outcome?: Outcome): RpcError {
  return new RpcError(
    rpcCode.preflightFailure,
    `Transaction simulation failed: ${describeTransactionError(err)}`,
    {
      err,
      logs: outcome?.logs ?? [],
      accounts: null,
      innerInstructions: null,
      unitsConsumed: outcome?.unitsConsumed ?? 0,
      returnData: outcome?.returnData ?? null,
      replacementBlockhash: null,
    },
  );
}

/**
 * A real transfer. Two equal ones would be one transaction, so the second names an older blockhash, and so on.
 */
function airdrop(chain: Chain, to: PublicKey, lamports: number): DecodedTransaction {
  const { publicKey: payerKey } = chain.faucet;
  const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: to, lamports })];
  const newest = chain.slots.current();
  for (let slot = newest; slot > newest - BLOCKHASH_LIFE; slot--) {
    const message = new TransactionMessage({
      payerKey,
      recentBlockhash: chain.blockhashes.at(slot),
      instructions,
    });
    const signed = new VersionedTransaction(message.compileToLegacyMessage());
    signed.sign([chain.faucet]);
    const transaction = decodeTransaction(signed.serialize());
    if (!chain.ledger.find(transaction.signature)) return transaction;
  }
  throw new RpcError(rpcCode.internal, "too many equal airdrops within a minute");
}
