import { type Collection, Dexie, type Table } from "dexie";
import type { Database } from "./database.ts";
import { isLost } from "./failures.ts";

// A transaction that writes must not read a row that may be lost: Chromium then rolls the whole transaction back.

/** Reads, and reads once more if the browser dropped the connection. A transaction must be repeated by its caller. */
export async function reading<T>(db: Database, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isLost(error) || Dexie.currentTransaction) throw error;
    await reopen(db);
    return read();
  }
}

export async function reopen(db: Database): Promise<void> {
  db.close({ disableAutoOpen: false });
  await db.open();
}

/** One row; undefined also if the browser can no longer read it. */
export const readRow = <T, K, I>(
  db: Database,
  table: Table<T, K, I>,
  key: NoInfer<K>,
): Promise<T | undefined> => reading(db, () => table.get(key).catch(unlessLost));

export interface Readable<T, K> {
  rows: T[];
  /** Keys of rows whose bytes the browser has lost. The rows stay where they are. */
  unreadable: K[];
}

/** The rows of a range. If one cannot be read, each is read separately, so that it does not hide the others. */
export const readRows = <T, K, I>(
  db: Database,
  table: Table<T, K, I>,
  range: () => Collection<T, K, I>,
): Promise<Readable<T, K>> =>
  reading(db, async () => {
    try {
      return { rows: await range().toArray(), unreadable: [] };
    } catch (error) {
      unlessLost(error);
      return oneByOne(table, await range().primaryKeys());
    }
  });

async function oneByOne<T, K, I>(table: Table<T, K, I>, keys: readonly K[]): Promise<Readable<T, K>> {
  const unreadable: K[] = [];
  const rows = await Promise.all(
    keys.map((key) =>
      table.get(key).catch((error: unknown) => {
        unlessLost(error);
        unreadable.push(key);
      }),
    ),
  );
  return { rows: rows.filter((row) => row !== undefined), unreadable };
}

function unlessLost(error: unknown): undefined {
  if (isLost(error)) throw error;
}

/**
 * Deletes the rows of a range by their keys. `Collection.delete` reads each row first, and fails at one that it
 * cannot read.
 */
export async function removeRows<T, K, I>(
  table: Table<T, K, I>,
  range: Collection<T, K, I>,
  isMeant: (key: NoInfer<K>) => boolean = () => true,
): Promise<number> {
  const keys = (await range.primaryKeys()).filter(isMeant);
  await table.bulkDelete(keys);
  return keys.length;
}
