import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { run } from "../cli/run.ts";
import { createFileBlobs } from "../gateways/blob-store.ts";
import { serverKey } from "../keys.ts";
import type { startS3Server } from "./s3-server.ts";
import { createTestApp } from "./test-app.ts";

export const newFolder = () => mkdtempSync(join(tmpdir(), "gem-move-"));

/** An instance in use: its database, its files, and one of its tokens. */
async function makeInstance() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const token = await testApp.draft(session, "a frog 🐸 who says \"ribbit\\n\" \\ and 'quotes'");
  await testApp.website(session, token.id, "frog");
  return { token, database: testApp.database.sqlite.serialize(), blobs: testApp.deps.blobs };
}
let made: ReturnType<typeof makeInstance> | undefined;

/** A data folder with the rows and files of an instance of its own, all of which have the same ones. */
export async function createInstance() {
  made ??= makeInstance();
  const { token, database, blobs } = await made;
  const DATA_DIR = newFolder();
  writeFileSync(join(DATA_DIR, "gemwright.db"), database);
  change(DATA_DIR, "update facts set value = hex(randomblob(8)) where name = 'instance'");
  serverKey("", DATA_DIR);
  const files = createFileBlobs(join(DATA_DIR, "blobs"));
  for await (const name of blobs.names())
    await files.put((await blobs.read(name)) ?? Buffer.alloc(0), name.split(".")[1] ?? "");
  return { DATA_DIR, token };
}

/** Changes a data folder's database, as a server or a command does. */
export function change(DATA_DIR: string, ...statements: string[]): void {
  const sqlite = new Database(join(DATA_DIR, "gemwright.db"));
  sqlite.pragma("foreign_keys = ON");
  for (const sql of statements) sqlite.exec(sql);
  sqlite.close();
}

/** Puts so many copies of the one token beside it. */
export function multiplyTokens(DATA_DIR: string, count: number): void {
  const sqlite = new Database(join(DATA_DIR, "gemwright.db"));
  const row = sqlite.prepare("select * from tokens").get() as Record<string, unknown>;
  const columns = Object.keys(row);
  const add = sqlite.prepare(`insert into tokens values (${columns.map((name) => `@${name}`).join()})`);
  const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  sqlite.transaction(() => {
    for (let n = 1; n <= count; n++) add.run({ ...row, id: idOf(n), session_id: null });
  })();
  sqlite.close();
}

/** Every row of every table as text, the engine's numbering with them. */
export function rowsOf(DATA_DIR: string): Record<string, string[]> {
  const sqlite = new Database(join(DATA_DIR, "gemwright.db"), { readonly: true });
  const names = sqlite
    .prepare(
      `select name from sqlite_master where type = 'table'
      and name <> '__drizzle_migrations' and substr(name, 1, 11) <> 'sqlite_stat'`,
    )
    .pluck()
    .all() as string[];
  const rows = names.map((name) => {
    const all = sqlite.prepare(`select * from "${name}"`).all();
    return [name, all.map((row) => JSON.stringify(row)).sort()] as const;
  });
  sqlite.close();
  return Object.fromEntries(rows);
}

/** What is in a data folder's store of files, by name. */
export async function filesOf(DATA_DIR: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of createFileBlobs(join(DATA_DIR, "blobs")).names()) names.push(name);
  return names.sort();
}

/** Runs `gemwright move` on a data folder. */
export const moveWith =
  (DATA_DIR: string, s3?: Awaited<ReturnType<typeof startS3Server>>) =>
  (...line: string[]) =>
    run(["move", ...line], {
      DATA_DIR,
      ...s3?.keysEnv,
    });

/** Moves rows back to a new folder. */
export async function moveBack(url: string) {
  const elsewhere = newFolder();
  const back = await moveWith(elsewhere)("--from", url);
  return { elsewhere, back };
}
