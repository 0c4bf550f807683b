import { LRUCache } from "lru-cache";
import type { Coin } from "#contract/coin.ts";
import type { Holders } from "#launch/coin.ts";
import type { KnownTrades } from "#launch/trades.ts";

/** What the server remembers of an address that was asked for as a coin. */
export interface CoinMemory {
  /** The time in ms from which the chain is asked again; it moves on after a failed lookup too. */
  due: number;
  /** The lookup in progress, which all callers wait for. */
  reading: Promise<void> | null;
  /** The last answer; null for an address that is no coin, undefined before the first answer. */
  coin: CoinFigures | null | undefined;
  /** True if the last lookup failed. */
  hasFailed: boolean;
  trades: KnownTrades;
  holders: (Holders & { countedAt: number }) | null;
}

export type CoinFigures = Omit<Coin, "image_url" | "website_url" | "is_current">;
export type CoinMemories = LRUCache<string, CoinMemory>;

/** Coins that nobody has asked for lately are forgotten. */
export const createCoinMemories = (): CoinMemories => new LRUCache({ max: 500 });

export const newMemory = (): CoinMemory => ({
  due: 0,
  reading: null,
  coin: undefined,
  hasFailed: false,
  trades: new Map(),
  holders: null,
});
