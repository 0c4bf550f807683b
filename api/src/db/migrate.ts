import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { backupsIn, DataFolderError, newBackup, readableError } from "./data-folder.ts";
import { openDatabase, type SqliteDatabase } from "./open.ts";

const BACKUPS_KEPT = 3;
/** The file of a data folder that has, or had, a database. */
export const MARKER = "database-exists";

/**
 * Opens the database of a data folder and brings it up to date. Before each migration of a database that
 * has something in it a copy goes to `backups/`. A folder that is marked as used but holds no database
 * means a lost or unmounted volume: to start there would look like the loss of everything.
 */
export function openMigrated(folder: string, migrationsFolder: string): SqliteDatabase {
  const marker = requireNotEmptied(folder);
  createPrivately(join(folder, "gemwright.db"));
  const database = openReadable(folder);
  try {
    bringUpToDate(database, folder, migrationsFolder);
  } catch (error) {
    database.close();
    throw readableError(error, folder);
  }
  writeFileSync(marker, "This folder holds a database. If it is missing, something was lost.\n");
  return database;
}

/**
 * Opens the database of a data folder without migrating it, also while a server runs: only the server
 * migrates.
 */
export function openCurrent(folder: string, migrationsFolder: string): SqliteDatabase {
  requireNotEmptied(folder);
  if (!existsSync(join(folder, "gemwright.db"))) {
    throw new DataFolderError(`There is no database in ${folder}. Set DATA_DIR, or start the server once.`);
  }
  const database = openReadable(folder);
  try {
    if (!isBehind(database, readMigrationFiles({ migrationsFolder }))) return database;
    throw new DataFolderError("This database is of an older version. Start the server once to update it.");
  } catch (error) {
    database.close();
    throw readableError(error, folder);
  }
}

/** SQLite makes files that everybody may read; its log gets the mode of the database. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, "a", 0o600));
  } catch {
    // SQLite says better what is wrong.
  }
}

/** Answers the path of the file that marks a used folder. */
function requireNotEmptied(folder: string): string {
  const path = join(folder, "gemwright.db");
  const marker = join(folder, MARKER);
  if (existsSync(marker) && (!existsSync(path) || statSync(path).size === 0)) {
    throw new DataFolderError(
      `${folder} had a database, and it is gone. To bring a backup back, run: npm run gemwright -- restore <folder>. To start afresh, remove the file ${marker}.`,
    );
  }
  return marker;
}

function openReadable(folder: string): SqliteDatabase {
  try {
    return openDatabase(join(folder, "gemwright.db"));
  } catch (error) {
    throw readableError(error, folder);
  }
}

/** Applies the migrations without a backup, for databases in memory. */
export const applyMigrations = (database: SqliteDatabase, migrationsFolder: string): void =>
  migrate(database.drizzle, { migrationsFolder });

function bringUpToDate(database: SqliteDatabase, folder: string, migrationsFolder: string): void {
  const known = readMigrationFiles({ migrationsFolder });
  if (!isBehind(database, known)) return;
  if (appliedMigrations(database.sqlite).length > 0) backUp(database.sqlite, folder);
  applyMigrations(database, migrationsFolder);
}

function isBehind({ sqlite }: SqliteDatabase, known: ReturnType<typeof readMigrationFiles>): boolean {
  const applied = appliedMigrations(sqlite);
  const newest = known.at(-1)?.folderMillis ?? 0;
  if (applied.some((at) => at > newest)) {
    throw new DataFolderError("This database was made by a newer version of the program. Please update.");
  }
  return known.some((migration) => !applied.includes(migration.folderMillis));
}

/** When the newest of a database's migrations was written, in milliseconds; 0 before the first. */
export const newestMigration = (sqlite: Database.Database): number =>
  Math.max(0, ...appliedMigrations(sqlite));

function appliedMigrations(sqlite: Database.Database): number[] {
  const table = sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return [];
  const rows = sqlite.prepare("select created_at from __drizzle_migrations").pluck().all();
  return rows.map(Number);
}

function backUp(sqlite: Database.Database, folder: string): void {
  sqlite.prepare("vacuum into ?").run(newBackup(folder));
  for (const old of backupsIn(folder).slice(0, -BACKUPS_KEPT)) rmSync(old);
}
