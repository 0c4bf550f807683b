import { setTimeout as pause } from "node:timers/promises";
import type { JobRow } from "../../db/jobs.ts";
import type { Write } from "../../db/plan.ts";
import type { Store } from "../../db/store.ts";
import type { Metrics } from "../../metrics.ts";
import { createPerformer, type End, errorOf, type JobHandlers, type JobNeeds } from "./perform-job.ts";

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

/** Milliseconds after which the next job begins beside a recurring one: a sweep of a bucket takes hours. */
const ASIDE = 1_000;
/** Milliseconds between two looks at a job that another server runs. */
const LOOK = 200;
/** Milliseconds in which no other server takes up a job that one has just committed, and is about to run. */
const HEAD_START = 3_000;
/** Milliseconds between two looks for due jobs. */
const PAUSE = 1_000;
/** Milliseconds after the start in which no recurring job runs: the first requests find the server idle. */
const QUIET = 10_000;

export function createJobRunner(needs: JobNeeds, handlers: JobHandlers): Jobs {
  const { store, clock, log } = needs;
  const perform = createPerformer(needs, handlers);
  const running = new Map<string, Promise<End>>();
  let timer: NodeJS.Timeout | undefined;
  let isUnread = false;
  let lastLook = 0;

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

  function run(id: string, due?: number): Promise<End> {
    const known = running.get(id);
    if (known) return known;
    const work = perform(id, due).finally(() => running.delete(id));
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
