import { randomUUID } from "node:crypto";
import Database from "better-sqlite3";
import { sql } from "drizzle-orm";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { CodedError, type ErrorCode } from "#contract/errors.ts";
import type { Dialect, OpenDatabase, Queries, Walk } from "./database.ts";
import { type Plan, requireChanges, type Write } from "./plan.ts";
import { watchHosts } from "./watch-hosts.ts";

/** SQLite, in one file. */
export interface SqliteDatabase extends OpenDatabase {
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
export function openDatabase(path: string | Buffer): SqliteDatabase {
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
      // Waits for nobody: a command that ends beside a server keeps its writes waiting no longer than a step.
      sqlite.pragma("wal_checkpoint(PASSIVE)");
    } catch {
      // What a full disk has no room for now stays in the log, which the next open reads.
    }
    sqlite.close();
  };
  const queries = drizzle(sqlite);
  const runPlan = immediately(sqlite, (plan: Plan) => {
    for (const write of plan) requireChanges(write, runWrite(write));
  });
  const runOne = immediately(sqlite, runWrite);
  // A backup is only ever brought back between two runs.
  const run = randomUUID();
  let version: Database.Statement | undefined;
  return {
    sqlite,
    drizzle: queries,
    queries: queries as unknown as Queries,
    dialect,
    isShared: false,
    commit: async (plan) => runPlan(plan),
    change: async (write) => runOne(write),
    texts: (walks, rows) => textsOf(snapshot, walks, rows),
    watchHosts: (onChange) => watchHosts(sqlite, onChange),
    // Counts the commits of other connections alone.
    foreignVersion: () => {
      version ??= sqlite.prepare("pragma data_version").pluck();
      return Number(version.get());
    },
    era: async () => run,
    snapshot,
    close,
  };
}

const runWrite = ({ statement, values }: Pick<Write, "statement" | "values">): number =>
  (statement.run(values) as Database.RunResult).changes;

async function* textsOf(
  snapshot: () => Database.Database,
  walks: readonly Walk[],
  rows: number,
): AsyncGenerator<string[]> {
  const reader = snapshot();
  try {
    for (const { table, columns } of walks) {
      const text = columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ");
      const page = reader
        .prepare(`select rowid, ${text} from ${table} where rowid > ? order by rowid limit ${rows}`)
        .raw();
      for (let last = 0; ; ) {
        const found = page.all(last) as [rowid: number, text: string][];
        if (found.length === 0) break;
        last = found.at(-1)?.[0] ?? last;
        yield found.map(([, text]) => text);
      }
    }
  } finally {
    reader.close();
  }
}

/** Makes a function one immediate transaction, whose failures are errors of the catalogue. */
function immediately<In, Out>(sqlite: Database.Database, work: (input: In) => Out): (input: In) => Out {
  const transaction = sqlite.transaction(work);
  return (input) => {
    try {
      return transaction.immediate(input);
    } catch (error) {
      throw translate(error);
    }
  };
}

/**
 * SQLite's codes by how they begin, the longer before the shorter. A file that may not grow, because of a
 * quota or `ulimit -f`, is an error of input and output rather than a full disk.
 */
const meanings: readonly (readonly [string, ErrorCode])[] = [
  ["SQLITE_FULL", "storage_full"],
  ["SQLITE_IOERR_WRITE", "storage_full"],
  ["SQLITE_IOERR_FSYNC", "storage_full"],
  ["SQLITE_IOERR_DIR_FSYNC", "storage_full"],
  ["SQLITE_IOERR_TRUNCATE", "storage_full"],
  ["SQLITE_IOERR_SHM", "storage_full"],
  ["SQLITE_IOERR", "unavailable"],
  ["SQLITE_BUSY", "unavailable"],
  ["SQLITE_READONLY", "unavailable"],
  ["SQLITE_CANTOPEN", "unavailable"],
  // A unique index decided a race that the guards had not seen.
  ["SQLITE_CONSTRAINT", "precondition_stale"],
];

function translate(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const meaning = meanings.find(([beginning]) => error.code.startsWith(beginning));
  return meaning ? new CodedError(meaning[1]) : error;
}

const dialect: Dialect = {
  time: (column) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`,
  object: (entries) =>
    sql`json_object(${sql.join(
      Object.entries(entries).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
      sql`, `,
    )})`,
  flag: (condition) => sql`json(iif(${condition}, 'true', 'false'))`,
  text: (json) => sql`${json}`,
  list: (json) => sql`cast(coalesce('[' || group_concat(${json}) || ']', '[]') as blob)`,
  listOf: (scalar) => sql`json_group_array(${scalar})`,
  least: (one, other) => sql`min(${one}, ${other})`,
  greatest: (one, other) => sql`max(${one}, ${other})`,
  isIn: (column, array) => sql`${column} in (select value from json_each(${array}))`,
};
