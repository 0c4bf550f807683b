import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { type Database, openDatabase } from "./database.ts";

/**
 * The same database in the page's memory. It ends with the page. Every screen reads and writes by Dexie, so the library
 * spares a second way to do so; only a browser that refuses its own database loads it.
 */
export const openMemoryDatabase = (): Database =>
  openDatabase("gemwright", { indexedDB: new IDBFactory(), IDBKeyRange });
