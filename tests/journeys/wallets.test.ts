import {
  AddressLookupTableAccount,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  type VersionedTransaction,
} from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { idea } from "../../api/src/testing/requests.ts";
import { createTestWallet } from "../../api/src/testing/wallet.ts";
import { ask, askChain, callOver, sessionCookies, signIn } from "../support/api-user.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { fundAccount } from "../support/fund-account.ts";
import { openStage } from "../support/stage.ts";
import { launched } from "../support/steps.ts";
import {
  addressOf,
  disconnectInExtension,
  install,
  registerNow,
  type StandIn,
  standIn,
  switchAccount,
} from "../support/wallet-stand-ins.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const stage = openStage();
let visitor: Visitor;

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

/** The home page of a browser with these extensions and without the sandbox's own wallet. */
async function arrive(wallets: StandIn[], options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  visitor = await visit(stage.browser, options);
  const { context, page } = visitor;
  await context.route(`${stage.product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await install(context, wallets);
  await page.goto(stage.product.url);
  return page;
}

const begin = (page: Page) => page.getByRole("button", { name: "Connect Wallet & Start" }).click();
const chooser = (page: Page) => page.getByRole("dialog", { name: "Connect Wallet" });
const choices = (page: Page) => chooser(page).getByRole("list").first().getByRole("button").allInnerTexts();
const inMyGems = (page: Page) => page.getByRole("heading", { level: 1, name: "My Gems" }).waitFor();
const isSignedOut = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Connect Wallet" }).waitFor();

/** Signs in with the one extension that is there. */
async function enter(wallet: StandIn): Promise<Page> {
  const page = await arrive([wallet]);
  await begin(page);
  await inMyGems(page);
  return page;
}

describe("where there are wallets", () => {
  it("both are offered, and the chosen one signs in", async () => {
    const wallets = [standIn("Solflare"), standIn("Phantom")];
    const page = await arrive(wallets);
    await begin(page);
    await chooser(page).getByText("Choose a wallet to connect:").waitFor();
    expect(await choices(page)).toEqual(["Phantom", "Solflare"]);
    await chooser(page).getByRole("button", { name: "Solflare" }).click();
    await inMyGems(page);
    await page.getByText("Solflare connected successfully!").waitFor();
    expect(wallets.map(({ asked }) => asked)).toEqual([["connect", "message"], []]);
  });

  const entersWith = async (name: string) => {
    const wallet = standIn(name);
    const page = await enter(wallet);
    expect(wallet.asked).toEqual(["connect", "message"]);
    const address = addressOf(wallet);
    await page
      .getByRole("button", { name: /Account menu/ })
      .getByText(`${address.slice(0, 4)}...${address.slice(-4)}`)
      .waitFor();
  };

  it("Phantom alone is used directly", () => entersWith("Phantom"));

  it("Solflare alone is used directly", { tags: "long" }, () => entersWith("Solflare"));

  it("one that is approved already is not asked again", { tags: "long" }, async () => {
    const wallet = standIn("Phantom", { trusted: true });
    await enter(wallet);
    expect(wallet.asked).toEqual(["message"]);
  });

  it("another wallet of the standard is not offered", { tags: "long" }, async () => {
    const stranger = standIn("Brave Wallet");
    const page = await arrive([stranger, standIn("Solflare")]);
    await begin(page);
    await inMyGems(page);
    expect(stranger.asked).toEqual([]);
  });

  it("one that registers late appears in the open chooser", { tags: "long" }, async () => {
    const late = standIn("Phantom", { registers: false });
    const page = await arrive([late]);
    await begin(page);
    await chooser(page).waitFor();
    await registerNow(page, late);
    await chooser(page).getByText("Choose a wallet to connect:").waitFor();
    await chooser(page).getByRole("button", { name: "Phantom" }).click();
    await inMyGems(page);
  });
});

describe("where there is no wallet", () => {
  const NONE = "No compatible wallets found. Please install Phantom or Solflare wallet.";
  /** The words stand in a toast first: the chooser may come after them. */
  const links = (page: Page) =>
    chooser(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, (link as HTMLAnchorElement).href]));

  it("says so, and where to get one", async () => {
    const page = await arrive([]);
    await begin(page);
    await page.getByText(NONE).waitFor();
    await expect
      .poll(() => links(page))
      .toEqual([
        ["Install Phantom", "https://phantom.com/download"],
        ["Install Solflare", "https://solflare.com/download"],
      ]);
    await page.keyboard.press("Escape");
    await isSignedOut(page);
  });

  it("offers an iPhone the way into the wallets' own browsers, at the same page", {
    tags: "long",
  }, async () => {
    const page = await arrive([], {
      userAgent: IPHONE,
      hasTouch: true,
      viewport: { width: 390, height: 800 },
    });
    await begin(page);
    await page.getByText(NONE).waitFor();
    const [here, site] = [`${stage.product.url}/`, stage.product.url].map(encodeURIComponent);
    await expect
      .poll(async () => (await links(page)).slice(0, 2))
      .toEqual([
        ["Open in Phantom", `https://phantom.app/ul/browse/${here}?ref=${site}`],
        ["Open in Solflare", `https://solflare.com/ul/v1/browse/${here}?ref=${site}`],
      ]);
  });
});

