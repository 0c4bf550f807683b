import { type Keypair, VersionedTransaction } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { freshCurve, quotePurchase, quoteSale, TOKENS_FOR_SALE, tokensFor } from "./curve.ts";
import { readAmount } from "./market-order.ts";

const SOL = 1_000_000_000n;

let sandbox: TestSandbox;
let mint: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  mint = (await launch(sandbox, await fundedWallet(sandbox))).mint.toBase58();
});
afterAll(() => sandbox.close());

const post = (path: string, body: unknown, contentType = "application/json") =>
  fetch(sandbox.url + path, {
    method: "POST",
    headers: { "content-type": contentType },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const ask = async (body: object) =>
  (await post(`/token/${mint}/order`, { side: "buy", amount: "0.5", slippage: 5, ...body })).json();

async function trade(wallet: Keypair, body: object): Promise<string> {
  const answer = await ask({ ...body, wallet: wallet.publicKey });
  const transaction = VersionedTransaction.deserialize(Buffer.from(answer.transaction, "base64"));
  transaction.sign([wallet]);
  return sandbox.connection.sendRawTransaction(transaction.serialize(), {
    preflightCommitment: "processed",
  });
}
const tokensOf = async (wallet: Keypair) => (await ask({ wallet: wallet.publicKey, amount: "" })).account;

describe("a quote", () => {
  it("gives for a budget what the program gives, with the fees in it", () => {
    const quote = quotePurchase(SOL, freshCurve(""));
    expect(quote).toMatchObject({ pays: SOL, receives: tokensFor(SOL), takesAll: false });
    expect(Number(quote.fees)).toBeCloseTo(12_345_680, -2);
  });

  it("takes what is left where the budget would buy more, and costs no more than that", () => {
    const quote = quotePurchase(500n * SOL, freshCurve(""));
    expect(quote).toMatchObject({ receives: TOKENS_FOR_SALE, takesAll: true });
    expect(Number(quote.pays / 1_000_000n) / 1_000).toBeCloseTo(86.07, 1);
  });

  it("brings for tokens less than they cost, by the fees of both trades", () => {
    const tokens = tokensFor(SOL);
    const curve = freshCurve("");
    const later = {
      ...curve,
      virtualTokens: curve.virtualTokens - tokens,
      virtualLamports: curve.virtualLamports + SOL - quotePurchase(SOL, curve).fees,
    };
    expect(Number(quoteSale(tokens, later).receives) / 1e9).toBeCloseTo(0.9755, 3);
    expect(quoteSale(1n, curve).receives).toBe(0n);
  });
});

it("reads amounts to their last digit, and nothing that is none", () => {
  expect(readAmount("0.5", 9)).toBe(500_000_000n);
  expect(readAmount(" .000000001 ", 9)).toBe(1n);
  expect(readAmount("1763352.433103", 6)).toBe(1_763_352_433_103n);
  for (const text of ["", "0", "0.0", ".", "-1", "1e3", "1,5", "0.0000000001", "NaN", "9".repeat(13)])
    expect(readAmount(text, 9), text).toBeUndefined();
});

it("quotes without a wallet, and builds nothing then", async () => {
  expect(await ask({})).toEqual({
    quote: {
      pays: "0.50 SOL",
      receives: "17,319,913 $OTTER",
      least: "16,453,917 $OTTER",
      fees: "0.00617 SOL",
    },
  });
});

it("builds a purchase and a sale that land as they were quoted", async () => {
  const wallet = await fundedWallet(sandbox);
  const { quote } = await ask({});
  await trade(wallet, {});
  const { tokens, allTokens } = await tokensOf(wallet);
  expect(`${tokens} $OTTER`).toBe(quote.receives);
  await trade(wallet, { side: "sell", amount: allTokens });
  expect(await tokensOf(wallet)).toMatchObject({ tokens: "0", allTokens: "0" });
});

it("says in words why nothing can be signed", async () => {
  const { publicKey: wallet } = await fundedWallet(sandbox, 1);
  const problem = async (body: object) => {
    const answer = await ask({ wallet, ...body });
    expect(answer.transaction).toBeUndefined();
    return answer.problem;
  };
  expect(await problem({ amount: "a lot" })).toBe("Enter an amount above zero, like 0.5.");
  expect(await problem({ slippage: 99 })).toBe("Choose a slippage from 0 to 50%.");
  expect(await problem({ amount: "2" })).toBe("Your account has 1.00 SOL. Enter less.");
  expect(await problem({ side: "sell", amount: "5" })).toBe("Your account has 0 $OTTER. Enter less.");
  expect(await problem({ side: "sell", amount: "0.000001" })).toBe(
    "That is too little: nothing would come back.",
  );
});

it("refuses what the page never sends, coins that are not there, and other sites", async () => {
  for (const body of ["{", "null", "7"]) expect((await post(`/token/${mint}/order`, body)).status).toBe(400);
  expect((await post(`/token/${mint}/order`, { side: "steal" })).status).toBe(400);
  expect((await post(`/token/${mint}/order`, { side: "buy", wallet: "nobody" })).status).toBe(400);
  expect((await post("/token/nonsense/order", {})).status).toBe(404);
  expect((await post(`/token/${mint}/order`, {}, "text/plain")).status).toBe(415);
});
