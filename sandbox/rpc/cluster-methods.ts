import { SystemProgram } from "@solana/web3.js";
import { BLOCKHASH_LIFE } from "../chain/blockhashes.ts";
import type { Chain } from "../chain/chain.ts";
import { decodeMessage, UndecodableTransaction } from "../chain/decode.ts";
import { networkFee } from "../chain/fees.ts";
import { FAUCET_LAMPORTS } from "../chain/genesis.ts";
import { FIRST_SLOT, SLOT_MS, SLOTS_PER_EPOCH } from "../chain/slots.ts";
import { API_VERSION, contextSlot, type Methods, withContext } from "./method.ts";
import { commitmentOf, type Params } from "./params.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

/** Performance is sampled each minute. */
const SAMPLE_SECONDS = 60;
const SLOTS_PER_SAMPLE = (SAMPLE_SECONDS * 1000) / SLOT_MS;
const MAX_SAMPLES = 720;
const MAX_LEADERS = 5_000;
const LARGEST_LISTED = 20;

export const clusterMethods: Methods = {
  getLatestBlockhash: (chain, params) => {
    const config = params.config(0);
    const slot = chain.slots.at(commitmentOf(config));
    return withContext(chain, config, {
      blockhash: chain.blockhashes.at(slot),
      lastValidBlockHeight: chain.slots.heightOf(slot) + BLOCKHASH_LIFE,
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

  getSlot: slotAsked,
  getBlockHeight: (chain, params) => chain.slots.heightOf(slotAsked(chain, params)),

  getEpochInfo: (chain, params) => {
    const slot = chain.slots.at(commitmentOf(params.config(0)));
    return {
      absoluteSlot: slot,
      blockHeight: chain.slots.heightOf(slot),
      epoch: Math.floor(slot / SLOTS_PER_EPOCH),
      slotIndex: slot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: chain.ledger.size,
    };
  },

  getEpochSchedule: () => ({
    slotsPerEpoch: SLOTS_PER_EPOCH,
    leaderScheduleSlotOffset: SLOTS_PER_EPOCH,
    warmup: false,
    firstNormalEpoch: 0,
    firstNormalSlot: 0,
  }),

  getTransactionCount: (chain, params) => {
    const config = params.config(0);
    return chain.ledger.countUpTo(contextSlot(chain, config.commitment, config.minContextSlot));
  },

  getRecentPerformanceSamples: (chain, params) => {
    const limit = params.at(0) === undefined ? MAX_SAMPLES : params.number(0, "limit");
    if (limit > MAX_SAMPLES) throw new RpcError(rpcCode.invalidParams, `Invalid limit; max ${MAX_SAMPLES}`);
    const newest = Math.floor(chain.slots.current() / SLOTS_PER_SAMPLE);
    const whole = newest - Math.ceil(FIRST_SLOT / SLOTS_PER_SAMPLE);
    return Array.from({ length: Math.max(1, Math.min(limit, whole)) }, (_, back) => {
      const slot = (newest - back) * SLOTS_PER_SAMPLE;
      const count = chain.ledger.countUpTo(slot) - chain.ledger.countUpTo(slot - SLOTS_PER_SAMPLE);
      return {
        slot,
        numTransactions: count,
        numNonVoteTransactions: count,
        numSlots: SLOTS_PER_SAMPLE,
        samplePeriodSecs: SAMPLE_SECONDS,
      };
    });
  },

  /** What the faucet has not given away circulates nowhere. */
  getSupply: (chain, params) => {
    const config = params.config(0);
    const faucet = nodeOf(chain);
    const kept = chain.vm.account(faucet)?.lamports ?? 0n;
    return withContext(chain, config, {
      total: Number(FAUCET_LAMPORTS),
      circulating: Number(FAUCET_LAMPORTS - kept),
      nonCirculating: Number(kept),
      nonCirculatingAccounts: config.excludeNonCirculatingAccountsList === true ? [] : [faucet],
    });
  },

  /** Most money lies in wallets, so no others are looked at. */
  getLargestAccounts: (chain, params) => {
    const config = params.config(0);
    const wallets = chain.vm
      .accountsOf(SystemProgram.programId.toBase58())
      .filter(({ address }) => isOfKind(address === nodeOf(chain), config.filter))
      .sort((one, other) => Number(other.account.lamports - one.account.lamports));
    const value = wallets
      .slice(0, LARGEST_LISTED)
      .map(({ address, account }) => ({ address, lamports: Number(account.lamports) }));
    return withContext(chain, config, value);
  },

  /** What a new chain begins with; nothing is paid, since nobody holds stake. */
  getInflationGovernor: () => ({
    initial: 0.08,
    terminal: 0.015,
    taper: 0.15,
    foundation: 0.05,
    foundationTerm: 7,
  }),
  getInflationRate: (chain, params) => {
    const asked = params.at(0) ?? Math.floor(chain.slots.current() / SLOTS_PER_EPOCH);
    return { total: 0.08, validator: 0.076, foundation: 0.004, epoch: asked };
  },

  getClusterNodes: (chain) => [
    { pubkey: nodeOf(chain), gossip: null, tpu: null, rpc: null, version: API_VERSION, featureSet: 0 },
  ],
  getIdentity: (chain) => ({ identity: nodeOf(chain) }),
  getSlotLeader: nodeOf,
  getSlotLeaders: (chain, params) => {
    const limit = params.number(1, "limit");
    if (limit === 0 || limit > MAX_LEADERS) {
      throw new RpcError(rpcCode.invalidParams, `Invalid limit; max ${MAX_LEADERS}`);
    }
    return Array.from({ length: limit }, () => nodeOf(chain));
  },
  minimumLedgerSlot: () => FIRST_SLOT,

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

function slotAsked(chain: Chain, params: Params): number {
  const { commitment, minContextSlot } = params.config(0);
  return contextSlot(chain, commitment, minContextSlot);
}

/** What the faucet keeps does not circulate. */
const isOfKind = (isFaucet: boolean, filter: unknown) =>
  filter === undefined || filter === (isFaucet ? "nonCirculating" : "circulating");

/** The one node's identity is the faucet's address. */
function nodeOf(chain: Chain): string {
  return chain.faucet.publicKey.toBase58();
}

function readMessage(base64: string) {
  try {
    return decodeMessage(new Uint8Array(Buffer.from(base64, "base64")));
  } catch (error) {
    if (error instanceof UndecodableTransaction) throw invalidParams(error.message);
    throw error;
  }
}
