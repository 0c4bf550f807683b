import { describe, expect, it } from "vitest";
import { UnreadableAnswer } from "./chain-accounts.ts";
import { profiles } from "./profile.ts";
import { coinAnswers, coinRpc, testCoin } from "./testing/coin-answers.ts";
import { type KnownTrades, readTrades } from "./trades.ts";

const profile = profiles.sandbox;
const trade = (at: number, side: "buy" | "sell" = "buy") => ({
  signature: `s${at}`,
  side,
  lamports: 500_000_000n,
  units: 2_000_000n,
  at,
});

describe("the last trades", () => {
  it("are read from the events of the launchpad's program, the newest first", async () => {
    const coin = testCoin({ trades: [trade(1_790_000_060, "sell"), trade(1_790_000_000)] });
    expect(await readTrades(coinRpc(coin).rpc, profile, coin.mint, new Map())).toEqual([
      { side: "sell", sol: 0.5, tokens: 2, at: "2026-09-21T14:14:20.000Z" },
      { side: "buy", sol: 0.5, tokens: 2, at: "2026-09-21T14:13:20.000Z" },
    ]);
  });

  it("are none of another coin's", async () => {
    const coin = testCoin();
    const other = coinAnswers(testCoin({ mint: profile.accounts.global })).getTransaction;
    const { rpc } = coinRpc(coin);
    const call: typeof rpc.call = async (method, params) =>
      method === "getTransaction" ? other?.[String(params[0])] : rpc.call(method, params);
    expect(await readTrades({ call }, profile, coin.mint, new Map())).toEqual([]);
  });

  it("are twenty at most, and each transaction is read once", async () => {
    const trades = Array.from({ length: 30 }, (_, at) => trade(1_790_000_000 + 30 - at));
    const known: KnownTrades = new Map();
    const first = coinRpc(testCoin({ trades }));
    expect(await readTrades(first.rpc, profile, testCoin().mint, known)).toHaveLength(20);
    expect(first.asked.filter((method) => method === "getTransaction")).toHaveLength(20);

    const second = coinRpc(testCoin({ trades: [trade(1_790_000_099), ...trades] }));
    const newer = await readTrades(second.rpc, profile, testCoin().mint, known);
    expect(second.asked).toEqual(["getSignaturesForAddress", "getTransaction"]);
    expect([newer.length, newer[0]?.at]).toEqual([20, "2026-09-21T14:14:59.000Z"]);
    expect(known.size).toBe(20);
  });

  it("are remembered as far as they were read before the node failed", async () => {
    const coin = testCoin({ trades: [trade(1_790_000_060), trade(1_790_000_000)] });
    const { rpc } = coinRpc(coin);
    const known: KnownTrades = new Map();
    const call: typeof rpc.call = async (method, params) => {
      if (params[0] === "s1790000000") throw new UnreadableAnswer("away");
      return rpc.call(method, params);
    };
    await expect(readTrades({ call }, profile, coin.mint, known)).rejects.toThrow(UnreadableAnswer);
    expect([...known.keys()]).toEqual(["s1790000060"]);
  });

  it("are read again later where the node has not got a transaction yet", async () => {
    const coin = testCoin();
    const { rpc } = coinRpc(coin);
    const known: KnownTrades = new Map();
    const call: typeof rpc.call = async (method, params) =>
      method === "getTransaction" ? null : rpc.call(method, params);
    expect(await readTrades({ call }, profile, coin.mint, known)).toEqual([]);
    expect(await readTrades(rpc, profile, coin.mint, known)).toHaveLength(1);
  });
});
