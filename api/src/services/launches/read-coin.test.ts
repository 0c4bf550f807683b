import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { testCoin } from "#launch/testing/coin-answers.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createTestWallet } from "../../testing/wallet.ts";
import { readCoin } from "./read-coin.ts";

/** A coin that was read once and is due again, on a chain that answers when it is told to. */
async function slowChain() {
  const { deps, chain, clock } = createTestApp();
  const { mint } = testCoin();
  chain.putCoin(testCoin());
  const read = (client: string, address = mint) => readCoin(deps, { mint: address, client });
  await read("first");
  clock.advance(rhythm.coin);
  const waiting: (() => void)[] = [];
  const { call } = chain;
  let isSlow = true;
  chain.call = async (method, params) => {
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return call(method, params);
  };
  const answer = () => {
    isSlow = false;
    for (const resolve of waiting) resolve();
  };
  /** Others' coins, or none, as many as anybody likes. */
  const crowd = (client: string, count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => read(client, createTestWallet().address)));
  return { deps, chain, clock, mint, read, answer, crowd, waiting };
}

describe("a crowd of one client", () => {
  it("waits for itself, and not in the way of others", async () => {
    const { read, answer, crowd, waiting } = await slowChain();
    const crowded = crowd("crowd", 200);
    const other = read("other");
    await expect.poll(() => waiting.length).toBe(3);
    answer();
    expect(await other).toMatchObject({ is_current: true, as_of: "2024-01-01T12:00:10.000Z" });
    const codes = (await crowded).map((each) => each.status === "rejected" && each.reason.code);
    expect(codes.filter((code) => code === "coin_not_found")).toHaveLength(22);
    expect(codes.filter((code) => code === "chain_unavailable")).toHaveLength(178);
  });

  it("does no harm to a coin that it has no place to ask for", async () => {
    const { read, answer, crowd } = await slowChain();
    const crowded = crowd("crowd", 22);
    expect(await read("crowd")).toMatchObject({ is_current: true, as_of: "2024-01-01T12:00:00.000Z" });
    const other = read("other");
    answer();
    expect(await other).toMatchObject({ as_of: "2024-01-01T12:00:10.000Z" });
    await crowded;
  });

  it("pushes no coin out of the memory", async () => {
    const { deps, mint, answer, crowd } = await slowChain();
    answer();
    for (let round = 0; round < 30; round++) await crowd("crowd", 20);
    expect([...deps.coins.keys()]).toEqual([mint]);
  });
});

it("counts the many holders of a popular coin anew after a minute, and not before", async () => {
  const { deps, chain, clock } = createTestApp();
  const holders = (count: number) => Array.from({ length: count }, (_, at) => BigInt(at + 1));
  const read = async () => (await readCoin(deps, { mint: testCoin().mint, client: "a" })).holders;
  chain.putCoin(testCoin({ holders: holders(16) }));
  const counted = await read();
  chain.putCoin(testCoin({ holders: holders(18) }));
  clock.advance(50_000);
  expect(await read()).toBe(counted);
  clock.advance(10_000);
  expect(await read()).toBe(counted + 2);
});

it("goes on with a coin's trades where the node failed in between", async () => {
  const { deps, chain, clock } = createTestApp();
  const trades = testCoin().trades.flatMap((trade) => [
    { ...trade, signature: "second" },
    { ...trade, signature: "first" },
  ]);
  const { mint } = testCoin();
  chain.putCoin(testCoin({ trades }));
  const { call } = chain;
  chain.call = async (method, params) => {
    if (Object.values(params)[0] === "first") throw new CodedError("chain_unavailable");
    return call(method, params);
  };
  await expect(readCoin(deps, { mint, client: "a" })).rejects.toThrow(CodedError);
  chain.call = call;
  clock.advance(rhythm.coin);
  expect((await readCoin(deps, { mint, client: "a" })).trades).toHaveLength(2);
  expect(chain.calls.get("getTransaction")).toBe(2);
});
