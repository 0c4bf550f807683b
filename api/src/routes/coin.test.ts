import { expect } from "vitest";
import { rhythm } from "#contract/limits.ts";
import { type TestCoin, testCoin } from "#launch/testing/coin-answers.ts";
import { createAlone } from "#launch/testing/launch-transaction.ts";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

function appWithCoin(changes: Partial<TestCoin> = {}) {
  const testApp = createTestApp();
  const coin = testCoin(changes);
  testApp.chain.putCoin(coin);
  const read = (mint = coin.mint) => testApp.call("readCoin", { params: { mint } });
  const asked = () => testApp.chain.calls.get("getMultipleAccounts") ?? 0;
  return { testApp, coin, read, asked };
}

proves("readCoin", {
  happy: [
    "reads price, progress, holders and trades for anybody, once in ten seconds for all who ask",
    async () => {
      const { testApp, coin, read, asked } = appWithCoin();
      const [{ status, body, headers }] = await Promise.all([read(), read(), read()]);
      expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=5"]);
      expect(body).toMatchObject({
        name: "Spook Test",
        creator: createAlone.wallet,
        holders: 1,
        has_more_holders: false,
        is_current: true,
        image_url: null,
      });
      expect(body.trades).toEqual([
        { side: "buy", sol: 1, tokens: 34_612_903.225807, at: "2026-09-21T14:13:20.000Z" },
      ]);
      expect(body.market_cap_sol).toBeCloseTo(29.854, 3);
      expect([body.as_of, asked()]).toEqual(["2024-01-01T12:00:00.000Z", 1]);

      testApp.chain.putCoin({ ...coin, holders: [1n, 2n] });
      expect((await read()).body.holders).toBe(1);
      testApp.clock.advance(rhythm.coin);
      expect((await read()).body.holders).toBe(2);
      expect([asked(), testApp.chain.calls.get("getTransaction")]).toEqual([2, 1]);
    },
  ],
  error: [
    "says where there is no coin and where the chain is away, and keeps the last answer meanwhile",
    async () => {
      const { testApp, coin, read, asked } = appWithCoin();
      for (const mint of [createTestWallet().address, "no-address"]) {
        const { status, body } = await read(mint);
        expect([status, body.detail]).toEqual([
          404,
          "The launchpad has no token at this address that trades for SOL.",
        ]);
      }
      testApp.chain.isDown = true;
      const away = await read();
      expect([away.status, away.body.detail]).toEqual([
        503,
        "Service temporarily unavailable. Please try again later.",
      ]);
      testApp.chain.isDown = false;
      testApp.clock.advance(rhythm.coin);
      const { as_of } = (await read()).body;

      testApp.chain.isDown = true;
      testApp.clock.advance(rhythm.coin);
      expect((await read()).body).toMatchObject({ symbol: coin.symbol, as_of, is_current: false });
      const before = asked();
      await read();
      // A failure counts as an answer, so that a broken node is not asked by every visitor.
      expect(asked()).toBe(before);
    },
  ],
  security: [
    "shows nothing of tokens that are not launched, and asks the chain no more than so often",
    async () => {
      const { testApp, read } = appWithCoin();
      const session = await testApp.signIn();
      const { id, image_url } = await testApp.draft(session);
      const mint = createTestWallet();
      const body = {
        token_id: id,
        wallet_address: session.wallet.address,
        mint: mint.address,
      };
      const { metadata_uri } = (await testApp.call("prepareTransaction", { session, body })).body;
      testApp.chain.putCoin(testCoin({ mint: mint.address, name: "Spook\u202e Test" }));
      expect((await read(mint.address)).body).toMatchObject({ image_url: null, name: "Spook Test" });

      const { keypair } = session.wallet;
      const uri = metadata_uri;
      const signature = testApp.chain.land({ payer: keypair, mint: mint.keypair, uri });
      const signatures = { signature, create_signature: signature, mint_pubkey: mint.address };
      await testApp.call("confirmTransaction", { session, body: { token_id: id, ...signatures } });
      expect((await read(mint.address)).body).toMatchObject({ image_url, website_url: null });

      const { call } = testApp.chain;
      let [now, most] = [0, 0];
      testApp.chain.call = async (method, params) => {
        most = Math.max(most, ++now);
        return call(method, params).finally(() => now--);
      };
      const strangers = Array.from({ length: 300 }, () => read(createTestWallet().address));
      expect(new Set((await Promise.all(strangers)).map(({ status }) => status))).toEqual(
        new Set([404, 503]),
      );
      expect(most).toBe(2);
      expect(testApp.deps.coins.size).toBe(1);
    },
  ],
});
