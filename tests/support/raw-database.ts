import type { Page } from "playwright-core";

/** Stores and indexes in Dexie's notation, the primary key first. */
export type Stores = Readonly<Record<string, string>>;
export type Rows = Readonly<Record<string, readonly unknown[]>>;

interface RawDatabase {
  /** As IndexedDB counts: ten times Dexie's number. */
  version: number;
  stores: Stores;
  rows?: Rows;
}

/** An address of the app's origin with no app on it. */
export const bareAddress = (url: string): string => `${url}/robots.txt`;

/** Recreates the app's database in a page of its origin, without the app and without Dexie. */
export const writeRaw = async (page: Page, database: RawDatabase): Promise<void> =>
  void (await page.evaluate(carryOut, { act: "make", ...database } satisfies Order));

/** Puts rows into a store of the database that is there, all in one transaction. */
export const addRaw = async (page: Page, store: string, rows: readonly unknown[]): Promise<void> =>
  void (await page.evaluate(carryOut, { act: "put", store, rows } satisfies Order));

/** All rows of a store, as the browser has them. */
export const readRaw = (page: Page, store: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(carryOut, { act: "rows", store } satisfies Order) as Promise<Record<string, unknown>[]>;

/** The keys of a store, which can be had where the rows cannot. */
export const readRawKeys = (page: Page, store: string): Promise<unknown[]> =>
  page.evaluate(carryOut, { act: "keys", store } satisfies Order);

type Order =
  | ({ act: "make" } & RawDatabase)
  | { act: "put"; store: string; rows: readonly unknown[] }
  | { act: "rows" | "keys"; store: string };

/** Runs in the page, so it holds all it needs. */
async function carryOut(order: Order): Promise<unknown[]> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const done = (transaction: IDBTransaction) =>
    new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  const pathOf = (key: string) => (key.startsWith("[") ? key.slice(1, -1).split("+") : key.replace("++", ""));
  const putAll = (db: IDBDatabase, name: string, rows: readonly unknown[]) => {
    const transaction = db.transaction(name, "readwrite");
    for (const row of rows) transaction.objectStore(name).put(row);
    return done(transaction);
  };
  const open = async () => {
    if (order.act !== "make") return asked(indexedDB.open("gemwright"));
    await asked(indexedDB.deleteDatabase("gemwright"));
    const opening = indexedDB.open("gemwright", order.version);
    opening.onupgradeneeded = () => {
      for (const [name, schema] of Object.entries(order.stores)) {
        const [primary = "", ...indexes] = schema.split(", ");
        const keyPath = pathOf(primary);
        const autoIncrement = primary.startsWith("++");
        const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index, pathOf(index));
      }
    };
    return asked(opening);
  };
  const db = await open();
  try {
    if (order.act === "put") await putAll(db, order.store, order.rows);
    if (order.act === "make")
      for (const [name, rows] of Object.entries(order.rows ?? {})) await putAll(db, name, rows);
    if (order.act === "put" || order.act === "make") return [];
    const store = db.transaction(order.store).objectStore(order.store);
    return order.act === "rows" ? await asked(store.getAll()) : await asked(store.getAllKeys());
  } finally {
    db.close();
  }
}
