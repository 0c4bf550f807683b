import { and, asc, eq, gt, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import { everyColumn, firstRows, param, paramSql } from "./bindings.ts";
import type { OpenDatabase, Queries } from "./database.ts";
import type { Write } from "./plan.ts";
import { jobs } from "./schema.ts";

export type JobRow = typeof jobs.$inferSelect;

/** One attempt at a job. */
export type Run = Pick<JobRow, "id" | "attempts">;

/** The table of long work. States: `queued`, `running` (leased), `done`, `failed`. */
export const createJobs = (database: OpenDatabase) => ({
  find: find(database),
  due: due(database),
  waiting: waiting(database),
  lease: lease(database),
  keep: keep(database),
  giveBack: giveBack(database),
  add: add(database),
  ensure: ensure(database),
  done: done(database),
  failed: failed(database),
  again: again(database),
  repeat: repeat(database),
  release: release(database),
  resume: resume(database),
  bringForward: bringForward(database),
  setBack: setBack(database),
  forget: forget(database),
});

const isFree = or(
  eq(jobs.state, "queued"),
  and(eq(jobs.state, "running"), lte(jobs.leasedUntil, paramSql("now"))),
);

const finish = (db: Queries) =>
  db
    .update(jobs)
    .set({
      state: paramSql("state"),
      error: paramSql("error"),
      dueAt: paramSql("dueAt"),
      leasedUntil: null,
      updatedAt: paramSql("now"),
    })
    .where(isThisRun)
    .prepare();

/** A job that was taken over has had another attempt since. */
const isThisRun = and(
  eq(jobs.id, param("id")),
  eq(jobs.state, "running"),
  eq(jobs.attempts, param("attempts")),
);

function find({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(jobs)
    .where(eq(jobs.id, param("id")))
    .prepare();
  return async (id: string) => (await statement.get({ id })) ?? null;
}

/** A kind of job that nobody waits for: however many of them are due, all others come first. */
export const COMPRESS_PAGE = "compress-page";

function due({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(jobs)
    .where(and(lte(jobs.dueAt, paramSql("now")), isFree))
    .orderBy(sql`${jobs.kind} = ${COMPRESS_PAGE}`, asc(jobs.dueAt))
    .limit(16)
    .prepare();
  return async (now: number) => statement.all({ now });
}

/** How many jobs are due but not started, and since when the oldest is due. */
function waiting({ queries: db }: OpenDatabase) {
  const statement = db
    .select({ count: sql<number>`count(*)`, oldestDueAt: sql<number | null>`min(${jobs.dueAt})` })
    .from(jobs)
    .where(and(eq(jobs.state, "queued"), lte(jobs.dueAt, paramSql("now"))))
    .prepare();
  return async (now: number) => (await statement.get({ now })) ?? { count: 0, oldestDueAt: null };
}

/** True if the caller now has the lease, until `until`, on a job that is due by `due`. */
function lease({ queries: db, change }: OpenDatabase) {
  const statement = db
    .update(jobs)
    .set({
      state: "running",
      leasedUntil: paramSql("until"),
      attempts: sql`${jobs.attempts} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(eq(jobs.id, param("id")), isFree, lte(jobs.dueAt, paramSql("due"))))
    .prepare();
  return async (id: string, now: number, until: number, due: number = Number.MAX_SAFE_INTEGER) =>
    (await change({ statement, values: { id, now, until, due } })) === 1;
}

/** Gives a lease back that came to nothing. */
function giveBack({ queries: db }: OpenDatabase) {
  const statement = db
    .update(jobs)
    .set({ state: "queued", leasedUntil: null })
    .where(and(eq(jobs.id, param("id")), eq(jobs.leasedUntil, param("until"))))
    .prepare();
  return (id: string, until: number): Write => ({ statement, values: { id, until }, expect: "any" });
}

/** Keeps the lease of a run, until `until`. */
function keep({ queries: db }: OpenDatabase) {
  const statement = db
    .update(jobs)
    .set({ leasedUntil: paramSql("until") })
    .where(isThisRun)
    .prepare();
  return ({ id, attempts }: Run, until: number): Write => ({
    statement,
    values: { id, attempts, until },
    expect: "any",
  });
}

function add({ queries: db }: OpenDatabase) {
  const statement = db.insert(jobs).values(everyColumn(jobs)).prepare();
  return (row: JobRow): Write => ({ statement, values: { ...row }, expect: "one" });
}

/** Adds a recurring job, unless it exists. */
function ensure({ queries: db }: OpenDatabase) {
  const statement = db.insert(jobs).values(everyColumn(jobs)).onConflictDoNothing().prepare();
  return (row: JobRow): Write => ({ statement, values: { ...row }, expect: "any" });
}

function done({ queries: db }: OpenDatabase) {
  const statement = finish(db);
  return ({ id, attempts }: Run, now: number): Write => ({
    statement,
    values: { id, attempts, state: "done", error: null, dueAt: now, now },
    expect: "one",
  });
}

function failed({ queries: db }: OpenDatabase) {
  const statement = finish(db);
  return ({ id, attempts }: Run, error: string, now: number): Write => ({
    statement,
    values: { id, attempts, state: "failed", error, dueAt: now, now },
    expect: "one",
  });
}

function again({ queries: db }: OpenDatabase) {
  const statement = finish(db);
  return ({ id, attempts }: Run, error: string, dueAt: number, now: number): Write => ({
    statement,
    values: { id, attempts, state: "queued", error, dueAt, now },
    expect: "any",
  });
}

/** Queues a recurring job for its next run, after this one succeeded or failed; stale if it was taken over. */
function repeat({ queries: db }: OpenDatabase) {
  const statement = db
    .update(jobs)
    .set({
      state: "queued",
      error: paramSql("error"),
      dueAt: paramSql("dueAt"),
      leasedUntil: null,
      updatedAt: paramSql("now"),
    })
    .where(isThisRun)
    .prepare();
  return ({ id, attempts }: Run, error: string | null, dueAt: number, now: number): Write => ({
    statement,
    values: { id, attempts, error, dueAt, now },
    expect: "one",
  });
}

/**
 * At start: takes up again what was queued, or was running in a process that is gone, but for recurring jobs.
 */
function release({ queries: db }: OpenDatabase) {
  const statement = db
    .update(jobs)
    .set({ state: "queued", leasedUntil: null, dueAt: paramSql("now") })
    .where(and(inArray(jobs.state, ["running", "queued"]), ne(jobs.id, jobs.kind)))
    .prepare();
  return (now: number): Write => ({ statement, values: { now }, expect: "any" });
}

/** At start: a recurring job keeps its due time as far as that is within these bounds. */
function resume({ queries: db, dialect }: OpenDatabase) {
  const statement = db
    .update(jobs)
    .set({
      state: "queued",
      leasedUntil: null,
      dueAt: dialect.greatest(paramSql("earliest"), dialect.least(jobs.dueAt, paramSql("latest"))),
    })
    .where(eq(jobs.id, param("id")))
    .prepare();
  return (id: string, earliest: number, latest: number): Write => ({
    statement,
    values: { id, earliest, latest },
    expect: "any",
  });
}

/** Makes a queued job due at `latest` if it is due later than that. */
function bringForward({ queries: db }: OpenDatabase) {
  const statement = db
    .update(jobs)
    .set({ dueAt: paramSql("latest") })
    .where(and(eq(jobs.id, param("id")), eq(jobs.state, "queued"), gt(jobs.dueAt, paramSql("latest"))))
    .prepare();
  return (id: string, latest: number): Write => ({ statement, values: { id, latest }, expect: "any" });
}

/** After the clock was set back by `by` milliseconds: moves the due times back with it. */
function setBack({ queries: db }: OpenDatabase) {
  const statement = db
    .update(jobs)
    .set({ dueAt: sql`${jobs.dueAt} - ${param("by")}` })
    .where(eq(jobs.state, "queued"))
    .prepare();
  return (by: number): Write => ({ statement, values: { by }, expect: "any" });
}

/** Removes jobs that have ended before then: a job's due time is when it ended. */
function forget({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(jobs)
    .where(
      firstRows(and(inArray(jobs.state, ["done", "failed"]), lt(jobs.dueAt, paramSql("before"))), jobs.id),
    )
    .prepare();
  return (before: number): Write => ({ statement, values: { before }, expect: "any" });
}
