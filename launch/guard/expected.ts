import type { PublicConfig } from "#contract/config.ts";
import { money } from "#contract/limits.ts";
import type { LaunchKeys } from "../addresses.ts";
import { profiles, tokensFor } from "../profile.ts";

/** What the creator agreed to. Amounts in lamports. */
export interface ExpectedLaunch extends LaunchKeys {
  name: string;
  symbol: string;
  /** The metadata file that the mint points to. */
  uri: string;
  /** The launchpad's fees included; 0 for a create without a purchase. */
  devBuy: bigint;
  /** Percent, whole. */
  slippage: number;
  priorityFee: bigint;
}

/** What the creator agrees to before there is a mint or a transaction. */
export type Agreement = Pick<ExpectedLaunch, "profile" | "devBuy" | "slippage" | "priorityFee">;

/** A creator agrees to a purchase in SOL; the rest is the specification's. */
export const agreementFor = (
  { network, launch_builder }: Pick<PublicConfig, "network" | "launch_builder">,
  devBuy: number,
): Agreement => ({
  profile: { ...profiles[network], builder: launch_builder },
  devBuy: toLamports(devBuy),
  slippage: money.slippage,
  priorityFee: toLamports(money.priorityFee),
});

const toLamports = (sol: number): bigint => BigInt(Math.round(sol * 1e9));

/** The most that the purchase may cost. */
export const mostLamports = ({ devBuy, slippage }: Agreement): bigint =>
  (devBuy * BigInt(100 + slippage)) / 100n;

/** The most that may leave the wallet in all. */
export const mostInAll = (agreed: Agreement): bigint =>
  mostLamports(agreed) + agreed.profile.costs + agreed.priorityFee;

/** The fewest tokens that the purchase may bring, in smallest units. */
export const leastTokens = ({ profile, devBuy, slippage }: Agreement): bigint =>
  (tokensFor(profile, devBuy) * BigInt(100 - slippage)) / 100n;
