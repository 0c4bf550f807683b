/** @module-tag slow */

import { rm } from "node:fs/promises";
import { ed25519 } from "@noble/curves/ed25519";
import { isWalletAdapterCompatibleStandardWallet } from "@solana/wallet-adapter-base";
import { Keypair, PublicKey, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { buildSandbox } from "../build.mjs";
import { type HostPage, serveHostPage } from "../testing/host-page.ts";
import { askTradeService, order } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox, temporaryDirectory } from "../testing/start-test-sandbox.ts";

const SWITCHES =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

let built: string;
let sandbox: TestSandbox;
let host: HostPage;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  built = await temporaryDirectory();
  await buildSandbox({ outDir: built });
  sandbox = await startTestSandbox({ public: `${built}/public` });
  host = await serveHostPage(sandbox.url);
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: SWITCHES.split(" "),
  });
});
afterAll(async () => {
  await browser?.close();
  host?.close();
  await sandbox?.close();
  await rm(built, { recursive: true, force: true });
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await openHost();
});
afterEach(() => context.close());

interface Outcome {
  value?: unknown;
  message?: string;
  code?: number;
  isError?: boolean;
}

async function openHost(): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(host.url);
  await expect.poll(() => opened.evaluate("wallets.length")).toBe(1);
  return opened;
}

/** Runs an expression in the app's page; `wallet` is the wallet, `account` its first account. */
const inPage = (expression: string): Promise<Outcome> =>
  page.evaluate(
    `(() => { const wallet = wallets[0]; const account = wallet.accounts[0]; return outcome(${expression}); })()`,
  );

/** The wallet's window is in a closed shadow root, so it is found by its address. */
async function walletWindow(): Promise<Frame> {
  const isWallet = (frame: Frame) => frame.url() === `${sandbox.url}/wallet`;
  return page.frames().find(isWallet) ?? page.waitForEvent("framenavigated", isWallet);
}

const press = async (name: string) =>
  (await walletWindow()).getByRole("button", { name, exact: true }).click();

const CONNECT = "wallet.features['standard:connect'].connect().then(({ accounts }) => accounts[0].address)";
const CONNECT_SILENTLY =
  "wallet.features['standard:connect'].connect({ silent: true }).then(({ accounts }) => accounts.length)";

async function connect(): Promise<string> {
  const connected = inPage(CONNECT);
  await press("Approve");
  return String((await connected).value);
}

const signMessage = (message: string) =>
  inPage(
    `wallet.features['solana:signMessage'].signMessage({ account, message: new TextEncoder().encode(${JSON.stringify(message)}) })
      .then(([{ signature, signedMessage }]) => [[...signature], [...signedMessage]])`,
  );

it("is a wallet that the wallet adapter takes", async () => {
  const described =
    await page.evaluate(`(() => { const { name, icon, chains, version, accounts, features } = wallets[0];
    return { name, icon, chains, version, accounts, features: JSON.parse(JSON.stringify(features)) }; })()`);
  expect(described).toMatchObject({ name: "Sandbox Wallet", version: "1.0.0", accounts: [] });
  expect(isWalletAdapterCompatibleStandardWallet(described as never)).toBe(true);
  expect(described).toMatchObject({
    icon: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    features: { "solana:signTransaction": { supportedTransactionVersions: ["legacy", 0] } },
  });
});

it("connects when the user approves, with 10 SOL, and gives the focus back", async () => {
  await page.focus("#focused");
  const connected = inPage(CONNECT);
  const frame = await walletWindow();
  await frame.getByRole("heading", { name: `${new URL(host.url).host} wants to connect` }).waitFor();
  await frame.getByText("10.00 SOL").waitFor();
  await press("Approve");
  const address = String((await connected).value);
  expect(await sandbox.connection.getBalance(new PublicKey(address))).toBe(10_000_000_000);
  await expect.poll(() => page.evaluate("document.activeElement?.id")).toBe("focused");
});

it("connects silently only where it was approved and not disconnected", async () => {
  expect((await inPage(CONNECT_SILENTLY)).value).toBe(0);
  await connect();
  await page.reload();
  await expect.poll(() => page.evaluate("wallets.length")).toBe(1);
  expect((await inPage(CONNECT_SILENTLY)).value).toBe(1);
  await inPage("wallet.features['standard:disconnect'].disconnect()");
  expect(await page.evaluate("wallets[0].accounts.length")).toBe(0);
  expect((await inPage(CONNECT_SILENTLY)).value).toBe(0);
});

