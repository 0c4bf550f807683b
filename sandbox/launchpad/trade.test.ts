import { Keypair, VersionedTransaction } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askTradeService, fundedWallet, launch, order } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { ASSOCIATED_TOKEN_PROGRAM, LAUNCHPAD_PROGRAM, SERVICE_TABLE, SYSTEM_PROGRAM } from "./addresses.ts";
import {
  curvePosition,
  feesOf,
  freshCurve,
  GRADUATION_LAMPORTS,
  priceOf,
  TOKENS_FOR_SALE,
  tokensFor,
} from "./curve.ts";

const SOL = 1_000_000_000n;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

describe("the curve", () => {
  const after = (budget: bigint) => {
    const curve = freshCurve("");
    const [tokens, paid] = [tokensFor(budget), budget - feesOf(budget)];
    return {
      ...curve,
      virtualTokens: curve.virtualTokens - tokens,
      virtualLamports: curve.virtualLamports + paid,
      realTokens: curve.realTokens - tokens,
    };
  };

  it("sells by constant product, its fees within the budget, rounding in its own favour", () => {
    expect(tokensFor(0n)).toBe(0n);
    expect(tokensFor(SOL / 20n)).toBe(1_763_352_433_103n);
    expect(tokensFor(SOL)).toBe(34_199_203_120_618n);
    expect(priceOf(tokensFor(SOL))).toBeLessThanOrEqual(SOL - feesOf((SOL * 10_000n) / 10_125n));
  });

  it("graduates at about 85 SOL, when all that is for sale is sold", () => {
    expect(Number(GRADUATION_LAMPORTS / 1_000_000n) / 1_000).toBeCloseTo(85.005, 2);
    expect(tokensFor(GRADUATION_LAMPORTS)).toBeLessThanOrEqual(TOKENS_FOR_SALE);
    expect(curvePosition({ ...freshCurve(""), realTokens: 0n }).progress).toBe(1);
  });

  it("starts at a market cap of about 28 SOL and rises", () => {
    expect(curvePosition(freshCurve(""))).toMatchObject({ progress: 0 });
    expect(curvePosition(freshCurve("")).marketCap).toBeCloseTo(27.96, 1);
    expect(curvePosition(after(10n * SOL)).price).toBeGreaterThan(curvePosition(freshCurve("")).price);
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
  });

  it("with an amount of 0 is answered as the real service does: three instructions, 771 bytes", async () => {
    // Names as long as those of the real answer of 8 October 2026 whose figures these are.
    const tokenMetadata = { name: "Spook Test", symbol: "SPOOK", uri: `https://x.io/${"u".repeat(29)}` };
    const bytes = await build({ amount: 0, tokenMetadata });
    expect(bytes).toHaveLength(771);
    const { message } = VersionedTransaction.deserialize(bytes);
    expect(message.staticAccountKeys).toHaveLength(13);
    expect(message.header).toEqual({
      numRequiredSignatures: 2,
      numReadonlySignedAccounts: 0,
      numReadonlyUnsignedAccounts: 4,
    });
    expect(message.addressTableLookups).toMatchObject([
      { accountKey: SERVICE_TABLE, writableIndexes: [], readonlyIndexes: [11, 1, 7, 5] },
    ]);
    const [limit, price, create, ...rest] = message.compiledInstructions;
    expect(rest).toEqual([]);
    expect(Buffer.from(limit!.data).toString("hex")).toBe("0200e20400");
    expect(Buffer.from(price!.data).toString("hex")).toBe("0384d7170000000000");
    expect(create!.accountKeyIndexes).toEqual([1, 11, 2, 3, 13, 0, 14, 12, 15, 4, 5, 6, 7, 8, 16, 10]);
    expect(create!.data).toHaveLength(110);
    expect(create!.data.at(-1)).toBe(0);
    expect(Buffer.from(create!.data.subarray(-33, -1))).toEqual(wallet.publicKey.toBuffer());
  });

  it("with an amount buys by the launchpad's own instruction, and pays the service last", async () => {
    const bytes = await build();
    expect(bytes.length).toBeLessThan(1_100);
    const { message } = VersionedTransaction.deserialize(bytes);
    const programs = message.compiledInstructions.map(
      ({ programIdIndex }) => message.staticAccountKeys[programIdIndex],
    );
    expect(programs.slice(2)).toEqual([
      LAUNCHPAD_PROGRAM,
      ASSOCIATED_TOKEN_PROGRAM,
      LAUNCHPAD_PROGRAM,
      SYSTEM_PROGRAM,
    ]);
    expect(message.compiledInstructions[4]?.accountKeyIndexes).toHaveLength(18);
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
      const beyond = 60 - left / Number(SOL) - amount * 1.005;
      expect(beyond).toBeCloseTo(0.02, 3);
      const held = await sandbox.connection.getTokenLargestAccounts(coin);
      const bought = tokensFor(BigInt(Math.round(amount * Number(SOL)))).toString();
      expect(held.value.map((account) => account.amount)).toContain(bought);
    }
  });

  it.each<[string, object, string]>([
    ["a sell", { action: "sell" }, "action must be 'create'"],
    ["another pool", { pool: "bonk" }, "pool must be 'pump'"],
    ["a boolean denomination", { denominatedInSol: true }, "denominatedInSol must be the string 'true'"],
    ["a negative amount", { amount: -1 }, "amount must be a number from 0 to 85"],
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

  it("creates the coin alone where nothing is to be bought", async () => {
    const payer = await fundedWallet(sandbox);
    const { mint: coin, signature } = await launch(sandbox, payer, { amount: 0 });
    expect((await sandbox.connection.getSignatureStatus(signature)).value?.err).toBeNull();
    expect((await sandbox.connection.getTokenLargestAccounts(coin)).value).toHaveLength(1);
  });

  it("is refused when it is not JSON, and for a mint that exists", async () => {
    expect(await (await askTradeService(sandbox.url, "{")).text()).toBe("the body is not JSON");
    const { mint: taken } = await launch(sandbox, await fundedWallet(sandbox));
    const again = await askTradeService(sandbox.url, order(wallet, mint, { mint: taken.toBase58() }));
    expect(await again.text()).toBe("mint is already in use");
  });
});
