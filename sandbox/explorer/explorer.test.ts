import { Keypair, SystemProgram, TransactionMessage, VersionedTransaction } from "@solana/web3.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyExactSolIn } from "../launchpad/instructions.ts";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { reasonOf } from "./transaction-page.ts";

let sandbox: TestSandbox;
let creator: Keypair;
let launched: Awaited<ReturnType<typeof launch>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  creator = await fundedWallet(sandbox);
  launched = await launch(sandbox, creator, {
    tokenMetadata: { name: "<b>Moon</b>", symbol: "<i>", uri: "http://localhost:8000/m/0.json" },
  });
});
afterAll(() => sandbox.close());

const open = async (path: string) => {
  const answer = await fetch(sandbox.url + path);
  const html = await answer.text();
  return { status: answer.status, html, text: html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ") };
};
const send = async (...instructions: TransactionMessage["instructions"]) => {
  const { blockhash: recentBlockhash } = await sandbox.connection.getLatestBlockhash();
  const message = new TransactionMessage({ payerKey: creator.publicKey, recentBlockhash, instructions });
  const transaction = new VersionedTransaction(message.compileToV0Message());
  transaction.sign([creator]);
  return sandbox.connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });
};
const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

describe("a transaction's page", () => {
  it("says what a launch did, who paid, and what changed", async () => {
    const { status, text, html } = await open(`/tx/${launched.signature}`);
    expect(status).toBe(200);
    const payer = short(creator.publicKey.toBase58());
    for (const shown of [
      "Created the coin &lt;b&gt;Moon&lt;/b&gt; ($&lt;i&gt;)",
      "It succeeded.",
      `Paid by${payer}`,
      "Network fee0.00051 SOL",
      "Asked for up to 320,000 compute units",
      `Made sure that ${payer} has a token account for $&lt;i&gt;`,
      `${payer} bought 1,763,352 $&lt;i&gt; for 0.0494 SOL, without fees`,
      "+1,763,352.433103",
      "Bonding curve",
      "Creator’s fees",
      "Launchpad’s fees",
      "Trading service",
      "Program log",
    ])
      expect(text.replaceAll("</dt><dd>", "")).toContain(shown);
    expect(html).not.toContain("<b>");
    expect(html).not.toContain("<i>");
    expect(html).toContain(`href="/address/${creator.publicKey}"`);
    expect(html).toContain(`href="/token/${launched.mint}"`);
  });

  it("says why one failed, in the launchpad's words", async () => {
    const trader = { user: creator.publicKey, mint: launched.mint, creator: creator.publicKey };
    const signature = await send(buyExactSolIn(trader, 10_000_000n, 10n ** 15n));
    await expect.poll(async () => (await open(`/tx/${signature}`)).status).toBe(200); // a failure lands later
    const { text } = await open(`/tx/${signature}`);
    expect(text).toContain("Tried to buy $&lt;i&gt; on its curve");
    expect(text).toContain("It failed, so nothing changed but the fee that it cost. The price moved beyond");
    expect(text).toContain("No tokens moved.");
  });

  it("is a friendly 404 for a signature that never landed, and for garbage", async () => {
    for (const signature of ["1".repeat(64), "nonsense", "%3Cscript%3E", "constructor", ""]) {
      const { status, text, html } = await open(`/tx/${signature}`);
      expect(status).toBe(404);
      expect(text).toContain("No such transaction here");
      expect(html).not.toContain("<script>");
    }
  });
});

it("names a failure by the launchpad's number, and any other in the chain's words", () => {
  expect(reasonOf({ InstructionError: [2, { Custom: 6005 }] })).toContain("has graduated");
  expect(reasonOf({ InstructionError: [0, { Custom: 77 }] })).toContain("custom program error: 0x4d");
  expect(reasonOf("AccountNotFound")).toContain("The chain says");
});

describe("an address's page", () => {
  it("shows balance, tokens and what an account did, newest first", async () => {
    const friend = Keypair.generate().publicKey;
    const transfer = { fromPubkey: creator.publicKey, toPubkey: friend, lamports: 1_500_000_000 };
    const signature = await send(SystemProgram.transfer(transfer));
    const { status, text, html } = await open(`/address/${creator.publicKey}`);
    expect(status).toBe(200);
    expect(text).toContain("1,763,352.433103");
    expect(text).toContain(`sent 1.50 SOL to ${short(friend.toBase58())}`);
    expect(text).toContain("−1.500005");
    expect(html.indexOf(`/tx/${signature}`)).toBeLessThan(html.indexOf(`/tx/${launched.signature}`));
    expect((await open(`/address/${friend}`)).text).toContain("Balance1.5 SOL");
  });

  it("says what other accounts are", async () => {
    expect((await open(`/address/${launched.mint}`)).text).toContain("Mint of $&lt;i&gt;");
    expect((await open("/address/11111111111111111111111111111111")).text).toContain("System program");
  });

  it("shows an address that nothing has used as an empty one, and a friendly 404 for what is none", async () => {
    const { status, text } = await open(`/address/${Keypair.generate().publicKey}`);
    expect(status).toBe(200);
    expect(text).toContain("It holds no tokens.");
    expect(text).toContain("No transaction of this chain has used this address.");
    for (const address of ["nonsense", "0OIl", "1".repeat(400), "%3Cscript%3E", "__proto__"]) {
      const missing = await open(`/address/${address}`);
      expect(missing.status).toBe(404);
      expect(missing.text).toContain("That is no address");
      expect(missing.html).not.toContain("<script>");
    }
  });
});
