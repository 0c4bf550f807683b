import { CodedError, type ErrorCode, errorCatalogue, errorStatus } from "#contract/errors.ts";
import { MINUTE } from "#contract/limits.ts";
import type { JobRow } from "../../db/jobs.ts";
import { untilFresh, type Write } from "../../db/plan.ts";
import type { Store } from "../../db/store.ts";
import type { Log } from "../../log.ts";
import type { Metrics } from "../../metrics.ts";

/** The handler of one kind of job. */
export interface JobHandler {
  /** Does the work and commits `done` together with its own writes, or `rest` where more is left to do at once. */
  perform(payload: unknown, done: Write, rest: Write): Promise<void>;
  /** Plans further writes for the commit that gives the job up. */
  onGivenUp?(payload: unknown, reason: string): Promise<Write[]>;
  /** True if a temporary failure is retried. */
  retries: boolean;
  /** Milliseconds between two runs of a recurring job, whose id is its kind. It is never given up. */
  every?: number;
}

export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobNeeds {
  store: Pick<Store, "jobs" | "commit" | "isShared">;
  clock: () => number;
  log: Log;
  metrics: Pick<Metrics, "countJob">;
}

/** Where a job's run has ended, or goes on: with another server. */
export type End = "here" | "elsewhere";

/** Milliseconds that a running job is left to its server, and after which that says that it goes on. */
const LEASE = 30_000;
const KEEP = 10_000;
const MOST_ATTEMPTS = 5;
/** Milliseconds before a job is tried again, doubled with each attempt. */
const PAUSE = 1_000;

/** Performs a job under a lease, so that no other server performs it as well, and records how it ended. */
export function createPerformer({ store, clock, log, metrics }: JobNeeds, handlers: JobHandlers) {
  /** `due`: a job that is not due by then is left alone. */
  async function performLeased(id: string, due?: number): Promise<End> {
    const { isOurs, job } = await lease(id, due);
    if (!isOurs && hasNotEnded(job) && store.isShared) return "elsewhere";
    if (!isOurs) return requireDone(job);
    const handler = job && handlers[job.kind];
    if (!job || !handler) return "here";
    const keeping = setInterval(() => void keep(job), KEEP).unref();
    try {
      if (job.attempts > MOST_ATTEMPTS && handler.every === undefined) throw new CodedError("internal");
      const rest = store.jobs.repeat(job, null, clock(), clock());
      await handler.perform(job.payload, doneWrite(job, handler), rest);
      metrics.countJob(job.kind, "done");
      return "here";
    } catch (error) {
      metrics.countJob(job.kind, "failed");
      // Another server has taken it over: what becomes of it is no longer this one's to say.
      if (!(await isStillOurs(job)) && store.isShared) return "elsewhere";
      await recordFailure(job, handler, error);
      throw error;
    } finally {
      clearInterval(keeping);
    }
  }

  /** If leasing fails half-way, the lease is released, so that the job need not wait for it to expire. */
  async function lease(id: string, due?: number): Promise<{ isOurs: boolean; job: JobRow | null }> {
    const now = clock();
    try {
      const isOurs = await store.jobs.lease(id, now, now + LEASE, due);
      return { isOurs, job: await store.jobs.find(id) };
    } catch (error) {
      await store.commit([store.jobs.giveBack(id, now + LEASE)]).catch(() => undefined);
      throw error;
    }
  }

  const keep = (job: JobRow) =>
    store.commit([store.jobs.keep(job, clock() + LEASE)]).catch((error: unknown) => {
      log.error({ job: job.kind, err: error }, "a job's lease could not be kept");
    });

  function doneWrite(job: JobRow, { every }: JobHandler): Write {
    const now = clock();
    return every === undefined ? store.jobs.done(job, now) : store.jobs.repeat(job, null, now + every, now);
  }

  async function recordFailure(job: JobRow, handler: JobHandler, error: unknown): Promise<void> {
    const now = clock();
    const reason = error instanceof CodedError ? error.code : "internal";
    if (!(error instanceof CodedError)) log.error({ job: job.kind, err: error }, "a job failed");
    if (!(await isStillOurs(job))) return;
    if (handler.every !== undefined) {
      await store.commit([store.jobs.repeat(job, reason, now + Math.min(handler.every, MINUTE), now)]);
      return;
    }
    if (handler.retries && mayPass(error) && job.attempts < MOST_ATTEMPTS) {
      await store.commit([store.jobs.again(job, reason, now + PAUSE * 2 ** job.attempts, now)]);
      return;
    }
    await untilFresh(async () => {
      if (!(await isStillOurs(job))) return;
      const writes = (await handler.onGivenUp?.(job.payload, reason)) ?? [];
      await store.commit([store.jobs.failed(job, reason, now), ...writes]);
    });
  }

  async function isStillOurs({ id, attempts }: JobRow): Promise<boolean> {
    const now = await store.jobs.find(id);
    return now?.state === "running" && now.attempts === attempts;
  }

  return performLeased;
}

const hasNotEnded = (job: JobRow | null): boolean => job?.state === "running" || job?.state === "queued";

/** A job that was given up fails with the same error for later callers. */
function requireDone(job: JobRow | null): "here" {
  if (!job || job.state === "done") return "here";
  throw job.state === "failed" ? errorOf(job) : new CodedError("unavailable");
}

/** The error of a job's last attempt. */
export function errorOf({ error }: JobRow): CodedError {
  const reason = error ?? "";
  return new CodedError(reason in errorCatalogue ? (reason as ErrorCode) : "internal");
}

const mayPass = (error: unknown): boolean => !(error instanceof CodedError) || errorStatus(error.code) >= 500;
