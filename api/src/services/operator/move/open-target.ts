import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { DataFolderError } from "../../../db/data-folder.ts";
import { applyMigrations, MARKER, newestMigration } from "../../../db/migrate.ts";
import { openDatabase, type SqliteDatabase } from "../../../db/open.ts";
import { migratePostgres } from "../../../db/postgres/migrate.ts";
import { isSound } from "../backup.ts";
import { DATABASE } from "../shelf.ts";
import { MOVING } from "./copy-rows.ts";
import { countServers, newestOf } from "./open-source.ts";
import { connect, placeOf, writePostgres } from "./postgres-rows.ts";
import { writeSqlite } from "./sqlite-rows.ts";
import type { RowTarget } from "./tables.ts";

/** A database that is filled over several runs. Until it is finished, no server takes it for its own. */
export interface OpenTarget extends RowTarget {
  finish(): Promise<void>;
}

/** Any number: whoever holds this lock moves rows here. */
const LOCK = 7_263_542;

/** @throws DataFolderError if it holds what this move has not brought */
export async function openPostgresTarget(
  url: string,
  migrationsFolder: string,
  instance: string,
): Promise<OpenTarget> {
  const client = await connect(url);
  const place = placeOf(url);
  try {
    await requireFree(client, place);
    const isNew = (await newestOf(client)) === 0;
    if (isNew) await requireNoTables(client, place);
    else await requireOurs(await writePostgres(client, place), instance);
    await migratePostgres(url, migrationsFolder);
    const target = await writePostgres(client, place);
    await target.setFact(MOVING, instance);
    return {
      ...target,
      async finish() {
        await client.query("analyze");
        await target.setFact(MOVING, null);
      },
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function requireFree(client: Client, place: string): Promise<void> {
  const { rows: settings } = await client.query(
    "select pg_try_advisory_lock($1) as locked, current_setting('server_encoding') as encoding",
    [LOCK],
  );
  const [{ locked, encoding }] = settings as [{ locked: number; encoding: string }];
  if (!locked) throw new DataFolderError(`Another move to ${place} is under way.`);
  if (encoding !== "UTF8") throw new DataFolderError(`${place} must be a database in UTF8, not ${encoding}.`);
  if ((await countServers(client)) > 0)
    throw new DataFolderError(`A server uses ${place}. Stop it, or name another database.`);
}

async function requireNoTables(client: Client, place: string): Promise<void> {
  const { rows } = await client.query(
    `select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  );
  if (rows.length > 0)
    throw new DataFolderError(
      `${place} holds tables of another program, such as ${rows[0].name}. Name an empty database.`,
    );
}

/** The tables that a server fills by itself. */
const OWN = new Set(["facts", "jobs"]);

async function requireOurs(target: RowTarget, instance: string): Promise<void> {
  const coming = await target.fact(MOVING);
  if (coming === instance) return;
  if (coming !== null)
    throw new DataFolderError(
      `${target.place} is being filled from another instance. Name an empty database.`,
    );
  for (const table of target.tables) {
    if (OWN.has(table.name) || (await target.digests(table, null)).length === 0) continue;
    throw new DataFolderError(
      (await target.fact("instance")) === instance
        ? `${target.place} has this instance already: its move is finished, and rows may have come since.`
        : `${target.place} holds another instance's rows. Name an empty database.`,
    );
  }
}

/** Its name until it is finished. */
const UNFINISHED = "moving.db";
const files = (folder: string, name: string) => ["", "-wal", "-shm"].map((end) => join(folder, name + end));

/** @throws DataFolderError if the folder has a database, or another move fills it */
export async function openFolderTarget(
  folder: string,
  migrationsFolder: string,
  instance: string,
): Promise<OpenTarget> {
  requireNoDatabase(folder);
  const path = join(folder, UNFINISHED);
  let database: SqliteDatabase | undefined;
  const place = `the database in ${folder}`;
  try {
    const opened = openDatabase(path);
    database = opened;
    // Another move waits in vain for its first look.
    opened.sqlite.pragma("locking_mode = exclusive");
    const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
    if (newestMigration(opened.sqlite) > newest)
      throw new DataFolderError(`${path} was made by a newer version of the program. Please update.`);
    applyMigrations(opened, migrationsFolder);
    const target = writeSqlite(opened.sqlite, place);
    // Nobody but a move writes here. A kill may have come right before the file got its own name.
    if ((await target.fact("instance")) !== instance) await requireOurs(target, instance);
    await target.setFact(MOVING, instance);
    return {
      ...target,
      close: async () => opened.close(),
      async finish() {
        await target.setFact(MOVING, null);
        opened.close();
        await takeItsName(folder);
      },
    };
  } catch (error) {
    database?.close();
    const isBusy = (error as { code?: string }).code?.startsWith("SQLITE_BUSY");
    throw isBusy ? new DataFolderError(`Another move to ${folder} is under way.`) : error;
  }
}

function requireNoDatabase(folder: string): void {
  const path = resolve(folder, DATABASE);
  if (existsSync(path) && statSync(path).size > 0)
    throw new DataFolderError(
      `${folder} has a database already. If no server uses it any more, run: mv ${path} ${path}.old`,
    );
}

/** After a crash the finished database is there under the one name or the other. */
async function takeItsName(folder: string): Promise<void> {
  const path = join(folder, UNFINISHED);
  if (!isSound(path)) throw new DataFolderError(`${resolve(path)} is damaged. Remove it, and move again.`);
  // SQLite would add what an older database's log still holds.
  for (const each of [...files(folder, DATABASE), ...files(folder, UNFINISHED).slice(1)])
    rmSync(each, { force: true });
  renameSync(path, join(folder, DATABASE));
  writeFileSync(
    join(folder, MARKER),
    "This folder holds a database. If it is missing, something was lost.\n",
  );
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
