import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";

export interface OpenDatabase {
  sqlite: Database.Database;
  drizzle: BetterSQLite3Database;
  /** A connection that goes on reading everything as it is now. The caller that opens it closes it. */
  snapshot(): Database.Database;
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
  let snapshots: Database.Database[] = [];
  const snapshot = () => {
    // Another connection cannot see a database in memory, so that it gets a copy.
    const reader = sqlite.memory
      ? new Database(sqlite.serialize())
      : new Database(sqlite.name, { readonly: true });
    snapshots = [...snapshots.filter((each) => each.open), reader];
    // The first read of a transaction decides what all of them see.
    reader.exec("begin; select 1 from sqlite_master");
    return reader;
  };
  const close = () => {
    if (!sqlite.open) return;
    for (const reader of snapshots) reader.close();
    try {
      sqlite.pragma("optimize");
      sqlite.pragma("wal_checkpoint(TRUNCATE)");
    } catch {
      // What a full disk has no room for now stays in the log, which the next open reads.
    }
    sqlite.close();
  };
  return { sqlite, drizzle: drizzle(sqlite), snapshot, close };
}
