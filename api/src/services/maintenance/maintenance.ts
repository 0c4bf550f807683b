import { setImmediate } from "node:timers/promises";
import { DAY, HOUR, lifetimes, MINUTE } from "#contract/limits.ts";
import type { Place } from "../../db/plan.ts";
import type { ServerDeps } from "../../deps.ts";
import { eachOf } from "../../each-of.ts";
import type { JobHandler } from "../jobs/perform-job.ts";

/** Work in steps of a few milliseconds, so that requests are answered between them. */
type Steps = AsyncGenerator<void, void>;

/** A recurring task: how often it begins, and its steps. */
interface MaintenanceTask {
  every: number;
  begin(now: number): Steps;
}

/** Milliseconds that a task works before other jobs have their turn. */
const TURN = 500;

/**
 * Removes what is over. Reads never depend on it: they compare with the clock themselves. Challenges are kept
 * an hour longer and sessions a day, so that a late client gets "expired" rather than "unknown".
 */
function maintenanceTasks(deps: ServerDeps): Record<string, MaintenanceTask> {
  const { store } = deps;
  const { sweep } = store;
  // What expired before the first start of all needs no note.
  const began: Place = { at: deps.clock(), row: "" };

  async function* noteExpiries(now: number): Steps {
    const noted = (await store.notedExpiries.read()) ?? began;
    const from = noted.at > now ? { at: now, row: "" } : noted;
    yield* walk(
      from,
      (after) => store.sites.expired(after, now),
      async (places) => {
        const last = places.at(-1) ?? from;
        await store.commit([store.sites.noteExpiry(places), store.notedExpiries.save(last)]);
      },
    );
  }

  return {
    "forget-challenges": {
      every: MINUTE,
      begin: (now) => sweep(store.sessions.forgetChallenges(now - HOUR)),
    },
    "forget-sessions": { every: HOUR, begin: (now) => sweep(...store.sessions.forget(now - DAY)) },
    "forget-generations": {
      every: 10 * MINUTE,
      begin: (now) => sweep(store.generations.forget(now - lifetimes.generation)),
    },
    "forget-previews": { every: 10 * MINUTE, begin: (now) => sweep(store.sites.forgetPreviews(now)) },
    "expire-websites": {
      every: MINUTE,
      async *begin(now) {
        yield* sweep(store.websites.expire(now));
        yield* noteExpiries(now);
        yield* sweep(store.sites.forget(now - lifetimes.subdomainHold), store.addresses.forget(now));
      },
    },
    "forget-idempotency-keys": {
      every: HOUR,
      begin: (now) => sweep(store.idempotency.forget(now - lifetimes.idempotency)),
    },
    "forget-model-use": {
      every: HOUR,
      begin: (now) => sweep(store.modelUse.forget(new Date(now - 31 * DAY).toISOString().slice(0, 10))),
    },
    "forget-deletions": {
      every: HOUR,
      begin(now) {
        const before = now - lifetimes.listCursor;
        return walk(
          { at: 0, row: 0 },
          (after) => store.tokenChanges.deletedBefore(before, after),
          (places) => store.commit([store.tokenChanges.forget(places, before)]),
        );
      },
    },
    "forget-jobs": { every: HOUR, begin: (now) => sweep(store.jobs.forget(now - DAY)) },
    "collect-blobs": { every: 6 * HOUR, begin: (now) => collectBlobs(deps, now) },
  };
}

/** The tasks as recurring jobs, which survive restarts and are retried. */
export const maintenanceHandlers = (deps: ServerDeps): Record<string, JobHandler> =>
  Object.fromEntries(
    Object.entries(maintenanceTasks(deps)).map(([name, task]) => [name, handlerOf(deps, task)]),
  );

/** A task that is not finished in its turn is due again at once, and goes on where it was. */
function handlerOf({ store, clock }: ServerDeps, { every, begin }: MaintenanceTask): JobHandler {
  let unfinished: Steps | null = null;
  return {
    retries: true,
    every,
    async perform(_payload, done, rest) {
      const steps = unfinished ?? begin(clock());
      unfinished = null;
      // Of several servers another might go on, from the beginning: one of them does all of it.
      const isDone = await doSteps(steps, store.isShared ? Number.POSITIVE_INFINITY : TURN);
      if (!isDone) unfinished = steps;
      await store.commit([isDone ? done : rest]);
    },
  };
}

/** Does steps for `turn` milliseconds; true if none are left. */
async function doSteps(steps: Steps, turn: number): Promise<boolean> {
  const end = performance.now() + turn;
  while (performance.now() < end) {
    const { done } = await steps.next();
    if (done) return true;
    await setImmediate();
  }
  return false;
}

/** Visits rows in the order of an index, a page a step. */
async function* walk(
  from: Place,
  read: (after: Place) => Promise<Place[]>,
  visit: (places: Place[]) => Promise<void>,
): Steps {
  for (let places = await read(from); places.length > 0; places = await read(places.at(-1) ?? from)) {
    await visit(places);
    yield;
  }
}

/** How many blobs are looked at in one step. */
const BLOBS_A_STEP = 200;

/**
 * Removes the blobs that no row named when it began, once they are a day old: a younger one may belong to a
 * row that is about to be committed. Code that wants a blob that no row names stores it again, which makes it
 * young.
 */
async function* collectBlobs({ store, blobs }: ServerDeps, now: number): Steps {
  const named = yield* store.namedBlobs();
  const removeAll = (names: string[]) =>
    eachOf(names, async (name) => void (await blobs.remove(name, now - DAY)));
  let looked = 0;
  let unnamed: string[] = [];
  for await (const name of blobs.names()) {
    if (!named.mayHave(name)) unnamed.push(name);
    if (++looked % BLOBS_A_STEP > 0) continue;
    await removeAll(unnamed);
    unnamed = [];
    yield;
  }
  await removeAll(unnamed);
  await blobs.cleanUp(now - DAY, named.mayHave);
}