it("answers a rejection by button and by Esc with code 4001", async () => {
  const rejected = { message: "User rejected the request.", code: 4001, isError: true };
  const byButton = inPage(CONNECT);
  await press("Reject");
  expect(await byButton).toEqual(rejected);

  const byKey = inPage(CONNECT);
  await (await walletWindow()).getByRole("button", { name: "Approve" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await byKey).toEqual(rejected);
});

it("shows all of a message as text, and signs it", async () => {
  const address = await connect();
  const message = `Gemwright: connect and verify.\n\nAddress: ${address}\n<b>Nonce</b>: 17`;
  const signing = signMessage(message);
  const shown = (await walletWindow()).getByLabel("Message", { exact: true });
  await shown.waitFor();
  expect(await shown.textContent()).toBe(message);
  await press("Approve");
  const [signature, signed] = (await signing).value as [number[], number[]];
  expect(Buffer.from(signed).toString()).toBe(message);
  expect(ed25519.verify(Uint8Array.from(signature), Uint8Array.from(signed), bs58.decode(address))).toBe(
    true,
  );
});

it("says what a transaction does, and fills its own signature slot alone", async () => {
  const address = await connect();
  const mint = Keypair.generate();
  const answer = await askTradeService(sandbox.url, { ...order(mint, mint), publicKey: address });
  const unsigned = VersionedTransaction.deserialize(new Uint8Array(await answer.arrayBuffer()));
  unsigned.sign([mint]);
  const bytes = unsigned.serialize();
  const signing = inPage(
    `wallet.features['solana:signTransaction'].signTransaction({ account, transaction: new Uint8Array(${JSON.stringify([...bytes])}) })
      .then(([{ signedTransaction }]) => [...signedTransaction])`,
  );
  const frame = await walletWindow();
  await frame.getByText(/^0\.070\d* SOL$/).waitFor();
  for (const text of ["sandbox: play money", "Programs called: 4", "0.00051 SOL"]) {
    expect(await frame.getByText(text).isVisible()).toBe(true);
  }
  await press("Approve");
  const signed = Uint8Array.from((await signing).value as number[]);
  expect(signed.length).toBe(bytes.length);
  expect(signed.subarray(65)).toEqual(Uint8Array.from(bytes.subarray(65))); // the mint's signature and the message
  const signature = await sandbox.connection.sendRawTransaction(signed);
  expect((await sandbox.connection.getSignatureStatus(signature)).value?.err).toBeNull();
});

it("asks one thing at a time, in order", async () => {
  await connect();
  const [first, second] = [signMessage("first"), signMessage("second")];
  const shown = (await walletWindow()).getByLabel("Message", { exact: true });
  await shown.filter({ hasText: /^first$/ }).waitFor();
  await press("Approve");
  await shown.filter({ hasText: /^second$/ }).waitFor();
  await press("Reject");
  expect((await first).value).toHaveLength(2);
  expect((await second).code).toBe(4001);
});

it("tells the app of another account, and signs with the one that was asked for", async () => {
  const address = await connect();
  await inPage("wallet.features['sandbox:open'].open()");
  await press("Add account");
  await expect.poll(() => page.evaluate("wallets[0].accounts[0].address")).not.toBe(address);
  expect(await page.evaluate("changes.length")).toBe(2);
  await press("Switch to Account 1");
  await expect.poll(() => page.evaluate("wallets[0].accounts[0].address")).toBe(address);
  const frame = await walletWindow();
  await press("Get 10 SOL");
  await frame.getByText("20.00 SOL").waitFor();
  await press("Close");
  await frame.getByRole("button", { name: "Open Sandbox Wallet" }).waitFor();
});

it("signs for no page that has not connected", async () => {
  const outcome = await inPage(
    "wallet.features['solana:signMessage'].signMessage({ account: { address: '1' }, message: new Uint8Array(1) })",
  );
  expect(outcome.message).toContain("not connected");
});

it("may be framed by pages of this machine alone, and serves no key to its page", async () => {
  const answer = await fetch(`${sandbox.url}/wallet`);
  expect(answer.headers.get("content-security-policy")).toContain(
    "frame-ancestors http://localhost:* https://localhost:* http://127.0.0.1:* https://127.0.0.1:*",
  );
  await connect();
  expect(await page.evaluate("JSON.stringify(localStorage)")).toBe("{}");
});
