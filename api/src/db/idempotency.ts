import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { everyColumn, firstRows, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { idempotencyKeys } from "./schema.ts";

/** Who works on a request, and until when others may rely on that. */
export interface Lease {
  runBy: string;
  leasedUntil: number;
}

export type IdempotencyRow = typeof idempotencyKeys.$inferSelect;

/** Identifies a request: its owner, its path and its key. */
export type KeyOf = Pick<IdempotencyRow, "owner" | "path" | "key">;

export interface StoredAnswer {
  status: number;
  /** JSON. */
  answer: string;
}

/** Idempotency keys: claimed first, answered together with what the request writes. */
export const createIdempotencyKeys = (database: OpenDatabase) => ({
  find: find(database),
  claim: claim(database),
  takeOver: takeOver(database),
  keep: keep(database),
  attach: attach(database),
  finish: finish(database),
  clear: clear(database),
  forget: forget(database),
});

const isThis = and(
  eq(idempotencyKeys.owner, param("owner")),
  eq(idempotencyKeys.path, param("path")),
  eq(idempotencyKeys.key, param("key")),
);

function find({ queries: db }: OpenDatabase) {
  const statement = db.select().from(idempotencyKeys).where(isThis).prepare();
  return async (request: KeyOf) => (await statement.get({ ...request })) ?? null;
}

/** Changes nothing if another request was faster. */
function claim({ queries: db }: OpenDatabase) {
  const statement = db
    .insert(idempotencyKeys)
    .values(everyColumn(idempotencyKeys))
    .onConflictDoNothing()
    .prepare();
  return (request: KeyOf, fingerprint: string, lease: Lease, now: number): Write => ({
    statement,
    values: { ...request, ...lease, fingerprint, jobId: null, status: null, answer: null, createdAt: now },
    expect: "any",
  });
}

/** Takes over what nobody works on any more; the plan is stale if another server was faster. */
function takeOver({ queries: db }: OpenDatabase) {
  const statement = db
    .update(idempotencyKeys)
    .set({ runBy: paramSql("runBy"), leasedUntil: paramSql("leasedUntil") })
    .where(
      and(
        isThis,
        isNull(idempotencyKeys.answer),
        sql`${idempotencyKeys.runBy} is not distinct from ${param("before")}`,
      ),
    )
    .prepare();
  return (request: KeyOf, before: string | null, lease: Lease): Write => ({
    statement,
    values: { ...request, before, ...lease },
    expect: "one",
  });
}

/** The work goes on. */
function keep({ queries: db }: OpenDatabase) {
  const statement = db
    .update(idempotencyKeys)
    .set({ leasedUntil: paramSql("leasedUntil") })
    .where(and(isThis, eq(idempotencyKeys.runBy, param("runBy"))))
    .prepare();
  return (request: KeyOf, lease: Lease): Write => ({
    statement,
    values: { ...request, ...lease },
    expect: "any",
  });
}

/** Null: a repetition starts a new job. Fails if another server has taken the request over. */
function attach({ queries: db }: OpenDatabase) {
  const statement = db
    .update(idempotencyKeys)
    .set({ jobId: paramSql("jobId") })
    .where(and(isThis, eq(idempotencyKeys.runBy, param("runBy"))))
    .prepare();
  return (request: KeyOf, runBy: string, jobId: string | null): Write => ({
    statement,
    values: { ...request, runBy, jobId },
    expect: "one",
    otherwise: "idempotency_in_progress",
  });
}

/** Fails, with all that it is committed with, if another server has taken the request over. */
function finish({ queries: db }: OpenDatabase) {
  const statement = db
    .update(idempotencyKeys)
    .set({ status: paramSql("status"), answer: paramSql("answer") })
    .where(and(isThis, eq(idempotencyKeys.runBy, param("runBy"))))
    .prepare();
  return (request: KeyOf, runBy: string, { status, answer }: StoredAnswer): Write => ({
    statement,
    values: { ...request, runBy, status, answer },
    expect: "one",
    otherwise: "idempotency_in_progress",
  });
}

/** Removes the key if it is older than `before`. */
function clear({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(idempotencyKeys)
    .where(and(isThis, lt(idempotencyKeys.createdAt, paramSql("before"))))
    .prepare();
  return (request: KeyOf, before: number): Write => ({
    statement,
    values: { ...request, before },
    expect: "any",
  });
}

/** Removes keys that are older than `before`. */
function forget({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(idempotencyKeys)
    .where(
      firstRows(
        lt(idempotencyKeys.createdAt, paramSql("before")),
        idempotencyKeys.owner,
        idempotencyKeys.path,
        idempotencyKeys.key,
      ),
    )
    .prepare();
  return (before: number): Write => ({ statement, values: { before }, expect: "any" });
}
