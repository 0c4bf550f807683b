/** @module-tag slow */

import { rm } from "node:fs/promises";
import { ed25519 } from "@noble/curves/ed25519";
import { PublicKey } from "@solana/web3.js";
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seededAccount } from "../browser/seeded-account.ts";
import { buildSandbox } from "../build.mjs";
import { type HostPage, serveHostPage } from "../testing/host-page.ts";
import { startTestSandbox, type TestSandbox, temporaryDirectory } from "../testing/start-test-sandbox.ts";

const owner = new PublicKey(seededAccount.address);
let built: string;
let sandbox: TestSandbox;
let host: HostPage;
let browser: Browser;

beforeAll(async () => {
  built = await temporaryDirectory();
  await buildSandbox({ outDir: built });
  sandbox = await startTestSandbox({ public: `${built}/public` });
  host = await serveHostPage(sandbox.url);
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
});
afterAll(async () => {
  await browser?.close();
  host?.close();
  await sandbox?.close();
  await rm(built, { recursive: true, force: true });
});

/** An app's page that asks to connect, and the wallet's window with the question. */
async function askToConnect(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(host.url);
  await expect.poll(() => page.evaluate("wallets.length")).toBe(1);
  const connected = page.evaluate(
    "wallets[0].features['standard:connect'].connect().then(({ accounts }) => accounts[0].address)",
  );
  const isWallet = (frame: Frame) => frame.url() === `${sandbox.url}/wallet`;
  const frame = page.frames().find(isWallet) ?? (await page.waitForEvent("framenavigated", isWallet));
  await frame.getByRole("button", { name: "Approve" }).waitFor();
  return { page, frame, connected };
}

const press = (frame: Frame, name: string) => frame.getByRole("button", { name, exact: true }).click();

const sign = (page: Page) =>
  page.evaluate(
    `wallets[0].features['solana:signMessage'].signMessage({
      account: wallets[0].accounts[0], message: new TextEncoder().encode("seeded") })
      .then(([{ signature }]) => [...signature])`,
  );

it("is not offered on a chain that was not seeded", async () => {
  const context = await browser.newContext();
  const { frame, connected } = await askToConnect(context);
  expect(await frame.getByRole("button", { name: "Use the seeded account" }).count()).toBe(0);
  await press(frame, "Approve");
  expect(await connected).not.toBe(seededAccount.address);
  await context.close();
});

it("is offered where the chain has it, beside the wallet's own, and signs", async () => {
  await sandbox.connection.requestAirdrop(owner, 1_000_000_000);
  const context = await browser.newContext();
  const { page, frame, connected } = await askToConnect(context);
  await frame.getByText("Account 1", { exact: true }).waitFor();
  await press(frame, "Use the seeded account");
  await frame.getByText("Seeded account", { exact: true }).waitFor();
  await frame.getByText("1.00 SOL").waitFor();
  expect(await frame.getByRole("button", { name: "Use the seeded account" }).count()).toBe(0);
  await press(frame, "Approve");
  expect(await connected).toBe(seededAccount.address);
  const signing = sign(page);
  await press(frame, "Approve");
  const signature = Uint8Array.from((await signing) as number[]);
  expect(ed25519.verify(signature, new TextEncoder().encode("seeded"), owner.toBytes())).toBe(true);
  await page.evaluate("wallets[0].features['sandbox:open'].open()");
  await press(frame, "Switch to Account 1");
  await expect.poll(() => page.evaluate("wallets[0].accounts[0].address")).not.toBe(seededAccount.address);
  await context.close();
});
