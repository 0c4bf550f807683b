import { PublicKey, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { curveOf } from "./addresses.ts";
import { readAccounts, UnreadableAnswer } from "./chain-accounts.ts";
import type { LaunchpadProfile } from "./profile.ts";
import type { Rpc } from "./rpc.ts";
import { readTokenMetadata } from "./token-metadata.ts";

export interface LaunchClaim {
  mint: string;
  /** The transaction that created the mint. */
  createSignature: string;
  /** The last transaction of the launch; the same where there is one alone. */
  signature: string;
  /** The wallets of the user who claims the launch: one of them must have paid. */
  wallets: readonly string[];
  /** The address that was frozen when the launch was prepared. */
  metadataUri: string;
}

/** What the chain says of a claim. `pending` may still become confirmed; `refused` never does. */
export type Confirmation =
  | { kind: "confirmed"; payer: string }
  | { kind: "pending"; reason: UnconfirmedReason }
  | { kind: "refused"; reason: UnconfirmedReason };

export const confirmationErrors = {
  not_confirmed: "The chain has not confirmed this transaction yet. Please try again in a moment.",
  failed: "The transaction failed on the chain.",
  unreadable: "The transaction cannot be read.",
  other_payer: "The transaction was not paid by one of your wallets.",
  mint_unsigned: "The transaction was not signed by this mint.",
  mint_not_visible: "The mint is not visible on the chain yet. Please try again in a moment.",
  other_program: "The mint is not a Token-2022 mint.",
  other_metadata: "The mint does not carry the metadata of this token.",
} as const;
export type UnconfirmedReason = keyof typeof confirmationErrors;

/** The program that owns Token-2022 mints. */
export const TOKEN_2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb";

const refused = (reason: UnconfirmedReason): Confirmation => ({ kind: "refused", reason });
const pending = (reason: UnconfirmedReason): Confirmation => ({ kind: "pending", reason });

/** Reads a launch from the chain; nothing that the caller says of it is believed. */
export async function readConfirmation(rpc: Rpc, claim: LaunchClaim): Promise<Confirmation> {
  const created = await checkTransaction(rpc, claim.createSignature, claim);
  if (created.kind !== "confirmed") return created;
  if (claim.signature !== claim.createSignature) {
    const last = await checkPayment(rpc, claim.signature, claim.wallets);
    if (last.kind !== "confirmed") return last;
  }
  const mint = await readMint(rpc, claim.mint);
  if (mint === null) return pending("mint_not_visible");
  if (mint === "foreign") return refused("other_program");
  return mint.uri === claim.metadataUri && mint.mint === claim.mint ? created : refused("other_metadata");
}

async function checkTransaction(rpc: Rpc, signature: string, claim: LaunchClaim): Promise<Confirmation> {
  const paid = await checkPayment(rpc, signature, claim.wallets);
  if (paid.kind !== "confirmed") return paid;
  return paid.signers.includes(claim.mint)
    ? { kind: "confirmed", payer: paid.payer }
    : refused("mint_unsigned");
}

type Payment =
  | { kind: "confirmed"; payer: string; signers: string[] }
  | Exclude<Confirmation, { kind: "confirmed" }>;

async function checkPayment(rpc: Rpc, signature: string, wallets: readonly string[]): Promise<Payment> {
  const payment = await readPayment(rpc, signature);
  const isOther = payment.kind === "confirmed" && !wallets.includes(payment.payer);
  return isOther ? { kind: "refused", reason: "other_payer" } : payment;
}

/** Reads a transaction of any payer. */
async function readPayment(rpc: Rpc, signature: string): Promise<Payment> {
  const found = await rpc.call("getTransaction", [
    signature,
    { encoding: "base64", commitment: "confirmed", maxSupportedTransactionVersion: 0 },
  ]);
  if (!isRecord(found)) return { kind: "pending", reason: "not_confirmed" };
  const meta = isRecord(found.meta) ? found.meta : { err: "unknown" };
  if (meta.err !== null) return { kind: "refused", reason: "failed" };
  const signers = signersOf(found.transaction);
  const payer = signers?.[0];
  if (!signers || payer === undefined) return { kind: "refused", reason: "unreadable" };
  return { kind: "confirmed", payer, signers };
}

/** The addresses that had to sign, the fee payer first. `encoded` is `[base64, "base64"]`. */
function signersOf(encoded: unknown): string[] | null {
  const text: unknown = Array.isArray(encoded) ? encoded[0] : null;
  if (typeof text !== "string") return null;
  try {
    const { message } = VersionedTransaction.deserialize(Buffer.from(text, "base64"));
    const count = message.header.numRequiredSignatures;
    return message.staticAccountKeys.slice(0, count).map((key) => key.toBase58());
  } catch {
    return null;
  }
}

export interface MintOnChain {
  /** What the metadata says it belongs to. */
  mint: string;
  uri: string;
}

/**
 * The mint's own metadata at `confirmed`: null where there is no such account, `foreign` where it is none of
 * Token-2022. A node that has not seen `minContextSlot` yet answers with an error.
 */
export async function readMint(
  rpc: Rpc,
  mint: string,
  minContextSlot?: number,
): Promise<MintOnChain | "foreign" | null> {
  const config = { encoding: "base64", commitment: "confirmed", minContextSlot };
  const answer = await rpc.call("getAccountInfo", [mint, config]);
  const account = isRecord(answer) && isRecord(answer.value) ? answer.value : null;
  if (!account) return null;
  const text: unknown = Array.isArray(account.data) ? account.data[0] : null;
  if (account.owner !== TOKEN_2022 || typeof text !== "string") return "foreign";
  const metadata = readTokenMetadata(Buffer.from(text, "base64"));
  return metadata ? { mint: new PublicKey(metadata.mint).toBase58(), uri: metadata.uri } : "foreign";
}

export interface Creation {
  signature: string;
  payer: string;
}

/**
 * The transaction that created a mint: the oldest that succeeded and that the mint signed. Failed tries come before it,
 * and so may transactions of strangers that name its address. Null where it is not found, as on a node that is behind.
 */
export async function findCreation(rpc: Rpc, mint: string): Promise<Creation | null> {
  for (const signature of await oldestSignatures(rpc, mint)) {
    const payment = await readPayment(rpc, signature);
    if (payment.kind === "confirmed" && payment.signers.includes(mint))
      return { signature, payer: payment.payer };
  }
  return null;
}

const SIGNATURES_A_PAGE = 1_000;
const MOST_PAGES = 50;
const MOST_OLDEST = 100;

/** The oldest transactions with an address that succeeded, the oldest first. Nodes list the newest first. */
async function oldestSignatures(rpc: Rpc, address: string): Promise<string[]> {
  let oldest: string[] = [];
  let before: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const options = { limit: SIGNATURES_A_PAGE, commitment: "confirmed", before };
    const answer = await rpc.call("getSignaturesForAddress", [address, options]);
    const found = Array.isArray(answer) ? answer.filter(isHistoric) : [];
    const succeeded = found.flatMap(({ signature, err }) => (err === null ? [signature] : []));
    oldest = [...oldest, ...succeeded].slice(-MOST_OLDEST);
    if (found.length < SIGNATURES_A_PAGE) return oldest.reverse();
    before = found.at(-1)?.signature;
  }
  return [];
}

const isHistoric = (value: unknown): value is { signature: string; err: unknown } =>
  isRecord(value) && typeof value.signature === "string" && "err" in value;

/** Where a curve names its creator, whose create it was. */
const CURVE_CREATOR = 49;

/** The creator that a coin's curve names: it does not depend on the history. Null where there is no such curve. */
export async function readCreator(rpc: Rpc, profile: LaunchpadProfile, mint: string): Promise<string | null> {
  const [curve] = await readAccounts(rpc, [curveOf(profile, mint)]).catch((error: unknown) => {
    if (error instanceof UnreadableAnswer) return [];
    throw error;
  });
  if (curve?.owner !== profile.programs.launchpad || curve.data.length < CURVE_CREATOR + 32) return null;
  return bs58.encode(curve.data.subarray(CURVE_CREATOR, CURVE_CREATOR + 32));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
