import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { type Database, openDatabase } from "./database.ts";

/** The same database in the page's memory. It ends with the page. */
export const openMemoryDatabase = (): Database =>
  openDatabase("gemwright", { indexedDB: new IDBFactory(), IDBKeyRange });
