import { BLOCKHASH_LIFE } from "../chain/blockhashes.ts";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { type Commitment, lagOf } from "../chain/slots.ts";
import { encodeEntry } from "./encode-transaction.ts";
import { type Methods, withContext } from "./method.ts";
import { commitmentOf } from "./params.ts";
import { invalidParams } from "./rpc-error.ts";

const MAX_SIGNATURES = 256;
const HISTORY_LIMIT = 1_000;

export const statusMethods: Methods = {
  getSignatureStatuses: (chain, params) => {
    const config = params.config(1);
    const signatures = params.list(0, "signatures");
    if (signatures.length > MAX_SIGNATURES)
      throw invalidParams(`Too many inputs provided; max ${MAX_SIGNATURES}`);
    const statuses = signatures.map((signature) => {
      const entry = chain.ledger.find(String(signature));
      const seen = entry && (config.searchTransactionHistory === true || isRecent(chain, entry));
      return seen ? encodeStatus(chain, entry) : null;
    });
    return withContext(chain, { ...config, commitment: "processed" }, statuses);
  },

  getTransaction: (chain, params) => {
    const options = Array.isArray(params.raw) ? params.raw[1] : undefined;
    const config = typeof options === "string" ? { encoding: options } : params.config(1);
    const entry = chain.ledger.find(params.text(0, "signature"));
    return entry && isAt(chain, entry, commitmentOf(config)) ? encodeEntry(entry, config, chain) : null;
  },

  getSignaturesForAddress: (chain, params) => {
    const config = params.config(1);
    const commitment = commitmentOf(config);
    const limit = typeof config.limit === "number" ? Math.min(config.limit, HISTORY_LIMIT) : HISTORY_LIMIT;
    const entries = chain.ledger
      .ofAddress(params.address(0))
      .filter((entry) => isAt(chain, entry, commitment));
    return between(entries, config.before, config.until)
      .slice(0, limit)
      .map((entry) => ({
        signature: entry.transaction.signature,
        slot: entry.slot,
        err: entry.outcome.err,
        memo: null,
        blockTime: chain.slots.timeOf(entry.slot),
        confirmationStatus: statusOf(chain, entry),
      }));
  },
};

export const isAt = (chain: Chain, entry: Entry, commitment: Commitment) =>
  entry.slot <= chain.slots.at(commitment);

/** Without `searchTransactionHistory` a node looks only at its recent memory. */
const isRecent = (chain: Chain, entry: Entry) => entry.slot + 2 * BLOCKHASH_LIFE >= chain.slots.current();

function encodeStatus(chain: Chain, entry: Entry) {
  const confirmationStatus = statusOf(chain, entry);
  return {
    slot: entry.slot,
    confirmations: confirmationStatus === "finalized" ? null : chain.slots.current() - entry.slot,
    err: entry.outcome.err,
    status: entry.outcome.err === null ? { Ok: null } : { Err: entry.outcome.err },
    confirmationStatus,
  };
}

function statusOf(chain: Chain, entry: Entry): Commitment {
  const age = chain.slots.current() - entry.slot;
  if (age >= lagOf.finalized) return "finalized";
  return age >= lagOf.confirmed ? "confirmed" : "processed";
}

function between(entries: readonly Entry[], before: unknown, until: unknown): readonly Entry[] {
  const indexOf = (signature: unknown) =>
    entries.findIndex((entry) => entry.transaction.signature === signature);
  const start = typeof before === "string" ? indexOf(before) + 1 : 0;
  const end = typeof until === "string" ? indexOf(until) : -1;
  return entries.slice(start, end === -1 ? entries.length : end);
}
