import { and, eq, lt } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { idempotencyKeys } from "./schema.ts";

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

/** Identifies a request: its owner, its path and its key. */
export type KeyOf = Pick<IdempotencyRow, "owner" | "path" | "key">;

export interface StoredAnswer {
  status: number;
  /** JSON. */
  answer: string;
}

/** Idempotency keys: claimed first, answered together with what the request writes. */
export function createIdempotencyKeys({ drizzle: db }: OpenDatabase) {
  const isThis = and(
    eq(idempotencyKeys.owner, param("owner")),
    eq(idempotencyKeys.path, param("path")),
    eq(idempotencyKeys.key, param("key")),
  );
  const find = db.select().from(idempotencyKeys).where(isThis).prepare();
  const claim = db
    .insert(idempotencyKeys)
    .values(everyColumn(idempotencyKeys))
    .onConflictDoNothing()
    .prepare();
  const attach = db
    .update(idempotencyKeys)
    .set({ jobId: paramSql("jobId") })
    .where(isThis)
    .prepare();
  const finish = db
    .update(idempotencyKeys)
    .set({ status: paramSql("status"), answer: paramSql("answer") })
    .where(isThis)
    .prepare();
  const forget = db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, paramSql("before")))
    .prepare();

  return {
    find: async (request: KeyOf) => find.get({ ...request }) ?? null,
    /** Changes nothing if another request was faster. */
    claim: (request: KeyOf, fingerprint: string, now: number): Write => ({
      statement: claim,
      values: { ...request, fingerprint, jobId: null, status: null, answer: null, createdAt: now },
      expect: "any",
    }),
    /** Null: a repetition starts a new job. */
    attach: (request: KeyOf, jobId: string | null): Write => ({
      statement: attach,
      values: { ...request, jobId },
      expect: "any",
    }),
    finish: (request: KeyOf, { status, answer }: StoredAnswer): Write => ({
      statement: finish,
      values: { ...request, status, answer },
      expect: "any",
    }),
    /** Removes what is older than `before`. */
    forget: (before: number): Write => ({ statement: forget, values: { before }, expect: "any" }),
  };
}
