import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { DATABASE, datedFolder, LIST } from "../services/operator/shelf.ts";

/** Puts on a shelf what is asked of a finished backup there, of an instance with so many accounts. Answers its folder. */
export function putBackup(shelf: string, time: number, accounts = 1, instance = "own"): string {
  const folder = datedFolder(shelf, time);
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, DATABASE));
  database.exec("create table users (id text)");
  const insert = database.prepare("insert into users values (?)");
  for (let account = 0; account < accounts; account++) insert.run(`${account}`);
  database.close();
  writeFileSync(join(folder, LIST), JSON.stringify({ instance }));
  return folder;
}
