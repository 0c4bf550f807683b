import type { Chain } from "../chain/chain.ts";
import { FIRST_SLOT } from "../chain/slots.ts";
import { encodeAccountsInBlock, encodeInBlock } from "./encode-transaction.ts";
import type { Methods } from "./method.ts";
import { asWhole, type Config, historyCommitmentOf } from "./params.ts";
import { invalidParams, RpcError, rpcCode } from "./rpc-error.ts";

const MAX_RANGE = 500_000;

// Every slot since the first has a block, but for those that a fault skipped.
export const blockMethods: Methods = {
  getFirstAvailableBlock: () => FIRST_SLOT,

  getBlock: (chain, params) => {
    const slot = params.number(0, "slot");
    const options = params.at(1);
    const config = typeof options === "string" ? { encoding: options } : params.config(1);
    requireBlock(chain, slot, chain.slots.at(historyCommitmentOf(config)));
    const parentSlot = chain.slots.blockAt(slot - 1);
    return {
      blockhash: chain.blockhashes.at(slot),
      previousBlockhash: chain.blockhashes.at(parentSlot),
      parentSlot,
      blockHeight: chain.slots.heightOf(slot),
      blockTime: chain.slots.timeOf(slot),
      ...(config.rewards !== false && { rewards: [] }),
      ...encodeTransactions(chain, slot, config),
    };
  },

  getBlocks: (chain, params) => {
    const start = params.number(0, "start slot");
    const end = params.at(1);
    const hasEnd = typeof end === "number";
    const config = params.config(hasEnd || end === null ? 2 : 1);
    const newest = chain.slots.at(historyCommitmentOf(config));
    const last = Math.min(hasEnd ? asWhole(end, "end slot") : newest, newest);
    if (last - start > MAX_RANGE) throw rangeTooLarge();
    return blocksBetween(chain, start, last);
  },

  getBlocksWithLimit: (chain, params) => {
    const start = params.number(0, "start slot");
    const limit = params.number(1, "limit");
    if (limit > MAX_RANGE) throw rangeTooLarge();
    const newest = chain.slots.at(historyCommitmentOf(params.config(2)));
    return blocksBetween(chain, start, newest, limit);
  },

  getBlockTime: (chain, params) => {
    const slot = params.number(0, "slot");
    requireBlock(chain, slot, chain.slots.current());
    return chain.slots.timeOf(slot);
  },
};

function encodeTransactions(chain: Chain, slot: number, config: Config) {
  const entries = chain.ledger.ofSlot(slot);
  const details = config.transactionDetails ?? "full";
  if (details === "none") return {};
  if (details === "full") return { transactions: entries.map((entry) => encodeInBlock(entry, config)) };
  if (details === "accounts") {
    return { transactions: entries.map((entry) => encodeAccountsInBlock(entry, config)) };
  }
  if (details === "signatures")
    return { signatures: entries.map(({ transaction }) => transaction.signature) };
  throw invalidParams("transactionDetails must be full, accounts, signatures or none");
}

function requireBlock(chain: Chain, slot: number, newest: number): void {
  if (slot < FIRST_SLOT) {
    throw new RpcError(
      rpcCode.blockCleanedUp,
      `Block ${slot} cleaned up, does not exist on node. First available block: ${FIRST_SLOT}`,
    );
  }
  if (slot > newest) {
    throw new RpcError(rpcCode.blockNotAvailable, `Block not available for slot ${slot}`);
  }
  if (!hasBlock(chain, slot)) {
    throw new RpcError(
      rpcCode.slotSkipped,
      `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`,
    );
  }
}

const hasBlock = ({ slots }: Chain, slot: number) => slots.blockAt(slot) === slot;

function blocksBetween(chain: Chain, start: number, last: number, limit = MAX_RANGE): number[] {
  const blocks: number[] = [];
  for (let slot = Math.max(start, FIRST_SLOT); slot <= last && blocks.length < limit; slot++) {
    if (hasBlock(chain, slot)) blocks.push(slot);
  }
  return blocks;
}

const rangeTooLarge = () => new RpcError(rpcCode.invalidParams, `Slot range too large; max ${MAX_RANGE}`);
