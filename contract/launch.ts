import * as z from "zod/mini";
import { money } from "./limits.ts";
import { Address, Id, Signature, Succeeded, Time } from "./primitives.ts";

/** `mint` is the public key alone; strict, so that a body with a secret key is refused. */
export const PrepareRequest = z.strictObject({
  token_id: Id,
  wallet_address: Address,
  mint: Address,
});
export const PrepareResult = z.object({
  metadata_uri: z.string(),
  name: z.string(),
  symbol: z.string(),
  description: z.string(),
  image_url: z.string(),
  /** The addresses that stay in the metadata. */
  links: z.array(z.string()),
  /** The block height that the chain had reached. */
  prepared_height: z.int(),
  /** Names this attempt: a release of an earlier one does not end it. */
  prepared_at: Time,
});
export type PrepareResult = z.infer<typeof PrepareResult>;

/** Names a launch by its mint, and one attempt at it. */
export const ReleaseRequest = z.strictObject({ token_id: Id, mint: Address, prepared_at: Time });
export type ReleaseRequest = z.infer<typeof ReleaseRequest>;

export const ConfirmRequest = z.object({
  token_id: Id,
  signature: Signature,
  create_signature: Signature,
  mint_pubkey: Address,
});
export type ConfirmRequest = z.infer<typeof ConfirmRequest>;
/** `pending` on a failure that time may mend: the server's node does not have the whole launch yet. */
export const ConfirmResult = z.extend(Succeeded, { pending: z.optional(z.boolean()) });
export type ConfirmResult = z.infer<typeof ConfirmResult>;

/**
 * Blocks within which a prepared launch must be ready for its wallet. Its blockhash then runs out before the server gives
 * the launch up and lets another begin.
 */
export const BLOCKS_TO_BUILD = 80;

/** The metadata file that a mint points to. It is final once handed out. */
export const TokenMetadata = z.object({
  name: z.string(),
  symbol: z.string(),
  description: z.string(),
  image: z.string(),
  showName: z.boolean(),
  createdOn: z.string(),
  twitter: z.optional(z.string()),
  telegram: z.optional(z.string()),
  website: z.optional(z.string()),
});
export type TokenMetadata = z.infer<typeof TokenMetadata>;

/** The trading service's request, field for field. `amount` is the dev buy in SOL, 0 for a create alone. */
export const TradeRequest = z.object({
  publicKey: Address,
  action: z.literal("create"),
  tokenMetadata: z.object({
    name: z.string(),
    symbol: z.string(),
    uri: z.string(),
  }),
  mint: Address,
  denominatedInSol: z.literal("true"),
  amount: z.union([z.literal(0), z.number().check(z.gte(money.devBuyMin), z.lte(1_000))]),
  slippage: z.number(),
  priorityFee: z.number(),
  pool: z.string(),
});
export type TradeRequest = z.infer<typeof TradeRequest>;

export const tradeRequest = (
  wallet: string,
  mint: string,
  metadata: Pick<PrepareResult, "name" | "symbol" | "metadata_uri">,
  devBuy: number,
): TradeRequest => ({
  publicKey: wallet,
  action: "create",
  tokenMetadata: {
    name: metadata.name,
    symbol: metadata.symbol,
    uri: metadata.metadata_uri,
  },
  mint,
  denominatedInSol: "true",
  amount: devBuy,
  slippage: money.slippage,
  priorityFee: money.priorityFee,
  pool: money.pool,
});

/** What only the server knows of whether a token is ready to be launched. */
export const LaunchReadiness = z.object({
  /** The sentence that says why launches are paused; null where they are not. */
  paused: z.nullable(z.string()),
  /** The ticker of a known coin, or of one launched here, that buyers may take this one for. */
  look_alike: z.nullable(z.string()),
  /** The address that the token's website was to have, where it can no longer be had. */
  lost_address: z.nullable(z.string()),
});
export type LaunchReadiness = z.infer<typeof LaunchReadiness>;

/** The step of a launch, as a client sees it. */
export const DeployStep = z.enum(["prepare", "create", "confirm", "complete", "error"]);
export type DeployStep = z.infer<typeof DeployStep>;

export const deployStepTitles = [
  "Preparing Metadata & Token Details",
  "Creating Token & Dev Buy",
  "Finalizing with Backend",
  "Deployment Complete",
] as const;
