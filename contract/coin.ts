import * as z from "zod/mini";
import { cardAddress, Time } from "./primitives.ts";

export const Trade = z.object({
  side: z.enum(["buy", "sell"]),
  /** SOL into the curve or out of it, without fees. */
  sol: z.number(),
  tokens: z.number(),
  at: Time,
});
export type Trade = z.infer<typeof Trade>;

/** A coin of the launchpad as the chain had it at `as_of`. */
export const Coin = z.object({
  /** What the mint says of itself; empty where it says nothing. */
  name: z.string(),
  symbol: z.string(),
  /** The wallet that gets a fee of each trade; null where the coin's holders get it. */
  creator: z.nullable(z.string()),
  /** Null for a coin that was not launched on this instance. */
  image_url: z.nullable(z.string()),
  /** The website of a coin that was launched on this instance, while it is live. */
  website_url: z.nullable(z.string()),
  /** Of one token on the curve; null once the curve is empty and the coin trades elsewhere. */
  price_sol: z.nullable(z.number()),
  market_cap_sol: z.nullable(z.number()),
  /** What of the curve's tokens is sold, 0 to 100. At 100 the coin leaves the curve. */
  curve_percent: z.number(),
  /** Accounts that hold the coin, without the curve's own. */
  holders: z.number(),
  /** True where the chain's node counts the largest accounts alone, so that `holders` is the least there are. */
  has_more_holders: z.boolean(),
  /** The newest first. */
  trades: z.array(Trade),
  as_of: Time,
  /** False while the chain cannot be read: the figures are still those of `as_of`. */
  is_current: z.boolean(),
});
export type Coin = z.infer<typeof Coin>;

/** `Astro Frog ($AFROG)`. A mint may say nothing of itself. */
export const coinName = ({ name, symbol }: Pick<Coin, "name" | "symbol">, mint: string): string =>
  name ? (symbol ? `${name} ($${symbol})` : name) : cardAddress(mint);

/** The description of a coin's page, for search engines and where a link to it is shown. */
export const coinDescription = (name: string, product: string): string =>
  `Price, market cap, holders and latest trades of ${name}, read from the Solana chain by ${product}.`;