describe("a wallet's owner", () => {
  it.each(["connect", "message"] as const)(
    "may say no to the %s, and is not signed in",
    {
      tags: "long",
    },
    async (what) => {
      const wallet = standIn("Phantom", { rejects: what });
      const page = await arrive([wallet]);
      await begin(page);
      await page.getByText("Failed to connect Phantom: User rejected the request.").waitFor();
      await isSignedOut(page);
      expect((await sessionCookies(page)).size).toBe(0);
      wallet.rejects = null;
      await begin(page);
      await inMyGems(page);
    },
  );

  it("is let in again after a reload, without being asked", { tags: "long" }, async () => {
    const wallet = standIn("Phantom");
    const page = await enter(wallet);
    await page.reload();
    await inMyGems(page);
    expect(wallet.asked).toEqual(["connect", "message"]);
  });

  it("starts as a stranger where the extension was told to forget the site", { tags: "long" }, async () => {
    const wallet = standIn("Phantom");
    const page = await enter(wallet);
    wallet.trusted = false;
    await page.reload();
    await page.waitForURL(`${stage.product.url}/`);
    await isSignedOut(page);
    expect(wallet.asked).toEqual(["connect", "message"]);
  });

  const leaving: [string, typeof switchAccount][] = [
    ["switches the account", switchAccount],
    ["disconnects in the extension", disconnectInExtension],
  ];

  it.each(leaving)("who %s sees a prompt in place of the page", { tags: "long" }, async (_, leave) => {
    const wallet = standIn("Phantom");
    const page = await enter(wallet);
    await leave(page, wallet);
    await page.getByRole("heading", { name: "Your wallet is not connected" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    expect((await sessionCookies(page)).size).toBe(0);
    await page.getByRole("main").getByRole("button", { name: "Connect Wallet" }).click();
    await inMyGems(page);
  });

  it.each(leaving)("who %s on a public page is signed out there", { tags: "long" }, async (_, leave) => {
    const wallet = standIn("Phantom");
    const page = await enter(wallet);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gemwright" }).click();
    await page.getByRole("button", { name: "Go to Dashboard" }).first().waitFor();
    await leave(page, wallet);
    await isSignedOut(page);
    expect((await sessionCookies(page)).size).toBe(0);
  });
});

describe("a wallet that alters", () => {
  it("the message it signs signs nobody in", async () => {
    const mark = new TextEncoder().encode("\nand all that is mine");
    const wallet = standIn("Solflare", { alterMessage: (message) => new Uint8Array([...message, ...mark]) });
    const page = await arrive([wallet]);
    await begin(page);
    await page
      .getByText("Failed to connect Solflare: The signature does not belong to this message and address.")
      .waitFor();
    await isSignedOut(page);
    expect((await sessionCookies(page)).size).toBe(0);
  });

  it("the launch's transaction launches nothing", async () => {
    const thief = createTestWallet().keypair.publicKey;
    const { wallet, page, balance } = await launchWith((owner) =>
      SystemProgram.transfer({ fromPubkey: owner, toPubkey: thief, lamports: 500_000_000 }),
    );
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes("sendTransaction")) sent.push(request.url());
    });
    await page
      .getByRole("dialog")
      .getByText("Deployment failed: The wallet returned another transaction than the one you reviewed.")
      .waitFor();
    expect(wallet.asked.at(-1)).toBe("transaction");
    expect(sent).toEqual([]);
    expect(await balance()).toBe(SOL);
  });
});

