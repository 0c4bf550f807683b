import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { DataFolderError } from "../../../db/data-folder.ts";
import { openCurrent } from "../../../db/migrate.ts";
import { connect, MOVER, placeOf, readPostgres } from "./postgres-rows.ts";
import { readSqlite } from "./sqlite-rows.ts";
import type { RowSource } from "./tables.ts";

/** Rows of one moment. If nobody may write meanwhile, `isStill`. */
export interface OpenSource extends RowSource {
  isStill: boolean;
}

/**
 * The data folder's database. Where no server runs, the operator's other commands wait until it is closed.
 *
 * @param isFree no server runs on the folder
 */
export function openFolderSource(folder: string, migrationsFolder: string, isFree: boolean): OpenSource {
  const database = openCurrent(folder, migrationsFolder);
  if (isFree) database.sqlite.exec("begin immediate");
  const reader = isFree ? database.sqlite : database.snapshot();
  return {
    ...readSqlite(reader, `the database in ${folder}`),
    isStill: isFree,
    async close() {
      if (isFree) database.sqlite.exec("rollback");
      database.close();
    },
  };
}

/** Milliseconds that a server which is just ending has for its last write. */
const LOCK_TIMEOUT = 5_000;

/** A PostgreSQL. Where no server uses it, nobody can write to it until it is closed. */
export async function openPostgresSource(
  url: string,
  migrationsFolder: string,
  isFree: boolean,
): Promise<OpenSource> {
  const client = await connect(url);
  const place = placeOf(url);
  try {
    await requireCurrent(client, place, migrationsFolder);
    const isStill = isFree && (await countServers(client)) === 0;
    if (isStill) await lockTables(client, place);
    else await client.query("begin isolation level repeatable read read only");
    return { ...(await readPostgres(client, place)), isStill };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Whether servers or commands use a database. */
export async function isInUse(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    return (await countServers(client)) > 0;
  } finally {
    await client.end();
  }
}

/** Connections of servers and commands to a database. */
export async function countServers(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'gemwright%' and application_name <> $1`,
    [MOVER],
  );
  return rows[0].count;
}

/** The locks come before the transaction's first look at the rows. */
async function lockTables(client: Client, place: string): Promise<void> {
  const { rows } = await client.query(
    `select format('%I', relname) as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  await client.query("begin isolation level repeatable read");
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
  try {
    await client.query(`lock table ${rows.map(({ name }) => name).join(", ")} in share mode`);
  } catch (error) {
    if ((error as { code?: string }).code !== "55P03") throw error;
    throw new DataFolderError(`Somebody writes to ${place}. Stop the servers that use it, and try again.`);
  }
}

/** When the newest migration of a PostgreSQL was written, in milliseconds; 0 before the first. */
export async function newestOf(client: Client): Promise<number> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (rows[0].name === null) return 0;
  const newest = await client.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
  return Number(newest.rows[0].newest ?? 0);
}

async function requireCurrent(client: Client, place: string, migrationsFolder: string): Promise<void> {
  const newest = await newestOf(client);
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (newest === 0) throw new DataFolderError(`There is no instance in ${place}.`);
  if (newest > known)
    throw new DataFolderError(`${place} was made by a newer version of the program. Please update.`);
  if (newest < known)
    throw new DataFolderError(`${place} is of an older version. Start the server once to update it.`);
}
