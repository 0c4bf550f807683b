import { BLOCKHASH_LIFE } from "../chain/blockhashes.ts";
import { decodeMessage, UndecodableTransaction } from "../chain/decode.ts";
import { networkFee } from "../chain/fees.ts";
import { FIRST_SLOT, SLOTS_PER_EPOCH } from "../chain/slots.ts";
import { API_VERSION, type Methods, withContext } from "./method.ts";
import { commitmentOf } from "./params.ts";
import { invalidParams, RpcError } from "./rpc-error.ts";

const BLOCK_NOT_AVAILABLE = -32004;

// Every slot has a block, so height and slot are the same number.
export const clusterMethods: Methods = {
  getLatestBlockhash: (chain, params) => {
    const config = params.config(0);
    const slot = chain.slots.at(commitmentOf(config));
    return withContext(chain, config, {
      blockhash: chain.blockhashes.at(slot),
      lastValidBlockHeight: slot + BLOCKHASH_LIFE,
    });
  },

  isBlockhashValid: (chain, params) => {
    const config = params.config(1);
    const slot = chain.slots.at(commitmentOf(config));
    const known = chain.blockhashes.slotOf(params.text(0, "blockhash"), chain.slots.current());
    return withContext(chain, config, known !== undefined && known <= slot);
  },

  getFeeForMessage: (chain, params) => {
    const config = params.config(1);
    const message = readMessage(params.text(0, "message"));
    const known = chain.blockhashes.slotOf(message.recentBlockhash, chain.slots.current());
    return withContext(chain, config, known === undefined ? null : Number(networkFee(message)));
  },

  getSlot: (chain, params) => chain.slots.at(commitmentOf(params.config(0))),
  getBlockHeight: (chain, params) => chain.slots.at(commitmentOf(params.config(0))),

  getBlockTime: (chain, params) => {
    const slot = params.number(0, "slot");
    if (slot < FIRST_SLOT || slot > chain.slots.current()) {
      throw new RpcError(BLOCK_NOT_AVAILABLE, `Block not available for slot ${slot}`);
    }
    return chain.slots.timeOf(slot);
  },

  getEpochInfo: (chain, params) => {
    const slot = chain.slots.at(commitmentOf(params.config(0)));
    return {
      absoluteSlot: slot,
      blockHeight: slot,
      epoch: Math.floor(slot / SLOTS_PER_EPOCH),
      slotIndex: slot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: chain.ledger.size,
    };
  },

  getRecentPrioritizationFees: (chain) => {
    const slot = chain.slots.current();
    return Array.from({ length: BLOCKHASH_LIFE }, (_, index) => ({
      slot: slot - BLOCKHASH_LIFE + 1 + index,
      prioritizationFee: 0,
    }));
  },

  getVersion: () => ({ "solana-core": API_VERSION, "feature-set": 0 }),
  getGenesisHash: (chain) => chain.genesisHash,
  getHealth: () => "ok",
};

function readMessage(base64: string) {
  try {
    return decodeMessage(new Uint8Array(Buffer.from(base64, "base64")));
  } catch (error) {
    if (error instanceof UndecodableTransaction) throw invalidParams(error.message);
    throw error;
  }
}
