import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";

export interface OpenDatabase {
  sqlite: Database.Database;
  drizzle: BetterSQLite3Database;
  /** Checkpoints and closes. */
  close(): void;
}

/**
 * Opens a file, `:memory:`, or a database that was serialized, in memory. `synchronous` is set on every open:
 * this build re-opens a WAL database at NORMAL, which may lose acknowledged commits when the power goes.
 */
export function openDatabase(path: string | Buffer): OpenDatabase {
  const sqlite = new Database(path);
  for (const pragma of [
    "journal_mode = WAL",
    "synchronous = FULL",
    "busy_timeout = 5000",
    "foreign_keys = ON",
    "temp_store = MEMORY",
    "journal_size_limit = 67108864",
    "trusted_schema = OFF",
  ]) {
    sqlite.pragma(pragma);
  }
  const close = () => {
    if (!sqlite.open) return;
    sqlite.pragma("optimize");
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
    sqlite.close();
  };
  return { sqlite, drizzle: drizzle(sqlite), close };
}
