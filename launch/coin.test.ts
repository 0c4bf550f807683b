import { describe, expect, it } from "vitest";
import { UnreadableAnswer } from "./chain-accounts.ts";
import { countHolders, readCoin } from "./coin.ts";
import { profiles } from "./profile.ts";
import { coinRpc, type TestCoin, testCoin } from "./testing/coin-answers.ts";
import { createAlone } from "./testing/launch-transaction.ts";

const profile = profiles.sandbox;
const read = (changes: Partial<TestCoin> = {}) => {
  const coin = testCoin(changes);
  return readCoin(coinRpc(coin).rpc, profile, coin.mint);
};

describe("a coin on the chain", () => {
  it("has the price and the progress of its curve, and the name of its mint", async () => {
    const coin = await read();
    expect(coin).toMatchObject({ name: "Spook Test", symbol: "SPOOK" });
    expect(coin?.price).toBeCloseTo(31 / 1_038_387_096.774, 15);
    expect(coin?.marketCap).toBeCloseTo(29.854, 3);
    expect(coin?.curvePercent).toBeCloseTo(4.364, 3);
  });

  it("names the creator whom each trade pays, and nobody where it pays the holders", async () => {
    expect(await read()).toMatchObject({ creator: createAlone.wallet });
    expect(await read({ isForHolders: true })).toMatchObject({ creator: null });
  });

  it("is at 100 % once its curve is complete, with the price that the curve last had", async () => {
    const coin = await read({ realTokens: 0n, isComplete: true });
    expect(coin).toMatchObject({ curvePercent: 100, price: expect.any(Number) });
  });

  it("has no price on a curve that was emptied when the coin moved on", async () => {
    const moved = { realTokens: 0n, isComplete: true, virtualTokens: 0n, virtualLamports: 0n };
    expect(await read(moved)).toMatchObject({ price: null, marketCap: null, curvePercent: 100 });
  });

  it("is none where the launchpad has no curve, or one in another currency", async () => {
    expect(await readCoin(coinRpc(testCoin()).rpc, profile, profile.accounts.global)).toBeNull();
    expect(await read({ quoteMint: new Uint8Array(32).fill(7) })).toBeNull();
  });
});

describe("its holders", () => {
  const count = async (holders: bigint[], refuses = false) => {
    const coin = testCoin({ holders });
    const { rpc, asked } = coinRpc(coin);
    const call: typeof rpc.call = async (method, params) => {
      if (refuses && method === "getProgramAccounts") throw new Error("not on this plan");
      return rpc.call(method, params);
    };
    const found = await readCoin(rpc, profile, coin.mint);
    return found && { ...(await countHolders({ call }, profile, found)), asked };
  };

  it("are the accounts with an amount, without the curve's own", async () => {
    expect(await count([5n, 0n, 7n])).toMatchObject({ count: 2, hasMore: false });
    expect(await count([])).toMatchObject({ count: 0, hasMore: false });
  });

  it("are counted in all accounts where there are more than a node lists", async () => {
    const many = Array.from({ length: 40 }, (_, at) => BigInt(at));
    expect(await count(many)).toMatchObject({ count: 39, hasMore: false });
  });

  it("are at least those of the list where the node does not count further", async () => {
    const many = Array.from({ length: 40 }, () => 1n);
    expect(await count(many, true)).toMatchObject({ count: 19, hasMore: true });
  });

  it("are not guessed from an answer that is none", async () => {
    const found = await read();
    const rpc = { call: async () => null };
    await expect(found && countHolders(rpc, profile, found)).rejects.toThrow(UnreadableAnswer);
  });
});
