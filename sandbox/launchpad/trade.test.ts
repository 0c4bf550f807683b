import { Keypair, VersionedTransaction } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askTradeService, fundedWallet, launch, order } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { curvePosition, GRADUATION_LAMPORTS, TOKENS_FOR_SALE, tokensFor } from "./curve.ts";

const SOL = 1_000_000_000n;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

describe("the curve", () => {
  it("sells by constant product, rounding in its own favour", () => {
    expect(tokensFor(0n)).toBe(0n);
    expect(tokensFor(SOL / 20n)).toBe(1_785_357_737_104n);
    expect(tokensFor(SOL)).toBe(34_612_903_225_806n);
  });

  it("graduates at about 85 SOL, when all that is for sale is sold", () => {
    expect(Number(GRADUATION_LAMPORTS / 1_000_000n) / 1_000).toBeCloseTo(85.005, 2);
    expect(tokensFor(GRADUATION_LAMPORTS)).toBeLessThanOrEqual(TOKENS_FOR_SALE);
    expect(curvePosition(TOKENS_FOR_SALE).progress).toBe(1);
  });

  it("starts at a market cap of about 28 SOL and rises", () => {
    expect(curvePosition(0n).marketCap).toBeCloseTo(27.96, 1);
    expect(curvePosition(tokensFor(10n * SOL)).price).toBeGreaterThan(curvePosition(0n).price);
  });
});

describe("an order", () => {
  const [wallet, mint] = [Keypair.generate(), Keypair.generate()];
  const build = async (changes = {}) => {
    const answer = await askTradeService(sandbox.url, order(wallet, mint, changes));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    return new Uint8Array(await answer.arrayBuffer());
  };
  const longest = { name: "é".repeat(16), symbol: "S".repeat(13), uri: `http://x/${"u".repeat(191)}` };

  it("becomes an unsigned version 0 transaction that wallet and mint must sign", async () => {
    const { message, signatures } = VersionedTransaction.deserialize(await build());
    expect(message.version).toBe(0);
    expect(message.staticAccountKeys.slice(0, 2).map(String)).toEqual(
      [wallet, mint].map(({ publicKey }) => publicKey.toBase58()),
    );
    expect(message.header.numRequiredSignatures).toBe(2);
    expect(signatures.every((signature) => signature.every((byte) => byte === 0))).toBe(true);
    expect(message.compiledInstructions).toHaveLength(14);
  });

  it("fits into one packet even at the limits", async () => {
    expect((await build({ tokenMetadata: longest })).length).toBeLessThanOrEqual(1232);
  });

  it("honours the priority fee", async () => {
    const { connection } = sandbox;
    for (const [priorityFee, lamports] of [
      [0.0005, 510_000],
      [0, 10_000],
      [0.00123, 1_240_000],
    ] as const) {
      const { message } = VersionedTransaction.deserialize(await build({ priorityFee }));
      expect((await connection.getFeeForMessage(message)).value).toBe(lamports);
    }
  });

  it("costs about 0.02 SOL beyond the dev buy, whatever its size", async () => {
    for (const amount of [0.05, 0.01, 1, 50]) {
      const payer = await fundedWallet(sandbox, 60);
      const { mint: coin } = await launch(sandbox, payer, { amount });
      const left = await sandbox.connection.getBalance(payer.publicKey);
      const beyond = 60 - left / Number(SOL) - amount * 1.0175;
      expect(beyond).toBeCloseTo(0.018, 3);
      const held = await sandbox.connection.getTokenLargestAccounts(coin);
      const bought = tokensFor(BigInt(Math.round(amount * Number(SOL)))).toString();
      expect(held.value.map((account) => account.amount)).toContain(bought);
    }
  });

  it.each<[string, object, string]>([
    ["a sell", { action: "sell" }, "action must be 'create'"],
    ["another pool", { pool: "bonk" }, "pool must be 'pump'"],
    ["a boolean denomination", { denominatedInSol: true }, "denominatedInSol must be the string 'true'"],
    ["no amount", { amount: 0 }, "amount must be more than 0"],
    ["an amount as text", { amount: "0.05" }, "amount must be a number"],
    ["more than the curve holds", { amount: 86 }, "amount must be a number from 0 to 85"],
    ["a mad slippage", { slippage: 101 }, "slippage must be a number from 0 to 100"],
    ["a mad priority fee", { priorityFee: 2 }, "priorityFee must be a number from 0 to 1"],
    ["a short key", { publicKey: "abc" }, "publicKey must be a base58 address of 32 bytes"],
    ["the wallet as the mint", { mint: wallet.publicKey.toBase58() }, "mint must not be the wallet"],
    ["no metadata", { tokenMetadata: undefined }, "tokenMetadata must be an object"],
    [
      "33 bytes of name",
      { tokenMetadata: { ...longest, name: `${longest.name}x` } },
      "name is 33 bytes long",
    ],
    [
      "14 bytes of symbol",
      { tokenMetadata: { ...longest, symbol: "S".repeat(14) } },
      "symbol is 14 bytes long",
    ],
    ["201 bytes of uri", { tokenMetadata: { ...longest, uri: `${longest.uri}u` } }, "uri is 201 bytes long"],
    ["no uri", { tokenMetadata: { name: "A", symbol: "B" } }, "tokenMetadata.uri is missing"],
  ])("is refused for %s", async (_what, changes, reason) => {
    const answer = await askTradeService(sandbox.url, order(wallet, mint, changes));
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(await answer.text()).toContain(reason);
  });

  it("is refused when it is not JSON, and for a mint that exists", async () => {
    expect(await (await askTradeService(sandbox.url, "{")).text()).toBe("the body is not JSON");
    const { mint: taken } = await launch(sandbox, await fundedWallet(sandbox));
    const again = await askTradeService(sandbox.url, order(wallet, mint, { mint: taken.toBase58() }));
    expect(await again.text()).toBe("mint is already in use");
  });
});
