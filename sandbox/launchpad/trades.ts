import { PublicKey } from "@solana/web3.js";
import type { Chain } from "../chain/chain.ts";
import type { Entry } from "../chain/ledger.ts";
import { FieldReader } from "../rpc/layout.ts";
import { curveOf } from "./addresses.ts";
import { priceAt } from "./curve.ts";

/** A purchase or sale, as the launchpad's program reported it. */
export interface Trade {
  mint: string;
  trader: string;
  isBuy: boolean;
  /** Lamports into the curve or out of it, without fees. */
  lamports: bigint;
  tokens: bigint;
  /** SOL for one whole token, after it. */
  price: number;
  /** Unix seconds */
  time: number;
  signature: string;
  /** Which of the transaction's own instructions made it. */
  instruction: number;
}

/** The program reports to itself: a tag that all its events have, and the one of trades. */
const TRADE_EVENT = "e445a52e51cb9a1dbddb7fd34ee661ee";
const EVENT_BYTES = TRADE_EVENT.length / 2;

const known = new WeakMap<Entry, Trade[]>();

/** Reading them takes long enough to be done once. */
export function tradesIn(entry: Entry): Trade[] {
  const trades = known.get(entry) ?? readTrades(entry);
  known.set(entry, trades);
  return trades;
}

/** All trades of a coin, oldest first. */
export const tradesOf = (chain: Chain, mint: string): Trade[] =>
  chain.ledger
    .ofAddress(curveOf(new PublicKey(mint)).toBase58())
    .flatMap((entry) => tradesIn(entry).toReversed())
    .filter((trade) => trade.mint === mint)
    .toReversed();

function readTrades({ outcome, transaction }: Entry): Trade[] {
  if (outcome.err !== null) return [];
  return outcome.inner.flatMap(({ index, instructions }) =>
    instructions.flatMap(({ data }) => {
      const bytes = Buffer.from(data, "base64");
      if (bytes.toString("hex", 0, EVENT_BYTES) !== TRADE_EVENT) return [];
      return { ...readEvent(bytes), signature: transaction.signature, instruction: index };
    }),
  );
}

function readEvent(bytes: Buffer) {
  const event = new FieldReader(bytes, EVENT_BYTES);
  const mint = event.key();
  const lamports = event.u64();
  const tokens = event.u64();
  const isBuy = event.u8() === 1;
  const trader = event.key();
  const time = Number(event.u64());
  const [virtualLamports, virtualTokens] = [event.u64(), event.u64()];
  return { mint, lamports, tokens, isBuy, trader, time, price: priceAt({ virtualLamports, virtualTokens }) };
}
