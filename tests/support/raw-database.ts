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

/** Makes the app's database anew in a page of its origin, without the app and without Dexie. */
export const writeRaw = (page: Page, database: RawDatabase): Promise<void> => page.evaluate(write, database);

/** Puts rows into a store of the database that is there. */
export const addRaw = (page: Page, store: string, rows: readonly unknown[]): Promise<void> =>
  page.evaluate(add, { store, rows });

/** All rows of a store, as the browser has them. */
export const readRaw = (page: Page, store: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(read, store);

/** The keys of a store, which can be had where the rows cannot. */
export const readRawKeys = (page: Page, store: string): Promise<unknown[]> => page.evaluate(readKeys, store);

/** In the page. */
async function write({ version, stores, rows = {} }: RawDatabase): Promise<void> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const pathOf = (key: string) => (key.startsWith("[") ? key.slice(1, -1).split("+") : key.replace("++", ""));
  await asked(indexedDB.deleteDatabase("gemwright"));
  const opening = indexedDB.open("gemwright", version);
  opening.onupgradeneeded = () => {
    for (const [name, schema] of Object.entries(stores)) {
      const [primary = "", ...indexes] = schema.split(", ");
      const store = opening.result.createObjectStore(name, {
        keyPath: pathOf(primary),
        autoIncrement: primary.startsWith("++"),
      });
      for (const index of indexes) store.createIndex(index, pathOf(index));
    }
  };
  const db = await asked(opening);
  for (const [name, values] of Object.entries(rows)) {
    const store = db.transaction(name, "readwrite").objectStore(name);
    for (const value of values) await asked(store.put(value));
  }
  db.close();
}

/** In the page. */
async function read(store: string): Promise<Record<string, unknown>[]> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await asked(indexedDB.open("gemwright"));
  try {
    return await asked(db.transaction(store).objectStore(store).getAll());
  } finally {
    db.close();
  }
}

/** In the page. */
async function readKeys(store: string): Promise<unknown[]> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await asked(indexedDB.open("gemwright"));
  try {
    return await asked(db.transaction(store).objectStore(store).getAllKeys());
  } finally {
    db.close();
  }
}

/** In the page. */
async function add({ store, rows }: { store: string; rows: readonly unknown[] }): Promise<void> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await asked(indexedDB.open("gemwright"));
  try {
    for (const row of rows) await asked(db.transaction(store, "readwrite").objectStore(store).put(row));
  } finally {
    db.close();
  }
}
