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

/** After so many failures of the server the user is asked. */
const MAX_SERVER_ERRORS = 8;

export interface Flushed {
  /** The answers to the rows that were sent, by `seq`. */
  answers: Map<number, unknown>;
  /** The refusal of a row that somebody waits for. */
  refusal: unknown;
  /** The server did not answer, or the session is over: the other rows wait. */
  stopped: "unreachable" | "session" | null;
}

interface Round {
  /** True if a caller waits for this row and handles its refusal. */
  isWatched(row: OutboxRow): boolean;
  /** Also try rows whose next attempt is not due yet. */
  eager: boolean;
}

/**
 * Sends queued rows, those of each entity in their order. A refused row is parked, and later rows of its entity wait.
 * The refusal of a watched row is returned instead, and that row is removed.
 */
export async function flushOutbox(
  deps: AppDeps,
  owner: string,
  { isWatched = () => false, eager = false }: Partial<Round> = {},
): Promise<Flushed> {
  // A remembered account is shown before it is known whether requests may be sent in its name.
  await sessionConfirmed();
  const send = () => speakingFor(deps, owner, (own) => sendRows(own, owner, { isWatched, eager }));
  return holdingOutbox(() => whileSyncing(send));
}

async function sendRows(deps: AppDeps, owner: string, { isWatched, eager }: Round): Promise<Flushed> {
  const result: Flushed = { answers: new Map(), refusal: null, stopped: null };
  const tried = new Set<number>();
  // After an answer, rows that were delayed because the server was silent may go.
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
      if (!(await noteSending(deps, row))) continue;
      result.answers.set(row.seq, await deliver(deps, row));
      await dropFromOutbox(deps.db, row.seq);
      answered = true;
    } catch (error) {
      if (isSessionLost(error)) return { ...result, stopped: "session" };
      const attempts = isRunning(error) ? 1 : row.attempts + 1;
      // A request without an answer is no failure of the row.
      const faults = (row.faults ?? 0) + (isUnreachable(error) ? 0 : 1);
      const later = { attempts, faults, notBefore: deps.now() + backoff(attempts, row.key) };
      if (isUnreachable(error)) {
        await changeInOutbox(deps.db, row.seq, later);
        await postponeOutbox(deps.db, owner, later.notBefore);
        return { ...result, stopped: "unreachable" };
      }
      // Do not wait for this: it runs once nothing is being sent.
      if (isLaunched(error)) void refreshToken(deps, row.entity);
      if (isWatched(row)) {
        result.refusal = error;
        await undoInOutbox(deps.db, row);
      } else if (mayPass(error, faults)) await changeInOutbox(deps.db, row.seq, later);
      else await park(deps, row, attempts, error);
    }
  }
}

/** The first row that may be sent now: the first of its entity, not parked, not tried in this round, and due. */
function nextOf(rows: readonly OutboxRow[], tried: ReadonlySet<number>, now: number): IntentRow | undefined {
  const held = new Set<string>();
  return rows
    .filter(({ entity }) => !held.has(entity) && held.add(entity))
    .filter(isIntent)
    .find(({ state, seq, notBefore }) => state === "waiting" && !tried.has(seq) && notBefore <= now);
}

/**
 * Note it before sending: if the page dies before the answer, the server may have it all the same. Returns false if a
 * later change took its place.
 */
async function noteSending(deps: AppDeps, { seq, wasSent }: OutboxRow): Promise<boolean> {
  if (wasSent) return true;
  // If the device is too full to note it, send it all the same: it is safer on the server.
  const noted = await withRoom(deps, () => changeInOutbox(deps.db, seq, { wasSent: true })).catch(() => 1);
  return noted > 0;
}

async function deliver(deps: AppDeps, row: IntentRow): Promise<unknown> {
  const sent = await rulesOf(row).send(deps, row.payload, row);
  await keepSent(deps, row, sent);
  return sent.answer;
}

/** True if another attempt may succeed without the user: the server is busy, or broken for now. */
const mayPass = (error: unknown, faults: number): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return (
    isRunning(error) || status === 429 || (status !== null && status >= 500 && faults < MAX_SERVER_ERRORS)
  );
};

/** The token was launched elsewhere, and this device does not know it yet. */
const isLaunched = (error: unknown): boolean => error instanceof ApiError && error.code === "token_deployed";

/** A page that was closed had sent it, and the server still works on it. */
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
 * The delay before the next attempt after `attempts` without an answer, in ms: doubled each time up to five minutes.
 * A share of it depends on the row's key, so that a thousand devices do not come back in the same second.
 */
export function backoff(attempts: number, key: string): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  const share = Number.parseInt(key.replaceAll("-", "").slice(0, 4), 16) / 0xffff;
  return Math.round(whole * (0.5 + 0.5 * (Number.isFinite(share) ? share : 1)));
}
