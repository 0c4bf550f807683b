import { and, asc, eq, lt, lte, or, sql } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { jobs } from "./schema.ts";

export type JobRow = typeof jobs.$inferSelect;

/** The table of long work. States: `queued`, `running` (leased), `done`, `failed`. */
export function createJobs({ drizzle: db, sqlite }: OpenDatabase) {
  const isFree = or(
    eq(jobs.state, "queued"),
    and(eq(jobs.state, "running"), lte(jobs.leasedUntil, paramSql("now"))),
  );
  const byId = db
    .select()
    .from(jobs)
    .where(eq(jobs.id, param("id")))
    .prepare();
  const due = db
    .select()
    .from(jobs)
    .where(and(lte(jobs.dueAt, paramSql("now")), isFree))
    .orderBy(asc(jobs.dueAt))
    .limit(16)
    .prepare();
  const waiting = db
    .select({ count: sql<number>`count(*)`, oldestDueAt: sql<number | null>`min(${jobs.dueAt})` })
    .from(jobs)
    .where(and(eq(jobs.state, "queued"), lte(jobs.dueAt, paramSql("now"))))
    .prepare();
  const add = db.insert(jobs).values(everyColumn(jobs)).prepare();
  const ensure = db.insert(jobs).values(everyColumn(jobs)).onConflictDoNothing().prepare();
  const lease = db
    .update(jobs)
    .set({
      state: "running",
      leasedUntil: paramSql("until"),
      attempts: sql`${jobs.attempts} + 1`,
      updatedAt: paramSql("now"),
    })
    .where(and(eq(jobs.id, param("id")), isFree))
    .prepare();
  const finish = db
    .update(jobs)
    .set({
      state: paramSql("state"),
      error: paramSql("error"),
      dueAt: paramSql("dueAt"),
      leasedUntil: null,
      updatedAt: paramSql("now"),
    })
    .where(and(eq(jobs.id, param("id")), eq(jobs.state, "running")))
    .prepare();
  const repeat = db
    .update(jobs)
    .set({
      state: "queued",
      error: paramSql("error"),
      attempts: 0,
      dueAt: paramSql("dueAt"),
      leasedUntil: null,
      updatedAt: paramSql("now"),
    })
    .where(and(eq(jobs.id, param("id")), eq(jobs.state, "running")))
    .prepare();
  const releaseAll = db
    .update(jobs)
    .set({ state: "queued", leasedUntil: null, dueAt: paramSql("now") })
    .where(or(eq(jobs.state, "running"), eq(jobs.state, "queued")))
    .prepare();
  const setBack = db
    .update(jobs)
    .set({ dueAt: sql`${jobs.dueAt} - ${param("by")}` })
    .where(eq(jobs.state, "queued"))
    .prepare();
  const forget = db
    .delete(jobs)
    .where(and(or(eq(jobs.state, "done"), eq(jobs.state, "failed")), lt(jobs.updatedAt, paramSql("before"))))
    .prepare();
  const leaseNow = sqlite.transaction((values: LeaseValues) => lease.run({ ...values }).changes === 1);

  return {
    find: async (id: string) => byId.get({ id }) ?? null,
    due: async (now: number) => due.all({ now }),
    /** How many jobs are due but not started, and since when the oldest is due. */
    waiting: async (now: number) => waiting.get({ now }) ?? { count: 0, oldestDueAt: null },
    /** True if the caller now has the lease, until `until`. */
    lease: async (id: string, now: number, until: number) => leaseNow.immediate({ id, now, until }),
    add: (row: JobRow): Write => ({ statement: add, values: { ...row }, expect: "one" }),
    /** Adds a recurring job, unless it exists. */
    ensure: (row: JobRow): Write => ({ statement: ensure, values: { ...row }, expect: "any" }),
    done: (id: string, now: number): Write => ({
      statement: finish,
      values: { id, state: "done", error: null, dueAt: now, now },
      expect: "one",
    }),
    failed: (id: string, error: string, now: number): Write => ({
      statement: finish,
      values: { id, state: "failed", error, dueAt: now, now },
      expect: "any",
    }),
    again: (id: string, error: string, dueAt: number, now: number): Write => ({
      statement: finish,
      values: { id, state: "queued", error, dueAt, now },
      expect: "any",
    }),
    /** Queues a recurring job for its next run, after this one succeeded or failed. */
    repeat: (id: string, error: string | null, dueAt: number, now: number): Write => ({
      statement: repeat,
      values: { id, error, dueAt, now },
      expect: "any",
    }),
    /** At start: makes every job due that was queued, or was running in a process that is gone. */
    releaseAll: (now: number): Write => ({ statement: releaseAll, values: { now }, expect: "any" }),
    /** After the clock was set back by `by` milliseconds: moves the due times back with it. */
    setBack: (by: number): Write => ({ statement: setBack, values: { by }, expect: "any" }),
    forget: (before: number): Write => ({ statement: forget, values: { before }, expect: "any" }),
  };
}

interface LeaseValues {
  id: string;
  now: number;
  until: number;
}
