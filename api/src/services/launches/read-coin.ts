import type { Coin } from "#contract/coin.ts";
import { CodedError } from "#contract/errors.ts";
import { MINUTE, rhythm } from "#contract/limits.ts";
import { cleanLine } from "#contract/primitives.ts";
import { UnreadableAnswer } from "#launch/chain-accounts.ts";
import { type CoinOnChain, countHolders, readCoin as readFromChain } from "#launch/coin.ts";
import { profiles } from "#launch/profile.ts";
import { readTrades } from "#launch/trades.ts";
import type { ServerDeps } from "../../deps.ts";
import { type CoinFigures, type CoinMemory, newMemory } from "./coin-memories.ts";
import { readLaunchedCoin } from "./read-launched-coin.ts";

/** Counting all holders of a popular coin is a long answer of the node. */
const HOLDERS_FRESH = MINUTE;

export interface CoinRequest {
  mint: string;
  /** Whose place a lookup takes: an address. */
  client: string;
}

/**
 * Reads a coin of the launchpad. The chain is asked once every few seconds, however many clients ask; while
 * it cannot be reached, the last answer stands.
 */
export async function readCoin(deps: ServerDeps, { mint, client }: CoinRequest): Promise<Coin> {
  const memory = deps.coins.get(mint) ?? newMemory();
  deps.coins.set(mint, memory);
  if (memory.due <= deps.clock()) memory.reading ??= refresh(deps, mint, client, memory);
  await memory.reading;
  // Anybody may ask for any address: one that is no coin must push no coin out of the memory.
  if (!memory.holders) deps.coins.delete(mint);
  if (memory.coin === null) throw new CodedError("coin_not_found");
  if (memory.coin === undefined) throw new CodedError("chain_unavailable");
  // What the operator took down is shown nowhere on this instance.
  const { image_url = null, website_url = null } = (await readLaunchedCoin(deps, mint)) ?? {};
  return { ...memory.coin, is_current: !memory.hasFailed, image_url, website_url };
}

async function refresh(deps: ServerDeps, mint: string, client: string, memory: CoinMemory): Promise<void> {
  try {
    memory.coin = await deps.places.coin.run(client, () => readFigures(deps, mint, memory));
    memory.hasFailed = false;
  } catch (error) {
    const isExpected = error instanceof CodedError || error instanceof UnreadableAnswer;
    if (!isExpected) throw error;
    // No place was free for this client, which says nothing about the chain: the next caller asks at once.
    if (error instanceof CodedError && error.code === "unavailable") return;
    memory.hasFailed = true;
  } finally {
    memory.reading = null;
  }
  memory.due = deps.clock() + rhythm.coin;
}

async function readFigures(deps: ServerDeps, mint: string, memory: CoinMemory): Promise<CoinFigures | null> {
  const profile = profiles[deps.settings.network];
  const coin = await readFromChain(deps.chain, profile, mint);
  if (!coin) return null;
  memory.holders = await readHolders(deps, coin, memory.holders);
  const trades = await readTrades(deps.chain, profile, mint, memory.trades);
  return {
    name: cleanLine(coin.name),
    symbol: cleanLine(coin.symbol),
    creator: coin.creator,
    price_sol: coin.price,
    market_cap_sol: coin.marketCap,
    curve_percent: coin.curvePercent,
    holders: memory.holders.count,
    has_more_holders: memory.holders.hasMore,
    trades,
    as_of: new Date(deps.clock()).toISOString(),
  };
}

async function readHolders(
  { chain, clock, settings }: ServerDeps,
  coin: CoinOnChain,
  known: CoinMemory["holders"],
): Promise<NonNullable<CoinMemory["holders"]>> {
  const isFew = known !== null && known.count < FEW_HOLDERS;
  if (known && !isFew && clock() - known.countedAt < HOLDERS_FRESH) return known;
  return { ...(await countHolders(chain, profiles[settings.network], coin)), countedAt: clock() };
}

/** Fewer than these fit in the node's list of the largest accounts, and are counted quickly every time. */
const FEW_HOLDERS = 15;
