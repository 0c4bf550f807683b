import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rhythm } from "#contract/limits.ts";
import { createChain } from "../../api/src/gateways/chain.ts";
import { createTestApp, type TestApp } from "../../api/src/testing/test-app.ts";
import { fundedWallet, launch } from "../../sandbox/testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../../sandbox/testing/start-test-sandbox.ts";
import { openTrader } from "../support/trade.ts";

let sandbox: TestSandbox;
let testApp: TestApp;
let mint: string;
let creator: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const wallet = await fundedWallet(sandbox);
  creator = wallet.publicKey.toBase58();
  await sandbox.step(2);
  mint = (await launch(sandbox, wallet)).mint.toBase58();
  await sandbox.step(2);
  testApp = createTestApp({ chain: createChain(sandbox.url) });
});
afterAll(() => sandbox.close());

async function read() {
  testApp.clock.advance(rhythm.coin);
  return (await testApp.call("readCoin", { params: { mint } })).body;
}

describe("a coin, as the server reads it from the sandbox's chain", () => {
  it("has the launch's purchase as its first trade, and its creator as its one holder", async () => {
    const { trades, ...figures } = await read();
    expect(figures).toMatchObject({
      name: "Moon Otter",
      symbol: "OTTER",
      creator,
      holders: 1,
      has_more_holders: false,
    });
    expect(figures.market_cap_sol).toBeGreaterThan(27.9);
    expect(figures.curve_percent).toBeGreaterThan(0);
    expect(trades).toHaveLength(1);
    expect(trades[0]).toMatchObject({ side: "buy" });
    expect(trades[0]?.sol).toBeCloseTo(0.05, 2);
  });

  it("follows what others buy and sell", async () => {
    const before = await read();
    const trader = await openTrader(sandbox.url);
    await sandbox.step(2);
    await trader.buy(mint, 2);
    await sandbox.step(2);
    const bought = await read();
    expect([bought.holders, bought.trades.length]).toEqual([2, 2]);
    expect(bought.price_sol).toBeGreaterThan(Number(before.price_sol));
    expect(bought.curve_percent).toBeGreaterThan(before.curve_percent);

    await trader.sell(mint, 1_000_000);
    await sandbox.step(2);
    const sold = await read();
    expect(sold.trades.map(({ side }) => side)).toEqual(["sell", "buy", "buy"]);
    expect(sold.trades[0]?.tokens).toBe(1_000_000);
    expect(sold.price_sol).toBeLessThan(Number(bought.price_sol));
  });

  it("counts more holders than a node lists", async () => {
    for (let at = 0; at < 20; at++) {
      const trader = await openTrader(sandbox.url);
      await sandbox.step(2);
      await trader.buy(mint, 0.05);
    }
    await sandbox.step(2);
    testApp.clock.advance(60_000);
    expect(await read()).toMatchObject({ holders: 22, has_more_holders: false, trades: { length: 20 } });
  });

  it("is at 100 % once everything is sold, and still there while the chain is away", async () => {
    const whale = await openTrader(sandbox.url);
    await sandbox.step(2);
    await whale.buy(mint, 95);
    await sandbox.step(2);
    expect(await read()).toMatchObject({ curve_percent: 100, trades: { length: 20 } });

    const { as_of } = await read();
    await sandbox.control("faults", { fail: [{ method: "*", with: 500, times: 100 }] });
    expect(await read()).toMatchObject({ curve_percent: 100, as_of, is_current: false });
  });
});
