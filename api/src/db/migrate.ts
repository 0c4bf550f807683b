import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type OpenDatabase, openDatabase } from "./open.ts";

const BACKUPS_KEPT = 3;

/** Why the data folder cannot be used, in a sentence for the operator. */
export class DataFolderError extends Error {}

/**
 * Opens the database of a data folder and brings it up to date. Before each migration of a database that
 * has something in it a copy goes to `backups/`. A folder that is marked as used but holds no database
 * means a lost or unmounted volume: to start there would look like the loss of everything.
 */
export function openMigrated(folder: string, migrationsFolder: string): OpenDatabase {
  const path = join(folder, "gemwright.db");
  const marker = join(folder, "database-exists");
  if (existsSync(marker) && (!existsSync(path) || statSync(path).size === 0)) {
    throw new DataFolderError(
      `${folder} had a database, and it is gone. Restore it, or remove the file ${marker} to start afresh.`,
    );
  }
  const database = openDatabase(path);
  try {
    bringUpToDate(database, folder, migrationsFolder);
  } catch (error) {
    database.close();
    throw error;
  }
  writeFileSync(marker, "This folder holds a database. If it is missing, something was lost.\n");
  return database;
}

/**
 * Opens the database of a data folder without migrating it, also while a server runs: only the server
 * migrates.
 */
export function openCurrent(folder: string, migrationsFolder: string): OpenDatabase {
  const path = join(folder, "gemwright.db");
  if (!existsSync(path)) {
    throw new DataFolderError(`There is no database in ${folder}. Set DATA_DIR, or start the server once.`);
  }
  const database = openDatabase(path);
  try {
    if (!isBehind(database, readMigrationFiles({ migrationsFolder }))) return database;
    throw new DataFolderError("This database is of an older version. Start the server once to update it.");
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Applies the migrations without a backup, for databases in memory. */
export const applyMigrations = (database: OpenDatabase, migrationsFolder: string): void =>
  migrate(database.drizzle, { migrationsFolder });

function bringUpToDate(database: OpenDatabase, folder: string, migrationsFolder: string): void {
  const known = readMigrationFiles({ migrationsFolder });
  if (!isBehind(database, known)) return;
  if (appliedMigrations(database.sqlite).length > 0) backUp(database.sqlite, join(folder, "backups"));
  applyMigrations(database, migrationsFolder);
}

function isBehind({ sqlite }: OpenDatabase, known: ReturnType<typeof readMigrationFiles>): boolean {
  const applied = appliedMigrations(sqlite);
  const newest = known.at(-1)?.folderMillis ?? 0;
  if (applied.some((at) => at > newest)) {
    throw new DataFolderError("This database was made by a newer version of the program. Please update.");
  }
  return known.some((migration) => !applied.includes(migration.folderMillis));
}

function appliedMigrations(sqlite: Database.Database): number[] {
  const table = sqlite.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get();
  if (!table) return [];
  const rows = sqlite.prepare("select created_at from __drizzle_migrations").pluck().all();
  return rows.map(Number);
}

function backUp(sqlite: Database.Database, backups: string): void {
  mkdirSync(backups, { recursive: true });
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  sqlite.prepare("vacuum into ?").run(join(backups, `before-migration-${stamp}.db`));
  const kept = readdirSync(backups).filter((name) => name.startsWith("before-migration-"));
  for (const old of kept.sort().slice(0, -BACKUPS_KEPT)) rmSync(join(backups, old));
}
