import type { LaunchKeys } from "../addresses.ts";
import { tokensFor } from "../profile.ts";

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

/** The most that the purchase may cost. */
export const mostLamports = ({ devBuy, slippage }: ExpectedLaunch): bigint =>
  (devBuy * BigInt(100 + slippage)) / 100n;

/** The fewest tokens that the purchase may bring, in smallest units. */
export const leastTokens = ({ profile, devBuy, slippage }: ExpectedLaunch): bigint =>
  (tokensFor(profile, devBuy) * BigInt(100 - slippage)) / 100n;
