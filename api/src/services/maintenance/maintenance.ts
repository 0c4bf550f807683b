import { DAY, HOUR, lifetimes, MINUTE } from "#contract/limits.ts";
import type { Plan } from "../../db/plan.ts";
import type { ServerDeps } from "../../deps.ts";
import type { JobHandler } from "../jobs/jobs.ts";

/** A recurring task: how often it runs, and the writes of one run. */
interface MaintenanceTask {
  every: number;
  plan(deps: ServerDeps, now: number): Plan | Promise<Plan>;
}

/**
 * Removes expired rows. Reads never depend on it: they compare with the clock themselves. Challenges are kept
 * an hour longer and sessions a day, so that a late client gets "expired" rather than "unknown".
 */
const maintenanceTasks: Readonly<Record<string, MaintenanceTask>> = {
  "forget-challenges": {
    every: MINUTE,
    plan: ({ store }, now) => [store.sessions.forgetChallenges(now - HOUR)],
  },
  "forget-sessions": { every: HOUR, plan: ({ store }, now) => store.sessions.forget(now - DAY) },
  "forget-generations": {
    every: 10 * MINUTE,
    plan: ({ store }, now) => [store.generations.forget(now - lifetimes.generation)],
  },
  "forget-previews": { every: 10 * MINUTE, plan: ({ store }, now) => [store.sites.forgetPreviews(now)] },
  "expire-websites": {
    every: MINUTE,
    plan: ({ store }, now) => [
      store.websites.expire(now),
      store.sites.noteExpiry(now - 5 * MINUTE, now),
      store.sites.forget(now - lifetimes.subdomainHold),
      store.addresses.forget(now),
    ],
  },
  "forget-idempotency-keys": {
    every: HOUR,
    plan: ({ store }, now) => [store.idempotency.forget(now - lifetimes.idempotency)],
  },
  "forget-model-use": {
    every: HOUR,
    plan: ({ store }, now) => [store.modelUse.forget(new Date(now - 31 * DAY).toISOString().slice(0, 10))],
  },
  "forget-deletions": {
    every: HOUR,
    plan: ({ store }, now) => [store.tokenChanges.forget(now - lifetimes.listCursor)],
  },
  "forget-jobs": { every: HOUR, plan: ({ store }, now) => [store.jobs.forget(now - DAY)] },
  "collect-blobs": {
    every: 6 * HOUR,
    plan: async (deps, now) => {
      await collectBlobs(deps, now);
      return [];
    },
  },
};

/** The tasks as recurring jobs, which survive restarts and are retried. */
export const maintenanceHandlers = (deps: ServerDeps): Record<string, JobHandler> =>
  Object.fromEntries(
    Object.entries(maintenanceTasks).map(([name, { every, plan }]): [string, JobHandler] => [
      name,
      {
        retries: true,
        every,
        perform: async (_payload, done) => deps.store.commit([...(await plan(deps, deps.clock())), done]),
      },
    ]),
  );

/**
 * Removes the blobs that no row names, once they are a day old: a younger one may belong to a row that is
 * about to be committed. Returns how many.
 */
export async function collectBlobs({ store, blobs }: ServerDeps, now: number): Promise<number> {
  const named = await store.namedBlobs();
  let removed = 0;
  for await (const name of blobs.olderThan(now - DAY)) {
    if (!named.has(name) && (await blobs.remove(name, now - DAY))) removed++;
  }
  return removed;
}
