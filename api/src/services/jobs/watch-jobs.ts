import type { ServerDeps } from "../../deps.ts";

/** Adds the queue's length and age to the metrics. */
export function watchJobs({ metrics, store, clock }: Pick<ServerDeps, "metrics" | "store" | "clock">): void {
  metrics.watch("jobs_waiting", "Jobs that are due and not begun.", async () => {
    const { count } = await store.jobs.waiting(clock());
    return count;
  });
  metrics.watch("jobs_longest_wait_seconds", "How long the first of them has been due.", async () => {
    const { oldestDueAt } = await store.jobs.waiting(clock());
    return oldestDueAt === null ? 0 : Math.max(0, clock() - oldestDueAt) / 1_000;
  });
}
