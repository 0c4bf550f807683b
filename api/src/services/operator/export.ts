import { closeSync, existsSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import * as z from "zod";
import { DataFolderError, takeDataFolder } from "../../db/data-folder.ts";
import { MARKER, newestMigration, openMigrated } from "../../db/migrate.ts";
import { backUp, copyFiles, type Data, requireNoDatabase } from "./backup.ts";
import { LIST as BACKUP_LIST, DATABASE } from "./shelf.ts";

/** An export's last file: without it the export is unfinished. */
const LIST = "export.json";

const List = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** The newest migration of the database that the rows come from, in milliseconds. */
  version: z.int(),
  /** Rows by table. */
  tables: z.record(z.string(), z.int()),
  blobs: z.array(z.string()),
});
export type ExportList = z.infer<typeof List>;

const fileOf = (folder: string, table: string) => join(folder, "tables", `${table}.ndjson`);
const BATCH = 1_000;

/**
 * Writes everything in a form that any engine can take: a file for each table with a JSON object on each line, and the
 * blobs. It is made from a backup, so that it is of one moment although the server runs.
 */
export async function exportAll(
  from: Data,
  to: string,
  now: number,
): Promise<{ list: ExportList; damaged: string[] }> {
  const { list: backup, damaged } = await backUp(from, to, now);
  const database = new Database(join(to, DATABASE), { readonly: true });
  mkdirSync(join(to, "tables"));
  const tables = Object.fromEntries(
    tablesOf(database).map((table) => [table, writeTable(database, table, fileOf(to, table))]),
  );
  const version = newestMigration(database);
  database.close();
  for (const name of [DATABASE, BACKUP_LIST]) rmSync(join(to, name));
  const { created_at, blobs } = backup;
  const list: ExportList = { format: 1, created_at, version, tables, blobs };
  await writeFile(join(to, LIST), JSON.stringify(list), { flush: true });
  return { list, damaged };
}

/** Fills a data folder that has no database. If it breaks off, nothing of the database is left. */
export async function importAll(from: string, to: Data, migrationsFolder: string): Promise<ExportList> {
  const list = await readList(from);
  const { folder } = to;
  const release = takeDataFolder(folder);
  try {
    requireNoDatabase(folder);
    await copyFiles(from, to, list.blobs);
    const { sqlite, close } = openMigrated(folder, migrationsFolder);
    try {
      if (newestMigration(sqlite) !== list.version)
        throw new DataFolderError(
          `${resolve(from)} was made by another version of the program. Import it with that one.`,
        );
      readTables(sqlite, from, list);
      close();
    } catch (error) {
      close();
      for (const name of [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, MARKER])
        rmSync(join(folder, name), { force: true });
      throw error;
    }
    return list;
  } finally {
    release();
  }
}

/** All tables but the engine's own and the migrations'. */
const tablesOf = (database: Database.Database): string[] =>
  database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_\\_%' escape '\\' order by name",
    )
    .pluck()
    .all() as string[];

function writeTable(database: Database.Database, table: string, path: string): number {
  const file = openSync(path, "wx", 0o600);
  let count = 0;
  let lines = "";
  for (const row of database.prepare(`select * from "${table}"`).iterate()) {
    lines += `${JSON.stringify(row)}\n`;
    if (++count % BATCH !== 0) continue;
    writeSync(file, lines);
    lines = "";
  }
  writeSync(file, lines);
  closeSync(file);
  return count;
}

/**
 * Rows that name each other come in any order, so keys are checked at the end. What triggers would write is among the rows
 * already.
 */
function readTables(database: Database.Database, from: string, { tables }: ExportList): void {
  const known = tablesOf(database);
  const read = database.transaction(() => {
    database.pragma("defer_foreign_keys = ON");
    // The instance that is imported has a name of its own.
    database.exec("delete from facts where name = 'instance'");
    const triggers = triggersOf(database);
    for (const { name } of triggers) database.exec(`drop trigger "${name}"`);
    const listed = Object.keys(tables).sort();
    if (known.join() !== listed.join())
      throw new DataFolderError(
        `The export has the tables ${listed.join(", ")} instead of ${known.join(", ")}.`,
      );
    for (const [table, wanted] of Object.entries(tables)) {
      let count = 0;
      for (const line of linesOf(fileOf(from, table))) {
        insert(database, table, line);
        count++;
      }
      if (count !== wanted)
        throw new DataFolderError(`The file ${fileOf(from, table)} has ${count} rows instead of ${wanted}.`);
    }
    for (const { sql } of triggers) database.exec(sql);
  });
  read.immediate();
}

const triggersOf = (database: Database.Database) =>
  database.prepare("select name, sql from sqlite_master where type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];

const Row = z.record(z.string().regex(/^\w+$/), z.union([z.string(), z.number(), z.null()]));

function insert(database: Database.Database, table: string, line: string): void {
  const row = Row.parse(JSON.parse(line));
  const columns = Object.keys(row);
  const values = columns.map((name) => `:${name}`).join(", ");
  database.prepare(`insert into "${table}" ("${columns.join('", "')}") values (${values})`).run(row);
}

/** The lines of a file that may be larger than memory. */
function* linesOf(path: string): Generator<string> {
  if (!existsSync(path)) throw new DataFolderError(`The file ${path} is missing.`);
  const file = openSync(path, "r");
  const decoder = new TextDecoder();
  const buffer = new Uint8Array(1 << 20);
  let rest = "";
  try {
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      const lines = (rest + decoder.decode(buffer.subarray(0, size), { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    if (rest) yield rest;
  } finally {
    closeSync(file);
  }
}

async function readList(from: string): Promise<ExportList> {
  try {
    return List.parse(JSON.parse(await readFile(join(from, LIST), "utf8")));
  } catch {
    throw new DataFolderError(`${resolve(from)} is not a complete export: its ${LIST} cannot be read.`);
  }
}
