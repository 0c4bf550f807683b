import type { BrowserContext, Page, Request } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { anIntent } from "../../web/testing/an-intent.ts";
import { type Visitor, visit } from "../support/browser.ts";
import { stores } from "../support/device.ts";
import { addRaw, readRaw } from "../support/raw-database.ts";
import { openStage } from "../support/stage.ts";
import { addressOf, install, type StandIn, standIn, switchAccount } from "../support/wallet-stand-ins.ts";

const stage = openStage();
let visitor: Visitor;
let wallet: StandIn;
/** The bearers under which messages were sent, in order. */
let sentBy: string[];

afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

/** A browser with one wallet of two accounts, the first signed in. */
async function enter(): Promise<Page> {
  visitor = await visit(stage.browser);
  wallet = standIn("Phantom");
  sentBy = [];
  const { context, page } = visitor;
  await context.route(`${stage.product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await install(context, [wallet]);
  context.on("request", (request) => {
    if (isMessage(request)) sentBy.push(request.headers().authorization ?? "nobody");
  });
  await page.goto(stage.product.url);
  await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await inMyGems(page);
  return page;
}

const isMessage = (request: Request) => request.url().endsWith("/contact/submit");
const inMyGems = (page: Page) => page.getByRole("heading", { level: 1, name: "My Gems" }).waitFor();
const chip = (page: Page, label: string) =>
  page
    .getByRole("navigation", { name: "Main" })
    .getByText(label, { exact: true })
    .waitFor({ state: "attached" });
const bearer = async (context: BrowserContext) => {
  const cookies = await context.cookies(stage.product.url);
  const value = cookies.find(({ name }) => name === "__Host-access_token")?.value;
  return `Bearer ${decodeURIComponent(value ?? "")}`;
};

/** Messages that were written with no server in reach: the outbox has them, and the network is back. */
async function writeOffline(page: Page, count: number): Promise<void> {
  await addRaw(
    page,
    "outbox",
    Array.from({ length: count }, () => anIntent(addressOf(wallet))),
  );
}
const outboxIsEmpty = (page: Page) =>
  expect.poll(() => readRaw(page, "outbox"), { timeout: 30_000 }).toEqual([]);
const networkIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

/** Holds the first message on its way until it is let go. */
async function holdMessages(context: BrowserContext) {
  let release = () => {};
  let reportHeld = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const held = new Promise<void>((resolve) => (reportHeld = resolve));
  await context.route("**/contact/submit", async (route) => {
    reportHeld();
    await gate;
    await route.continue().catch(() => {});
  });
  return { held, release };
}

/** The first account has three messages under way, of which the first is held. */
async function isInTheMiddleOfSending() {
  const page = await enter();
  const firstBearer = await bearer(visitor.context);
  const { held, release } = await holdMessages(visitor.context);
  await writeOffline(page, 3);
  await networkIsBack(page);
  await held;
  return { page, first: addressOf(wallet), firstBearer, release };
}

/** Whatever of an address this browser still has. */
async function tracesOf(page: Page, owner: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of Object.keys(stores))
    if (JSON.stringify(await readRaw(page, name)).includes(owner)) found.push(name);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  if (kept.includes(owner)) found.push("storage");
  if (await page.evaluate(() => caches.has("pictures"))) found.push("pictures");
  return found;
}

it("two tabs of one account send what waits once", { tags: "long" }, async () => {
  const page = await enter();
  const { context } = visitor;
  const second = await context.newPage();
  await second.goto(`${stage.product.url}/my-gems`);
  await inMyGems(second);
  await writeOffline(page, 4);
  await Promise.all([page, second].map(networkIsBack));
  await Promise.all([page, second].map((each) => chip(each, "Saved")));
  await outboxIsEmpty(page);
  expect(sentBy).toEqual(Array.from({ length: 4 }, () => sentBy[0]));
});

it("who logs out in another tab, while it is sent, leaves nothing behind, and nothing goes out as the next one", {
  tags: "long",
}, async () => {
  const { page, first, firstBearer, release } = await isInTheMiddleOfSending();
  const { context } = visitor;

  const other = await context.newPage();
  await other.goto(`${stage.product.url}/settings`);
  await other.getByRole("button", { name: "Log Out" }).click();
  const dialog = other.getByRole("dialog").or(other.getByRole("alertdialog"));
  await dialog.getByText("Not saved yet, and only on this device: Your message: Bug Report").waitFor();
  const downloading = other.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download it first" }).click();
  expect((await downloading).suggestedFilename()).toBe("gemwright-unsaved.json");
  await dialog.getByRole("button", { name: "Log Out" }).click();
  await other.getByText("Logged out successfully").waitFor();
  await page.getByRole("heading", { name: "Your wallet is not connected" }).waitFor();
  expect(await tracesOf(other, first)).toEqual([]);

  await switchAccount(other, wallet);
  await other.getByRole("button", { name: "Connect Wallet & Start" }).click();
  await inMyGems(other);
  release();
  await writeOffline(other, 1);
  await networkIsBack(other);
  await networkIsBack(page);
  await outboxIsEmpty(other);
  expect(sentBy).toEqual([firstBearer, await bearer(context)]);
  expect(await tracesOf(other, first)).toEqual([]);
});

it("who switches the wallet's account while it is sent finds the rest on coming back, and nobody else sends it", {
  tags: "long",
}, async () => {
  const { page, first, firstBearer, release } = await isInTheMiddleOfSending();
  const { context } = visitor;
  await switchAccount(page, wallet);
  const prompt = page.getByRole("main").getByRole("button", { name: "Connect Wallet" });
  await prompt.click();
  await inMyGems(page);
  await chip(page, "Saved");
  release();
  await networkIsBack(page);
  expect(sentBy).toEqual([firstBearer]);
  expect((await readRaw(page, "outbox")).map(({ owner }) => owner)).toEqual([first, first, first]);

  await switchAccount(page, wallet);
  await prompt.click();
  await inMyGems(page);
  await outboxIsEmpty(page);
  const secondBearer = await bearer(context);
  expect(sentBy.slice(1)).toEqual([secondBearer, secondBearer, secondBearer]);
});
