import { setTimeout as pause } from "node:timers/promises";
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

export interface Jobs {
  /** The write that queues a job, for the plan that needs it. */
  row(id: string, kind: string, payload: unknown): Write;
  /** Runs the job now, or waits for the run in progress. Rejects with the job's error. */
  run(id: string): Promise<void>;
  /** Runs all due jobs, one after another, but for recurring ones that take long. Once started, the runner does so a second after each time. */
  runDue(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Needs {
  store: Pick<Store, "jobs" | "commit" | "isShared">;
  clock: () => number;
  log: Log;
  metrics: Pick<Metrics, "countJob">;
}

/** Milliseconds that a running job is left to its server, and after which that says that it goes on. */
const LEASE = 30_000;
const KEEP = 10_000;
/** Milliseconds after which the next job begins beside a recurring one: a sweep of a bucket takes hours. */
const ASIDE = 1_000;
/** Milliseconds between two looks at a job that another server runs. */
const LOOK = 200;
/** Milliseconds in which no other server takes up a job that one has just committed, and is about to run. */
const HEAD_START = 3_000;
const MOST_ATTEMPTS = 5;
const PAUSE = 1_000;
/** Milliseconds after the start in which no recurring job runs: the first requests find the server idle. */
const QUIET = 10_000;

/** Where a job's run has ended, or goes on: with another server. */
type End = "here" | "elsewhere";

export function createJobRunner(needs: Needs, handlers: Readonly<Record<string, JobHandler>>): Jobs {
  const { store, clock, log, metrics } = needs;
  const running = new Map<string, Promise<End>>();
  let timer: NodeJS.Timeout | undefined;
  let isUnread = false;
  let lastLook = 0;

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

  /**
   * Waits for a job that another server runs, and runs it here if that one is gone, or has put it off. One that
   * failed there and is tried again later has failed for who waits here, too.
   */
  async function follow(id: string): Promise<void> {
    do {
      await pause(LOOK, undefined, { ref: false });
      const job = await store.jobs.find(id);
      if (job?.state === "queued" && job.error !== null) throw errorOf(job);
    } while ((await run(id)) === "elsewhere");
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

  function run(id: string, due?: number): Promise<End> {
    const known = running.get(id);
    if (known) return known;
    const work = performLeased(id, due).finally(() => running.delete(id));
    running.set(id, work);
    return work;
  }

  async function runDue(): Promise<void> {
    const now = clock();
    if (now < lastLook && !store.isShared) await store.commit([store.jobs.setBack(lastLook - now)]);
    lastLook = now;
    for (const { id, kind } of await store.jobs.due(now)) {
      const handler = handlers[kind];
      // A newer server beside this one may know more kinds.
      if (!handler) continue;
      // What another has begun meanwhile is left to it.
      const work = run(id, clock()).catch(() => undefined);
      await (handler.every === undefined
        ? work
        : Promise.race([work, pause(ASIDE, undefined, { ref: false })]));
    }
  }

  const tick = () =>
    runDue()
      .then(
        () => {
          isUnread = false;
        },
        (error: unknown) => {
          // Logged once while the database is away, not each second.
          if (!isUnread) log.error({ err: error }, "jobs could not be read");
          isUnread = true;
        },
      )
      .finally(() => {
        if (timer) timer = setTimeout(tick, PAUSE).unref();
      });

  return {
    row(id, kind, payload) {
      const now = clock();
      const dueAt = store.isShared ? now + HEAD_START : now;
      return store.jobs.add({ ...newRow(id, kind, payload, now), dueAt });
    },
    run: async (id) => {
      if ((await run(id)) === "elsewhere") await follow(id);
    },
    runDue,
    async start() {
      const now = clock();
      const recurring = Object.entries(handlers).flatMap(([kind, { every }]) =>
        every === undefined ? [] : [{ kind, every }],
      );
      const writes = recurring.flatMap(({ kind, every }, nth) => {
        // Those that were missed come one after another.
        const earliest = now + QUIET + nth * PAUSE;
        const ensured = store.jobs.ensure({ ...newRow(kind, kind, {}, now), dueAt: earliest });
        // Another server's start must not put off what is due: servers may start again and again.
        const bounded = store.isShared
          ? store.jobs.bringForward(kind, now + every)
          : store.jobs.resume(kind, earliest, now + every);
        return [ensured, bounded];
      });
      // Of several servers none knows which jobs the others run: their leases say when those are free.
      await store.commit(store.isShared ? writes : [store.jobs.release(now), ...writes]);
      lastLook = now;
      timer = setTimeout(tick, 0).unref();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await Promise.allSettled(running.values());
    },
  };
}

const hasNotEnded = (job: JobRow | null): boolean => job?.state === "running" || job?.state === "queued";

/** A job that was given up fails with the same error for later callers. */
function requireDone(job: JobRow | null): "here" {
  if (!job || job.state === "done") return "here";
  throw job.state === "failed" ? errorOf(job) : new CodedError("unavailable");
}

/** The error of a job's last attempt. */
function errorOf({ error }: JobRow): CodedError {
  const reason = error ?? "";
  return new CodedError(reason in errorCatalogue ? (reason as ErrorCode) : "internal");
}

const mayPass = (error: unknown): boolean => !(error instanceof CodedError) || errorStatus(error.code) >= 500;

const newRow = (id: string, kind: string, payload: unknown, now: number): JobRow => ({
  id,
  kind,
  payload,
  state: "queued",
  attempts: 0,
  dueAt: now,
  leasedUntil: null,
  error: null,
  createdAt: now,
  updatedAt: now,
});

interface JobQueue {
  store: Pick<Store, "jobs">;
  clock: () => number;
  metrics: Pick<Metrics, "watch">;
}

/** Adds the queue's length and age to the metrics. */
export function watchJobs({ metrics, store, clock }: JobQueue): void {
  metrics.watch("jobs_waiting", "Jobs that are due and not begun.", async () => {
    const { count } = await store.jobs.waiting(clock());
    return count;
  });
  metrics.watch("jobs_longest_wait_seconds", "How long the first of them has been due.", async () => {
    const { oldestDueAt } = await store.jobs.waiting(clock());
    return oldestDueAt === null ? 0 : Math.max(0, clock() - oldestDueAt) / 1_000;
  });
}
