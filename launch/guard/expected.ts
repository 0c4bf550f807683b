import type { PublicConfig } from "#contract/config.ts";
import { money } from "#contract/limits.ts";
import type { LaunchKeys } from "../addresses.ts";
import { BASIS, LAMPORTS_PER_SIGNATURE, profiles, tokensFor } from "../profile.ts";

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

/** The most that the purchase may cost. Where the app makes it, it costs what was agreed to. */
export const mostLamports = ({ profile, devBuy, slippage }: Agreement): bigint =>
  profile.builder === "included" ? (devBuy * BigInt(100 + slippage)) / 100n : devBuy;

/** The most that may go to the trading service and for a tip. What the purchase does not use is not theirs. */
export const mostPayments = ({ profile: { payments }, devBuy }: Agreement): bigint =>
  payments.lamports + (devBuy * payments.bps) / BASIS;

/** The wallet's signature and the mint's. */
export const networkFee = 2n * LAMPORTS_PER_SIGNATURE;

/** Lamports that may be spent in all beyond the purchase, its slippage and the priority fee. */
const COSTS = 30_000_000n;

/** The most that may leave the wallet in all. */
export function mostInAll(agreed: Agreement): bigint {
  const { devBuy, slippage, priorityFee, profile } = agreed;
  const parts = mostLamports(agreed) + mostPayments(agreed) + priorityFee + networkFee + profile.rents;
  const sum = (devBuy * BigInt(100 + slippage)) / 100n + COSTS + priorityFee;
  return parts < sum ? parts : sum;
}

/** The fewest tokens that the purchase may bring, in smallest units. */
export const leastTokens = ({ profile, devBuy, slippage }: Agreement): bigint =>
  (tokensFor(profile, devBuy) * BigInt(100 - slippage)) / 100n;
