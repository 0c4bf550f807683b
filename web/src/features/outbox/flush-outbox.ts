import { ApiError, isSessionLost, isUnreachable } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import {
  changeInOutbox,
  dropFromOutbox,
  isIntent,
  postponeOutbox,
  readOutbox,
  undoInOutbox,
} from "../../db/outbox.ts";
import type { IntentRow, OutboxRow } from "../../db/rows.ts";
import { connectionStore } from "../../stores/connection.ts";
import { sessionConfirmed } from "../../stores/session.ts";
import { withRoom } from "../device/with-room.ts";
import { refreshToken } from "../tokens/refresh-token.ts";
import { rulesOf } from "./intents.ts";
import { keepSent } from "./keep-sent.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { park } from "./park.ts";
import { speakingFor } from "./speaking-for.ts";

/** How often the server may fail at an intent before a person is asked. */
const MAX_SERVER_ERRORS = 8;

export interface Flushed {
  /** The answers of what arrived, by its place in the line. */
  answers: Map<number, unknown>;
  /** Why the one that was waited for did not arrive. */
  refusal: unknown;
  /** Nobody answered, or the session is over: the rest waits. */
  stopped: "unreachable" | "session" | null;
}

interface Round {
  /** Whether somebody waits for this one, and hears its refusal. */
  isWatched(row: OutboxRow): boolean;
  /** Whether what was put off is tried too. */
  eager: boolean;
}

/**
 * Sends what waits, in the order it was done in for each entity. What the server refuses is parked, and what follows it
 * for the same entity waits; but for one that is watched, whose refusal is given back and which is forgotten.
 */
export async function flushOutbox(
  deps: AppDeps,
  owner: string,
  { isWatched = () => false, eager = false }: Partial<Round> = {},
): Promise<Flushed> {
  // What the device remembers is shown before it is known whether it may speak.
  await sessionConfirmed();
  const send = () => speakingFor(deps, owner, (own) => flushed(own, owner, { isWatched, eager }));
  return holdingOutbox(() => whileSyncing(send));
}

async function flushed(deps: AppDeps, owner: string, { isWatched, eager }: Round): Promise<Flushed> {
  const result: Flushed = { answers: new Map(), refusal: null, stopped: null };
  const tried = new Set<number>();
  // An answer ends the wait of what was put off while nobody gave one.
  let answered = eager;
  for (;;) {
    const row = nextOf(
      await readOutbox(deps.db, owner),
      tried,
      answered ? Number.POSITIVE_INFINITY : deps.now(),
    );
    if (!row) return result;
    tried.add(row.seq);
    try {
      await noteSending(deps, row);
      result.answers.set(row.seq, await deliver(deps, row));
      await dropFromOutbox(deps.db, row.seq);
      answered = true;
    } catch (error) {
      if (isSessionLost(error)) return { ...result, stopped: "session" };
      const attempts = isRunning(error) ? 1 : row.attempts + 1;
      // What reached nobody says nothing against it.
      const faults = (row.faults ?? 0) + (isUnreachable(error) ? 0 : 1);
      const later = { attempts, faults, notBefore: deps.now() + backoff(attempts, row.key) };
      if (isUnreachable(error)) {
        await changeInOutbox(deps.db, row.seq, later);
        await postponeOutbox(deps.db, owner, later.notBefore);
        return { ...result, stopped: "unreachable" };
      }
      // Not waited for: it is kept once nothing is being sent.
      if (isLaunched(error)) void refreshToken(deps, row.entity);
      if (isWatched(row)) {
        result.refusal = error;
        await undoInOutbox(deps.db, row);
      } else if (mayPass(error, faults)) await changeInOutbox(deps.db, row.seq, later);
      else await park(deps, row, attempts, error);
    }
  }
}

/** The first that may be sent now: the first of its entity, not parked, not tried in this round, and due. */
function nextOf(rows: readonly OutboxRow[], tried: ReadonlySet<number>, now: number): IntentRow | undefined {
  const held = new Set<string>();
  return rows
    .filter(({ entity }) => !held.has(entity) && held.add(entity))
    .filter(isIntent)
    .find(({ state, seq, notBefore }) => state === "waiting" && !tried.has(seq) && notBefore <= now);
}

/** Before it goes out: a page that dies before the answer leaves the server with it all the same. */
async function noteSending(deps: AppDeps, { seq, wasSent }: OutboxRow): Promise<void> {
  // One that cannot be noted goes all the same: on a device that is full it is safe with the server alone.
  if (!wasSent) await withRoom(deps, () => changeInOutbox(deps.db, seq, { wasSent: true })).catch(() => {});
}

async function deliver(deps: AppDeps, row: IntentRow): Promise<unknown> {
  const sent = await rulesOf(row).send(deps, row.payload, row);
  await keepSent(deps, row, sent);
  return sent.answer;
}

/** Whether it may go through by itself another time: a server that is busy, or broken for now. */
const mayPass = (error: unknown, faults: number): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return (
    isRunning(error) || status === 429 || (status !== null && status >= 500 && faults < MAX_SERVER_ERRORS)
  );
};

/** The token was launched elsewhere, which this device has not heard of. */
const isLaunched = (error: unknown): boolean => error instanceof ApiError && error.code === "token_deployed";

/** A page that was closed had sent it, and the server is still at it. */
const isRunning = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "idempotency_in_progress";

/** Shows that the outbox is being sent, for as long as it is. */
async function whileSyncing<T>(work: () => Promise<T>): Promise<T> {
  connectionStore.setState({ isSyncing: true });
  try {
    return await work();
  } finally {
    connectionStore.setState({ isSyncing: false });
  }
}

const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;

/**
 * Milliseconds until an intent is sent again after `attempts` that reached nobody: doubled each time up to five minutes,
 * and of that a share that its key decides, so that a thousand devices do not come back in the same second.
 */
export function backoff(attempts: number, key: string): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  const share = Number.parseInt(key.replaceAll("-", "").slice(0, 4), 16) / 0xffff;
  return Math.round(whole * (0.5 + 0.5 * (Number.isFinite(share) ? share : 1)));
}
