import { setTimeout as pause } from "node:timers/promises";
import { CodedError, errorStatus } from "#contract/errors.ts";
import { lifetimes } from "#contract/limits.ts";
import type { IdempotencyRow, KeyOf, Lease, StoredAnswer } from "../../db/idempotency.ts";
import { untilFresh } from "../../db/plan.ts";
import type { CommitAnswer, ServerDeps, StartJob } from "../../deps.ts";

/** A request that carries an idempotency key. */
export interface KeyedRequest {
  key: KeyOf;
  fingerprint: string;
  /** The status of its success. */
  status: number;
  /** The body of a failure, as the client is going to read it. */
  failureBody(error: CodedError): object;
}

/** What replaces `commit` and `startJob` of the dependencies while the work runs. */
export interface Overrides {
  commit: CommitAnswer;
  startJob: StartJob;
}

export type Outcome<T> = { kind: "fresh"; result: T } | ({ kind: "replayed" } & StoredAnswer);

/** Milliseconds that a request belongs to its server, and after which that says that the work goes on. */
const LEASE = 15_000;
const KEEP = 5_000;
/** Milliseconds between two looks whether another server has answered. */
const LOOK = 100;

/**
 * Does the work once for each key. The key is claimed in a commit of its own; the commit of the business
 * write stores the answer, and fails if the claim is another server's by then. A claim whose process died may
 * run again, and finds its job if it had one.
 */
export async function answerOnce<T>(
  deps: ServerDeps,
  request: KeyedRequest,
  work: (overrides: Overrides) => Promise<T>,
): Promise<Outcome<T>> {
  // Entered before the row is read: a request that finds no answer then knows if another is about to write
  // it.
  const { isAlone, leave } = enter(deps, request.key);
  try {
    const answered = await untilFresh(() => findOrTake(deps, request, isAlone));
    if (answered) return { kind: "replayed", ...answered };
    const stopKeeping = keepLease(deps, request.key);
    try {
      return { kind: "fresh", result: await perform(deps, request, work) };
    } finally {
      stopKeeping();
    }
  } finally {
    leave();
  }
}

/**
 * The answer that is stored already; null: the work is this server's to do. Where another server has the request,
 * and a job behind it, it waits for the job, and then for that server's answer.
 */
async function findOrTake(
  deps: ServerDeps,
  request: KeyedRequest,
  isAlone: boolean,
): Promise<StoredAnswer | null> {
  const { store, clock, run, jobs } = deps;
  for (let looks = 0; ; looks++) {
    const row = await claim(deps, request);
    if (row.answer !== null && row.status !== null) return { status: row.status, answer: row.answer };
    if (!isAlone && row.jobId === null) throw new CodedError("idempotency_in_progress");
    if (!isHeld(deps, row)) {
      await store.commit([store.idempotency.takeOver(request.key, row.runBy, leaseOf(run, clock()))]);
      return null;
    }
    if (row.runBy === run) return null;
    if (row.jobId === null || looks > LEASE / LOOK) throw new CodedError("idempotency_in_progress");
    if (looks > 0) await pause(LOOK);
    else await jobs.run(row.jobId).catch(() => undefined);
  }
}

/** True if a server works on the request, as far as others can know. */
const isHeld = ({ store, clock, run }: ServerDeps, { runBy, leasedUntil }: IdempotencyRow): boolean =>
  store.isShared ? leasedUntil !== null && leasedUntil > clock() : runBy === run;

/** Notes that the request runs in this process. */
function enter({ runningKeys }: ServerDeps, key: KeyOf): { isAlone: boolean; leave(): void } {
  const name = JSON.stringify([key.owner, key.path, key.key]);
  const count = runningKeys.get(name) ?? 0;
  runningKeys.set(name, count + 1);
  const leave = () => {
    const left = (runningKeys.get(name) ?? 1) - 1;
    if (left > 0) runningKeys.set(name, left);
    else runningKeys.delete(name);
  };
  return { isAlone: count === 0, leave };
}

