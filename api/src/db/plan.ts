import { CodedError, type ErrorCode } from "#contract/errors.ts";

/** One guarded write: where it must change one row and does not, the whole plan fails with `otherwise`. */
export interface Write {
  /** A prepared statement, which its engine runs. */
  statement: { run(values?: Record<string, unknown>): unknown };
  values: Record<string, unknown>;
  expect: "one" | "any";
  otherwise?: ErrorCode;
}

/** A business write: all of it or nothing. Writes, not callbacks, so that nothing can be awaited inside. */
export type Plan = readonly Write[];

export type Commit = (plan: Plan) => Promise<void>;

/** Throws the write's error unless it changed as many rows as it must. */
export function requireChanges({ expect, otherwise = "precondition_stale" }: Write, changes: number): void {
  if (expect === "one" && changes !== 1) throw new CodedError(otherwise);
}

/** The most rows that one step of background work changes: a few milliseconds, however many there are. */
export const STEP_ROWS = 50;

/**
 * Where a walk through rows in the order of a time stands. Rows of the same time follow each other by a key.
 */
export interface Place {
  at: number;
  row: number | string;
}

/** Runs writes that are limited to `STEP_ROWS`, each until nothing is left for it, a transaction a step. */
export function createSweep(change: (write: Write) => Promise<number>) {
  return async function* sweep(...writes: Write[]): AsyncGenerator<void> {
    for (const write of writes) while ((await change(write)) === STEP_ROWS) yield;
  };
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
