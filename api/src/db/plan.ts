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
  const transaction = sqlite.transaction((plan: Plan) => {
    for (const write of plan) runWrite(write);
  });
  return async (plan) => {
    try {
      transaction.immediate(plan);
    } catch (error) {
      throw translate(error);
    }
  };
}

function runWrite(write: Write): void {
  const { changes } = write.statement.run(write.values);
  if (write.expect === "one" && changes !== 1) throw new CodedError(write.otherwise ?? "precondition_stale");
}

function translate(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  if (error.code === "SQLITE_FULL") return new CodedError("storage_full");
  if (error.code.startsWith("SQLITE_BUSY")) return new CodedError("unavailable");
  // A unique index decided a race that the guards had not seen.
  if (error.code.startsWith("SQLITE_CONSTRAINT")) return new CodedError("precondition_stale");
  return error;
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
