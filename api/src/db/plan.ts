import Database from "better-sqlite3";
import { CodedError, type ErrorCode } from "#contract/errors.ts";

/** A prepared statement that writes. */
interface Writable {
  run(values?: Record<string, unknown>): { changes: number };
}

/** One guarded write: where it must change one row and does not, the whole plan fails with `otherwise`. */
export interface Write {
  statement: Writable;
  values: Record<string, unknown>;
  expect: "one" | "any";
  otherwise?: ErrorCode;
}

/** A business write: all of it or nothing. Writes, not callbacks, so that nothing can be awaited inside. */
export type Plan = readonly Write[];

export type Commit = (plan: Plan) => Promise<void>;

/** Runs plans, each as one immediate transaction; the promise resolves after COMMIT. */
export function createCommit(sqlite: Database.Database): Commit {
  const runAll = immediately(sqlite, (plan: Plan) => {
    for (const write of plan) runWrite(write);
  });
  return async (plan) => runAll(plan);
}

/** Makes a function one immediate transaction, whose failures are errors of the catalogue. */
export function immediately<In, Out>(
  sqlite: Database.Database,
  work: (input: In) => Out,
): (input: In) => Out {
  const transaction = sqlite.transaction(work);
  return (input) => {
    try {
      return transaction.immediate(input);
    } catch (error) {
      throw translate(error);
    }
  };
}

/** The most rows that one step of background work changes: a few milliseconds, however many there are. */
export const STEP_ROWS = 50;

/**
 * Where a walk through rows in the order of a time stands. Rows of the same time follow each other by number.
 */
export interface Place {
  at: number;
  row: number;
}

/** Runs writes that are limited to `STEP_ROWS`, each until nothing is left for it, a transaction a step. */
export function createSweep(sqlite: Database.Database) {
  const runStep = immediately(sqlite, ({ statement, values }: Write) => statement.run(values).changes);
  return async function* sweep(...writes: Write[]): AsyncGenerator<void> {
    for (const write of writes) while (runStep(write) === STEP_ROWS) yield;
  };
}

function runWrite(write: Write): void {
  const { changes } = write.statement.run(write.values);
  if (write.expect === "one" && changes !== 1) throw new CodedError(write.otherwise ?? "precondition_stale");
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

/** Runs the attempt again, from its reads on, while its plan turns out stale. */
export async function untilFresh<T>(attempt: () => Promise<T>, attempts = 5): Promise<T> {
  for (let left = attempts; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      const isStale = error instanceof CodedError && error.code === "precondition_stale";
      if (!isStale || left <= 1) throw error;
    }
  }
}