/** Where other servers may wait for this request, tells them from time to time that it is worked on. */
function keepLease({ store, clock, run }: ServerDeps, key: KeyOf): () => void {
  if (!store.isShared) return () => undefined;
  const keep = () =>
    store.commit([store.idempotency.keep(key, leaseOf(run, clock()))]).catch(() => undefined);
  const timer = setInterval(keep, KEEP);
  return () => clearInterval(timer);
}

/** Any server may do it again at once. */
async function giveUp({ store, run }: ServerDeps, key: KeyOf): Promise<void> {
  if (!store.isShared) return;
  await store.commit([store.idempotency.keep(key, { runBy: run, leasedUntil: 0 })]).catch(() => undefined);
}

const leaseOf = (runBy: string, now: number): Lease => ({ runBy, leasedUntil: now + LEASE });

async function claim(
  { store, clock, run }: ServerDeps,
  { key, fingerprint }: KeyedRequest,
): Promise<IdempotencyRow> {
  const now = clock();
  const expired = now - lifetimes.idempotency;
  const known = await store.idempotency.find(key);
  const isKnown = known !== null && known.createdAt > expired;
  if (!isKnown) {
    await store.commit([
      store.idempotency.clear(key, expired + 1),
      store.idempotency.claim(key, fingerprint, leaseOf(run, now), now),
    ]);
  }
  const row = isKnown ? known : await store.idempotency.find(key);
  if (!row) throw new CodedError("unavailable");
  if (row.fingerprint !== fingerprint) throw new CodedError("idempotency_key_reused");
  return row;
}

async function perform<T>(
  deps: ServerDeps,
  request: KeyedRequest,
  work: (overrides: Overrides) => Promise<T>,
): Promise<T> {
  const { store } = deps;
  const storeAnswer = (status: number, body: unknown) =>
    store.idempotency.finish(request.key, deps.run, { status, answer: JSON.stringify(body) });
  let isKept = false;
  const overrides: Overrides = {
    async commit(plan, answer) {
      await store.commit(isKeepable(answer) ? [...plan, storeAnswer(request.status, answer)] : plan);
      isKept = true;
      return answer;
    },
    startJob: (kind, order, more = []) => startJobOnce(deps, request.key, kind, order, more),
  };
  try {
    const result = await work(overrides);
    // A request that did not succeed may be repeated, and runs again.
    if (!isKeepable(result)) {
      await store.commit([store.idempotency.attach(request.key, deps.run, null)]);
      await giveUp(deps, request.key);
    } else if (!isKept) await store.commit([storeAnswer(request.status, result)]);
    return result;
  } catch (error) {
    if (error instanceof CodedError && isFinal(error)) {
      await store.commit([storeAnswer(errorStatus(error.code), request.failureBody(error))]);
    } else await giveUp(deps, request.key);
    throw error;
  }
}

/** The key's job, or a new one if there is none or it failed. */
async function startJobOnce(deps: ServerDeps, key: KeyOf, ...[kind, order, more = []]: Parameters<StartJob>) {
  const { store, random, jobs, run } = deps;
  const known = (await store.idempotency.find(key))?.jobId;
  const job = known ? await store.jobs.find(known) : null;
  if (job && job.state !== "failed") return job.id;
  const id = random.uuid();
  await store.commit([...more, jobs.row(id, kind, order(id)), store.idempotency.attach(key, run, id)]);
  return id;
}

const isKeepable = (answer: unknown): boolean =>
  !(typeof answer === "object" && answer !== null && "success" in answer && answer.success === false);

/**
 * True for errors that the same request would get again. Refused, limited, stale or failed requests, and those
 * that another server has taken over, may be repeated.
 */
const isFinal = ({ code }: CodedError): boolean => {
  const status = errorStatus(code);
  if (code === "precondition_stale" || code === "idempotency_in_progress") return false;
  return status < 500 && ![401, 403, 429].includes(status);
};
