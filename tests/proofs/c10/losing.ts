import type { Page } from "playwright-core";
import { writeWork } from "../../support/device.ts";
import { bareAddress, readRaw } from "../../support/raw-database.ts";
import type { Case } from "./opening.ts";
import { findWork, tryApp, writeDown } from "./try-app.ts";

async function isKept(page: Page, url: string, idea: string): Promise<void> {
  await page.goto(bareAddress(url));
  const [draft] = await readRaw(page, "drafts");
  if (!JSON.stringify(draft).includes(idea)) throw new Error(`"${idea}" is not on the device.`);
}

/** The browser's own switch, as its storage crashing does it. */
const closedByForce: Case = async ({ product, owner }, page, context) => {
  await writeWork(page, owner);
  const inside = await context.newPage();
  await context.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    const seen = new WeakSet<IDBDatabase>();
    IDBDatabase.prototype.transaction = function (...args) {
      if (!seen.has(this))
        this.addEventListener("close", () => Object.assign(globalThis, { wasClosed: true }));
      seen.add(this);
      return transaction.apply(this, args);
    };
  });
  const closeAll = async () => {
    await page.evaluate(() => Object.assign(globalThis, { wasClosed: false }));
    await inside.goto("chrome://indexeddb-internals");
    await inside.getByText("Force close").first().click();
    await page.waitForFunction(() => (globalThis as unknown as { wasClosed: boolean }).wasClosed);
  };
  await tryApp(page, product.url, "before the connection was lost");
  await closeAll();
  await writeDown(page, "after the connection was lost");
  await closeAll();
  await page.reload();
  await page.getByText("after the connection was lost").waitFor();
  await closeAll();
  await writeDown(page, "after it was lost again");
  await findWork(page, product.url, "after it was lost again");
  await isKept(page, product.url, "after it was lost again");
};

/** As Safari does it: each use of the connection fails until another is made. */
const serverLost: Case = async ({ product, owner }, page, context) => {
  await writeWork(page, owner);
  await context.addInitScript(() => {
    const dead = new WeakSet<IDBDatabase>();
    const living: IDBDatabase[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...args) {
      if (dead.has(this))
        throw new DOMException("Connection to Indexed Database server lost.", "UnknownError");
      if (!living.includes(this)) living.push(this);
      return transaction.apply(this, args);
    };
    const loseConnections = () => {
      for (const each of living.splice(0)) dead.add(each);
    };
    Object.assign(globalThis, { loseConnections });
  });
  const lose = () =>
    page.evaluate(() => (globalThis as unknown as { loseConnections(): void }).loseConnections());
  await tryApp(page, product.url, "before the connection was lost");
  await lose();
  await writeDown(page, "after the connection was lost");
  await lose();
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("Last updated just now").waitFor();
  await lose();
  await writeDown(page, "after it was lost again");
  await findWork(page, product.url, "after it was lost again");
  await isKept(page, product.url, "after it was lost again");
};

export const losses: Record<string, Case> = {
  "the browser closes the connection": closedByForce,
  "the connection to the database server is lost": serverLost,
};
