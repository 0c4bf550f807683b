import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { copyFile, open, readFile, rename, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import Database from "better-sqlite3";
import * as z from "zod";
import { DataFolderError, takeDataFolder } from "../../db/data-folder.ts";
import { type BlobStore, blobName, createFileBlobs, readOf } from "../../gateways/blob-store.ts";
import { DATABASE, instanceIn, LIST } from "./shelf.ts";

const KEY = "server-key";

const List = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** Whose backup it is; missing in those of older versions. */
  instance: z.string().optional(),
  /** SHA-256 of the database. */
  database: z.string(),
  blobs: z.array(z.string()),
});
type List = z.infer<typeof List>;

/** An instance's data: its folder, and its blobs, which may be elsewhere. */
export interface Data {
  folder: string;
  blobs: BlobStore;
}

const blobsOf = (folder: string): BlobStore => createFileBlobs(join(folder, "blobs"));

/**
 * Copies a data folder, also while a server runs on it. Blobs go before and after the database: before, since
 * one may be removed meanwhile; after, since a row may have come whose blob is younger than the first round.
 */
export async function backUp(
  from: Data,
  to: string,
  now: number,
): Promise<{ list: List; damaged: string[] }> {
  requireDatabase(from.folder);
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new DataFolderError(`${resolve(to)} is not empty. Name a folder that does not exist yet.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  try {
    return await fill(from, to, now);
  } catch (error) {
    // Each try would leave a part of a copy, on a disk that may be full.
    rmSync(to, { recursive: true });
    throw error;
  }
}

async function fill(
  { folder: from, blobs }: Data,
  to: string,
  now: number,
): Promise<{ list: List; damaged: string[] }> {
  const copied = new Set<string>();
  const damaged = new Set<string>();
  const copyBlobs = async () => {
    for await (const name of blobs.names({ withRemoved: true })) {
      if (copied.has(name) || damaged.has(name)) continue;
      const bytes = await readOf(blobs, name);
      if (!bytes) continue;
      const isKept = bytes !== "damaged" && (await keepsName(blobsOf(to), name, bytes));
      (isKept ? copied : damaged).add(name);
    }
  };
  await copyBlobs();
  await copyDatabase(join(from, DATABASE), join(to, DATABASE));
  await copyBlobs();
  if (existsSync(join(from, KEY))) await copySynced(join(from, KEY), join(to, KEY));
  const instance = instanceIn(to);
  const list: List = {
    format: 1,
    created_at: new Date(now).toISOString(),
    ...(instance === null ? {} : { instance }),
    database: await hashOf(join(to, DATABASE)),
    blobs: [...copied].sort(),
  };
  await writeFile(join(to, `${LIST}.new`), JSON.stringify(list), { flush: true });
  await rename(join(to, `${LIST}.new`), join(to, LIST));
  await syncFolder(to);
  return { list, damaged: [...damaged] };
}

/** What is wrong with a backup, one line each. */
export async function findFaults(backup: string): Promise<{ list: List; faults: string[] }> {
  const list = await readList(backup);
  const faults: string[] = [];
  const path = join(backup, DATABASE);
  if (!existsSync(path) || (await hashOf(path)) !== list.database || !isSound(path))
    faults.push(`The database ${resolve(path)} is damaged.`);
  const blobs = blobsOf(backup);
  for (const name of list.blobs) {
    const bytes = await blobs.read(name);
    if (!bytes || !isNamedBy(name, bytes)) faults.push(`The file ${name} is missing or damaged.`);
  }
  return { list, faults };
}

/** Fills a data folder that has no database. The database comes last: a restore that broke off can be repeated. */
export async function restore(backup: string, to: Data): Promise<List> {
  const { list, faults } = await findFaults(backup);
  if (faults.length > 0) throw new DataFolderError(faults.join("\n"));
  const { folder } = to;
  const release = takeDataFolder(folder);
  try {
    requireNoDatabase(folder);
    await copyFiles(backup, to, list.blobs);
    const path = join(folder, DATABASE);
    // SQLite would add what the lost database's log still holds to the restored one.
    for (const end of ["-wal", "-shm"]) rmSync(`${path}${end}`, { force: true });
    await copySynced(join(backup, DATABASE), path);
    return list;
  } finally {
    release();
  }
}

export function requireNoDatabase(folder: string): void {
  const path = join(folder, DATABASE);
  if (existsSync(path) && statSync(path).size > 0)
    throw new DataFolderError(
      `${resolve(folder)} has a database already. Move the folder away, or set another DATA_DIR.`,
    );
}

/** Copies blobs, and the server's key if it is there. Throws if a blob is not what its name promises. */
export async function copyFiles(from: string, to: Data, blobs: readonly string[]): Promise<void> {
  for (const name of blobs) {
    const bytes = await blobsOf(from).read(name);
    if (!bytes || !(await keepsName(to.blobs, name, bytes)))
      throw new DataFolderError(`The file ${name} is missing or damaged.`);
  }
  if (existsSync(join(from, KEY))) await copySynced(join(from, KEY), join(to.folder, KEY));
}

function requireDatabase(folder: string): void {
  if (!existsSync(join(folder, DATABASE)))
    throw new DataFolderError(`There is no database in ${folder}. Set DATA_DIR, or start the server once.`);
}

const isNamedBy = (name: string, bytes: Uint8Array): boolean =>
  blobName(bytes, extname(name).slice(1)) === name;

/** Stores a blob durably if its bytes are those that its name promises; false if not. */
async function keepsName(to: BlobStore, name: string, bytes: Uint8Array): Promise<boolean> {
  if (!isNamedBy(name, bytes)) return false;
  await to.put(bytes, extname(name).slice(1));
  return true;
}

/** Pages copied in one step: all of them, since a write between two steps would begin the copy anew. */
const ALL_PAGES = 2 ** 31 - 1;

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Database(from, { readonly: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new Database(to);
  // The backup is to be one file, which can be read from a medium that cannot be written.
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

/** Whether SQLite finds a database whole, and its rows name nothing that is missing. */
export function isSound(path: string): boolean {
  try {
    const database = new Database(path, { readonly: true });
    const isWhole = database.pragma("integrity_check", { simple: true }) === "ok";
    const strays = database.prepare("select 1 from pragma_foreign_key_check limit 1").all();
    database.close();
    return isWhole && strays.length === 0;
  } catch {
    return false;
  }
}

async function readList(backup: string): Promise<List> {
  try {
    return List.parse(JSON.parse(await readFile(join(backup, LIST), "utf8")));
  } catch {
    throw new DataFolderError(`${resolve(backup)} is not a complete backup: its ${LIST} cannot be read.`);
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** After a crash the file is complete or absent. */
async function copySynced(from: string, to: string): Promise<void> {
  const temporary = `${to}.new`;
  await copyFile(from, temporary);
  const file = await open(temporary, "r+");
  await file.chmod(0o600);
  await file.sync();
  await file.close();
  await rename(temporary, to);
  await syncFolder(join(to, ".."));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
