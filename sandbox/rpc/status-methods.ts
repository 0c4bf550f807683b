import { BLOCKHASH_LIFE } from "../chain/blockhashes.ts";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { type Commitment, lagOf } from "../chain/slots.ts";
import { encodeEntry } from "./encode-transaction.ts";
import { type Methods, withContext } from "./method.ts";
import { asSignature, asWhole, historyCommitmentOf } from "./params.ts";
import { MEMO_PROGRAMS } from "./parse-instruction.ts";
import { RpcError, rpcCode, tooManyInputs } from "./rpc-error.ts";

const MAX_SIGNATURES = 256;
const HISTORY_LIMIT = 1_000;

export const statusMethods: Methods = {
  getSignatureStatuses: (chain, params) => {
    const config = params.config(1);
    const signatures = params.list(0, "signatures").map(asSignature);
    if (signatures.length > MAX_SIGNATURES) throw tooManyInputs(MAX_SIGNATURES);
    const statuses = signatures.map((signature) => {
      const entry = chain.ledger.find(signature);
      const seen = entry && (config.searchTransactionHistory === true || isRecent(chain, entry));
      return seen ? encodeStatus(chain, entry) : null;
    });
    return withContext(chain, { ...config, commitment: "processed" }, statuses);
  },

  getTransaction: (chain, params) => {
    const options = params.at(1);
    const config = typeof options === "string" ? { encoding: options } : params.config(1);
    const entry = chain.ledger.find(params.signature(0));
    return entry && isAt(chain, entry, historyCommitmentOf(config))
      ? encodeEntry(entry, config, chain)
      : null;
  },

  getSignaturesForAddress: (chain, params) => {
    const config = params.config(1);
    const commitment = historyCommitmentOf(config);
    const limit = asWhole(config.limit ?? HISTORY_LIMIT, "limit");
    if (limit === 0 || limit > HISTORY_LIMIT) {
      throw new RpcError(rpcCode.invalidParams, `Invalid limit; max ${HISTORY_LIMIT}`);
    }
    const entries = chain.ledger
      .ofAddress(params.address(0))
      .filter((entry) => isAt(chain, entry, commitment));
    return between(entries, config.before, config.until)
      .slice(0, limit)
      .map((entry) => ({
        signature: entry.transaction.signature,
        slot: entry.slot,
        err: entry.outcome.err,
        memo: memoOf(entry),
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

/** Newest first: after `before`, up to but not with `until`. Nothing comes after an unknown `before`. */
function between(entries: readonly Entry[], before: unknown, until: unknown): readonly Entry[] {
  const indexOf = (signature: unknown) =>
    entries.findIndex((entry) => entry.transaction.signature === asSignature(signature));
  const last = before === undefined || before === null ? -1 : indexOf(before);
  if (last === -1 && typeof before === "string") return [];
  const end = until === undefined || until === null ? -1 : indexOf(until);
  return entries.slice(last + 1, end === -1 ? entries.length : end);
}

/** The memos of a transaction's own instructions, each after its length. */
function memoOf({ transaction: { message } }: Entry): string | null {
  const memos = message.compiledInstructions.flatMap(({ programIdIndex, data }) =>
    MEMO_PROGRAMS.includes(message.staticAccountKeys[programIdIndex]?.toBase58() ?? "")
      ? [`[${data.length}] ${Buffer.from(data).toString("utf8")}`]
      : [],
  );
  return memos.length > 0 ? memos.join("; ") : null;
}
