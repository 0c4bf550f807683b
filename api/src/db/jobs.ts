import { and, asc, eq, lt, lte, or, sql } from "drizzle-orm";
import { everyColumn, given, givenSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { jobs } from "./schema.ts";

export type JobRow = typeof jobs.$inferSelect;

/** The table of long work. States: `queued`, `running` (leased), `done`, `failed`. */
export function createJobs({ drizzle: db, sqlite }: OpenDatabase) {
  const isFree = or(
    eq(jobs.state, "queued"),
    and(eq(jobs.state, "running"), lte(jobs.leasedUntil, givenSql("now"))),
  );
  const byId = db
    .select()
    .from(jobs)
    .where(eq(jobs.id, given("id")))
    .prepare();
  const due = db
    .select()
    .from(jobs)
    .where(and(lte(jobs.dueAt, givenSql("now")), isFree))
    .orderBy(asc(jobs.dueAt))
    .limit(16)
    .prepare();
  const add = db.insert(jobs).values(everyColumn(jobs)).prepare();
  const lease = db
    .update(jobs)
    .set({
      state: "running",
      leasedUntil: givenSql("until"),
      attempts: sql`${jobs.attempts} + 1`,
      updatedAt: givenSql("now"),
    })
    .where(and(eq(jobs.id, given("id")), isFree))
    .prepare();
  const settle = db
    .update(jobs)
    .set({
      state: givenSql("state"),
      error: givenSql("error"),
      dueAt: givenSql("dueAt"),
      leasedUntil: null,
      updatedAt: givenSql("now"),
    })
    .where(and(eq(jobs.id, given("id")), eq(jobs.state, "running")))
    .prepare();
  const release = db
    .update(jobs)
    .set({ state: "queued", leasedUntil: null })
    .where(eq(jobs.state, "running"));
  const forget = db
    .delete(jobs)
    .where(and(or(eq(jobs.state, "done"), eq(jobs.state, "failed")), lt(jobs.updatedAt, givenSql("before"))))
    .prepare();
  const releaseAll = release.prepare();
  const leaseNow = sqlite.transaction((values: LeaseValues) => lease.run({ ...values }).changes === 1);

  return {
    find: async (id: string) => byId.get({ id }) ?? null,
    due: async (now: number) => due.all({ now }),
    /** Whether the job is now this caller's to run until `until`. */
    lease: async (id: string, now: number, until: number) => leaseNow.immediate({ id, now, until }),
    add: (row: JobRow): Write => ({ statement: add, values: { ...row }, expect: "one" }),
    done: (id: string, now: number): Write => ({
      statement: settle,
      values: { id, state: "done", error: null, dueAt: now, now },
      expect: "one",
    }),
    failed: (id: string, error: string, now: number): Write => ({
      statement: settle,
      values: { id, state: "failed", error, dueAt: now, now },
      expect: "any",
    }),
    again: (id: string, error: string, dueAt: number, now: number): Write => ({
      statement: settle,
      values: { id, state: "queued", error, dueAt, now },
      expect: "any",
    }),
    /** At start: whatever ran in a process that is gone may run again. */
    releaseAll: (): Write => ({ statement: releaseAll, values: {}, expect: "any" }),
    forget: (before: number): Write => ({ statement: forget, values: { before }, expect: "any" }),
  };
}

interface LeaseValues {
  id: string;
  now: number;
  until: number;
}