describe("a wallet that adds a protection of its own", { tags: "long" }, () => {
  it("launches", async () => {
    const { page, balance } = await launchWith((owner) => holdsAtLeast(owner, 0.9 * SOL));
    await launched(page);
    expect(await balance()).toBeLessThan(0.95 * SOL);
  });

  it("that fails on the chain, says what that cost, and launches at the next try", async () => {
    let least = SOL;
    const { page, balance } = await launchWith((owner) => holdsAtLeast(owner, least));
    await page.getByRole("dialog").getByText(sentences.launch.programError).waitFor();
    const paid = SOL - (await balance());
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThan(0.001 * SOL);
    await page
      .getByText(`The network charged ${paid / SOL} SOL for the attempt. Nothing else left your wallet.`)
      .waitFor();
    least = 0.9 * SOL;
    await page.getByRole("button", { name: "Try again" }).click();
    await launched(page);
  });
});

const SOL = 1_000_000_000;

/** A token, at its last step, whose launch a wallet of one SOL signs with one more instruction. */
async function launchWith(added: (owner: PublicKey) => TransactionInstruction) {
  const call = callOver(() => stage.product.url);
  const tables = [await readTable(call)];
  const wallet = standIn("Phantom", {
    alterTransaction: (transaction) => add(added(new PublicKey(addressOf(wallet))), transaction, tables),
  });
  const session = await signIn(call, createTestWallet(wallet.accounts[0]));
  const made = await ask(call, "creativeGenerate", { session, body: idea("a frog knight") });
  const { id } = await ask(call, "createDraft", { session, body: { session_id: made.session_id } });
  await fundAccount(stage.product, addressOf(wallet));
  const balance = async () =>
    (await askChain<{ value: number }>(call, "getBalance", [addressOf(wallet)])).value;
  await expect.poll(balance).toBe(SOL);

  const page = await enter(wallet);
  await page.goto(`${stage.product.url}/create?token_id=${id}&step=4`);
  await page.getByRole("button", { name: "Deploy to launchpad" }).click();
  await page.getByRole("button", { name: "Deploy Token" }).click();
  return { wallet, page, balance };
}

/** Lighthouse's assertion, which wallets add: after the launch the owner holds at least so many lamports. */
const holdsAtLeast = (owner: PublicKey, lamports: number): TransactionInstruction => {
  const [assertAccountInfo, silently, ofLamports, orMore] = [5, 0, 0, 4];
  const value = Buffer.alloc(8);
  value.writeBigUInt64LE(BigInt(lamports));
  return new TransactionInstruction({
    programId: new PublicKey("L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95"),
    keys: [{ pubkey: owner, isSigner: false, isWritable: false }],
    data: Buffer.from([assertAccountInfo, silently, ofLamports, ...value, orMore]),
  });
};

/** The trading service's lookup table, without which nobody can read its transactions. */
async function readTable(call: ReturnType<typeof callOver>): Promise<AddressLookupTableAccount> {
  const key = new PublicKey("84gxtAAWToZ6xep3wrWsx8TEoLB7EBS9VrKkV9CtMdJi");
  const { value } = await askChain<{ value: { data: [string, string] } }>(call, "getAccountInfo", [
    key.toBase58(),
    { encoding: "base64" },
  ]);
  const state = AddressLookupTableAccount.deserialize(Buffer.from(value.data[0], "base64"));
  return new AddressLookupTableAccount({ key, state });
}

function add(
  instruction: TransactionInstruction,
  transaction: VersionedTransaction,
  addressLookupTableAccounts: AddressLookupTableAccount[],
): void {
  const message = TransactionMessage.decompile(transaction.message, { addressLookupTableAccounts });
  message.instructions.push(instruction);
  const altered = message.compileToV0Message(addressLookupTableAccounts);
  transaction.message = altered;
  transaction.signatures = Array.from(
    { length: altered.header.numRequiredSignatures },
    () => new Uint8Array(64),
  );
}
