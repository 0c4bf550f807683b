import { isRecord } from "./chain-accounts.ts";
import type { Rpc } from "./rpc.ts";

/** A transaction that everybody has signed. */
export interface Signed {
  /** Base58 of the first signature, which is the transaction's id. */
  signature: string;
  wire: Uint8Array;
  blockhash: string;
}

export interface Sent extends Signed {
  /** The slot that the chain had reached once the transaction was built: its blockhash is no newer. */
  slot: number;
}

/** What the chain says of a transaction: it has it, it has it as failed, it can never have it. */
export type Landing = { kind: "landed" } | { kind: "failed"; error: unknown } | { kind: "expired" };

export interface PollOptions {
  wait(ms: number): Promise<void>;
  signal?: AbortSignal;
  /** Called when the chain cannot be asked, with how many times in a row, and with 0 when it can again. */
  onError?(times: number): void;
}

const POLL_MS = 1_000;
const SEND_AGAIN_EVERY = 2;

/**
 * Sends the signed bytes and asks over HTTP until the chain has decided. The same bytes go out again every
 * two seconds: the signature is the same, so it is harmless. A chain that cannot be asked is asked again, for
 * as long as it takes: only the chain can say that a transaction is lost. Rejects only when the signal
 * aborts.
 */
export async function awaitLanding(rpc: Rpc, sent: Sent, options: PollOptions): Promise<Landing> {
  let errors = 0;
  for (let round = 0; ; round++) {
    options.signal?.throwIfAborted();
    try {
      if (round % SEND_AGAIN_EVERY === 0) await send(rpc, sent.wire);
      const { value } = await askStatus(rpc, sent.signature, false);
      const decided = landingOf(value[0]) ?? (await expiryOf(rpc, sent));
      if (errors > 0) options.onError?.(0);
      errors = 0;
      if (decided) return decided;
    } catch {
      options.onError?.(++errors);
    }
    await options.wait(POLL_MS);
  }
}

async function send(rpc: Rpc, wire: Uint8Array): Promise<void> {
  const base64 = btoa(String.fromCharCode(...wire));
  // A node may refuse bytes it has seen; the status is what counts.
  await rpc
    .call("sendTransaction", [base64, { encoding: "base64", skipPreflight: true, maxRetries: 0 }])
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.name === "RpcError")) throw error;
    });
}

/** What the chain has recorded of a transaction, however old; null where it has not confirmed it. */
export const readLanding = async (rpc: Rpc, signature: string): Promise<Landing | null> =>
  landingOf((await askStatus(rpc, signature, true)).value[0]);

interface SignatureStatus {
  err: unknown;
  confirmationStatus?: "processed" | "confirmed" | "finalized" | null;
}

/** An answer, with the slot of the chain that the node had seen. */
interface InContext<T> {
  context: { slot: number };
  value: T;
}

const askStatus = async (rpc: Rpc, signature: string, searchTransactionHistory: boolean) =>
  (await rpc.call("getSignatureStatuses", [[signature], { searchTransactionHistory }])) as InContext<
    (SignatureStatus | null)[]
  >;

function landingOf(status: SignatureStatus | null | undefined): Landing | null {
  if (!status || status.confirmationStatus === "processed") return null;
  return status.err ? { kind: "failed", error: status.err } : { kind: "landed" };
}

/** Blocks for which a blockhash is good. A slot has a block at most. */
const BLOCKHASH_LIFE = 150;

/**
 * Expired only when the transaction's own blockhash is no longer valid and a last look in the history finds nothing.
 * A node that lags behind does not know the blockhash yet, and calls it invalid too: only one that has seen the whole
 * life of the blockhash is believed, and only a history that reaches as far.
 */
async function expiryOf(rpc: Rpc, { signature, blockhash, slot }: Sent): Promise<Landing | null> {
  const isValid = (await rpc.call("isBlockhashValid", [
    blockhash,
    { commitment: "confirmed" },
  ])) as InContext<boolean>;
  const seen = isValid.context.slot;
  if (isValid.value || seen <= slot + BLOCKHASH_LIFE) return null;
  const { context, value } = await askStatus(rpc, signature, true);
  if (value[0]) return landingOf(value[0]);
  return context.slot >= seen ? { kind: "expired" } : null;
}

/**
 * SOL by which a transaction changed its payer's balance, fees included, also if it failed; null where the node does
 * not have it yet.
 */
export async function readGain(rpc: Rpc, signature: string): Promise<number | null> {
  const config = { encoding: "json", commitment: "confirmed", maxSupportedTransactionVersion: 0 };
  const answer = await rpc.call("getTransaction", [signature, config]);
  const meta = isRecord(answer) && isRecord(answer.meta) ? answer.meta : {};
  // The wallet pays, so it is the first of the transaction's accounts.
  const [before, after] = [meta.preBalances, meta.postBalances].map((each) =>
    Array.isArray(each) ? Number(each[0]) : Number.NaN,
  );
  const gain = Number(after) - Number(before);
  return Number.isNaN(gain) ? null : gain / 1e9;
}
