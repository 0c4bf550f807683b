import type { BrowserContext, Page } from "playwright-core";
import { type Device, stores, storesBefore, work, writeWork } from "../../support/device.ts";
import { bareAddress, readRaw, writeRaw } from "../../support/raw-database.ts";
import { findWork, tryApp } from "./try-app.ts";

/** One way in which a device fails, and what is to be seen of it. Throws where that is not so. */
export type Case = (device: Device, page: Page, context: BrowserContext) => Promise<void>;

const FAULT = "test.fault";
const setFault = (page: Page, on: boolean) =>
  page.evaluate(([key, set]) => (set ? localStorage.setItem(key, "on") : localStorage.removeItem(key)), [
    FAULT,
    on,
  ] as const);

/** The app works in memory, says so, and what the device had is there once the browser gives it again. */
const withoutDatabase =
  (breakOpening: (key: string) => void): Case =>
  async ({ product, owner }, page, context) => {
    await writeWork(page, owner);
    await context.addInitScript(breakOpening, FAULT);
    await setFault(page, true);
    await tryApp(page, product.url, "in memory alone");
    await page.getByText(/^This browser lets the app keep nothing on this device\./).waitFor();
    await setFault(page, false);
    await findWork(page, product.url);
  };

const openThrows = withoutDatabase((key) => {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...named) {
    if (localStorage.getItem(key)) throw new DOMException("The user denied permission.", "SecurityError");
    return open.apply(this, named);
  };
});

const openFails = withoutDatabase((key) => {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...named) {
    if (!localStorage.getItem(key)) return open.apply(this, named);
    const error = new DOMException("Internal error opening backing store.", "UnknownError");
    const request = Object.assign(new EventTarget(), { error, onerror: null as IDBRequest["onerror"] });
    request.addEventListener("error", (event) => request.onerror?.call(request as never, event));
    setTimeout(() => request.dispatchEvent(new Event("error", { cancelable: true })));
    return request as never;
  };
});

/** A tab of the schema before holds the database and does not hear that it should let go. */
const blocked: Case = async ({ product, owner }, page, context) => {
  const { outbox: _, ...before } = storesBefore;
  await writeRaw(page, { version: 40, stores: before, rows: { drafts: work(owner).drafts ?? [] } });
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("gemwright");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve();
      }),
  );
  const app = await context.newPage();
  await tryApp(app, product.url, "in memory alone");
  await app.getByText(/^An older version of the app is open in another tab\./).waitFor();
  await page.close();
  await app.goto(`${product.url}/my-gems`);
  await app.getByText("a heron who teaches ballet").waitFor();
};

const future: Case = async ({ product, owner }, page) => {
  await writeRaw(page, { version: 990, stores: { ...stores, comets: "id, owner" }, rows: work(owner) });
  await findWork(page, product.url);
  await page.getByText(/^This device has used a newer version of the app\./).waitFor();
  await tryApp(page, product.url, "a toad of the future");
  await findWork(page, product.url, "a toad of the future");
  await page.goto(bareAddress(product.url));
  const [draft] = await readRaw(page, "drafts");
  if (JSON.stringify(draft).includes("a toad of the future")) return;
  throw new Error("The draft is not in the newer database.");
};

export const openings: Record<string, Case> = {
  "opening throws": openThrows,
  "opening fails": openFails,
  "an older tab blocks": blocked,
  "a schema from the future": future,
};
