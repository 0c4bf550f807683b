import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { anIntent } from "../../web/testing/an-intent.ts";
import { openBrowser, type Visitor, visit } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";
import { addRaw, readRaw } from "../support/raw-database.ts";
import { addressOf, install, type StandIn, standIn, switchAccount } from "../support/wallet-stand-ins.ts";

let product: Product;
let browser: Browser;
let visitor: Visitor;
let wallet: StandIn;
/** The bearers under which messages were sent, in order. */
let sentBy: string[];

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

/** A browser with one wallet of two accounts, the first signed in. */
async function enter(): Promise<Page> {
  visitor = await visit(browser);
  wallet = standIn("Phantom");
  sentBy = [];
  const { context, page } = visitor;
  await context.route(`${product.sandboxUrl}/wallet.js`, (route) => route.abort());
  await install(context, [wallet]);
  context.on("request", (request) => {
    if (isMessage(request)) sentBy.push(request.headers().authorization ?? "nobody");
  });
  await page.goto(product.url);
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
  const cookies = await context.cookies(product.url);
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
const networkIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

/** Holds the first message on its way until it is let go. */
async function holdMessages(context: BrowserContext) {
  let letGo = () => {};
  let tellHeld = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const held = new Promise<void>((resolve) => (tellHeld = resolve));
  await context.route("**/contact/submit", async (route) => {
    tellHeld();
    await gate;
    await route.continue().catch(() => {});
  });
  return { held, letGo };
}

/** Whatever of an address this browser still has. */
const tracesOf = (page: Page, address: string) =>
  page.evaluate(async (owner) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open("gemwright"));
    const found: string[] = [];
    for (const name of db.objectStoreNames) {
      const rows = await asked(db.transaction(name).objectStore(name).getAll());
      if (JSON.stringify(rows).includes(owner)) found.push(name);
    }
    db.close();
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    if (kept.includes(owner)) found.push("storage");
    if (await caches.has("pictures")) found.push("pictures");
    return found;
  }, address);

it("two tabs of one account send what waits once", async () => {
  const page = await enter();
  const { context } = visitor;
  const second = await context.newPage();
  await second.goto(`${product.url}/my-gems`);
  await inMyGems(second);
  await writeOffline(page, 4);
  await Promise.all([page, second].map(networkIsBack));
  await Promise.all([page, second].map((each) => chip(each, "Saved")));
  await expect.poll(() => readRaw(page, "outbox")).toEqual([]);
  expect(sentBy).toEqual(Array.from({ length: 4 }, () => sentBy[0]));
});

it("who logs out in another tab, while it is sent, leaves nothing behind, and nothing goes out as the next one", async () => {
  const page = await enter();
  const { context } = visitor;
  const first = addressOf(wallet);
  const firstBearer = await bearer(context);
  const { held, letGo } = await holdMessages(context);
  await writeOffline(page, 3);
  await networkIsBack(page);
  await held;

  const other = await context.newPage();
  await other.goto(`${product.url}/settings`);
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
  letGo();
  await writeOffline(other, 1);
  await networkIsBack(other);
  await networkIsBack(page);
  await expect.poll(() => readRaw(other, "outbox")).toEqual([]);
  expect(sentBy).toEqual([firstBearer, await bearer(context)]);
  expect(await tracesOf(other, first)).toEqual([]);
});

it("who switches the wallet's account while it is sent finds the rest on coming back, and nobody else sends it", async () => {
  const page = await enter();
  const { context } = visitor;
  const first = addressOf(wallet);
  const firstBearer = await bearer(context);
  const { held, letGo } = await holdMessages(context);
  await writeOffline(page, 3);
  await networkIsBack(page);
  await held;
  await switchAccount(page, wallet);
  const prompt = page.getByRole("main").getByRole("button", { name: "Connect Wallet" });
  await prompt.click();
  await inMyGems(page);
  await chip(page, "Saved");
  letGo();
  await networkIsBack(page);
  expect(sentBy).toEqual([firstBearer]);
  expect((await readRaw(page, "outbox")).map(({ owner }) => owner)).toEqual([first, first, first]);

  await switchAccount(page, wallet);
  await prompt.click();
  await inMyGems(page);
  await expect.poll(() => readRaw(page, "outbox"), { timeout: 15_000 }).toEqual([]);
  const secondBearer = await bearer(context);
  expect(sentBy.slice(1)).toEqual([secondBearer, secondBearer, secondBearer]);
});
