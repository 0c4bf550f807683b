import { sentences } from "#contract/sentences.ts";
import { DeviceError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { discardDraft } from "../../db/drafts.ts";
import { isFull } from "../../db/failures.ts";
import type { Intent } from "../../db/intents.ts";
import {
  addToOutbox,
  isIntent,
  isReplaceable,
  isUnsent,
  joinInOutbox,
  readOutbox,
  replaceInOutbox,
} from "../../db/outbox.ts";
import type { NewRow, OutboxRow } from "../../db/rows.ts";
import { forgetUnsent } from "../../db/unsent-tokens.ts";
import { withRoom } from "../device/with-room.ts";
import { type Flushed, flushOutbox } from "./flush-outbox.ts";
import { rulesOf } from "./intents.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { isCreation, readQueue } from "./queue.ts";

export type Enqueued = { kind: "done"; answer: unknown } | { kind: "waiting" };

export interface Enqueuing {
  /** The idempotency key; a new one by default. */
  key?: string;
  /** Aborted when the user waits no longer: from then on a refusal is parked. */
  gaveUp?: AbortSignal;
  /** Only stores it: a later flush sends it. */
  isLater?: boolean;
  /** In ms: how long it waits, unless something else is sent before. */
  delay?: number;
}

/** For this long only the tab that queued it may send it, so that this tab can show the server's error. */
const OWN_TRY_MS = 10_000;

/**
 * Stores the user's change on the device, then sends it; it stays here until the server has it. Throws the server's
 * refusal, or a `DeviceError` if this device has no room; then nothing of it remains.
 */
export async function enqueue(
  deps: AppDeps,
  owner: string,
  intent: Intent,
  { key = deps.newId(), gaveUp, isLater = false, delay = OWN_TRY_MS }: Enqueuing = {},
): Promise<Enqueued> {
  const row = await storeRow(deps, {
    ...newRow(deps, owner, intent),
    key,
    notBefore: deps.now() + delay,
  });
  if (!row) return { kind: "done", answer: undefined };
  if (isLater) return { kind: "waiting" };
  const isWatched = ({ seq }: OutboxRow) => seq === row.seq && !gaveUp?.aborted;
  const sending = flushOutbox(deps, owner, { isWatched, eager: true });
  const flushed = await unlessGivenUp(sending, gaveUp);
  if (!flushed) return { kind: "waiting" };
  const { answers, refusal } = flushed;
  if (refusal !== null) throw refusal;
  if (answers.has(row.seq)) return { kind: "done", answer: answers.get(row.seq) };
  // Another tab may have sent it first.
  const waits = (await readOutbox(deps.db, owner)).some(({ seq }) => seq === row.seq);
  return waits ? { kind: "waiting" } : { kind: "done", answer: undefined };
}

/** A new row for the queue, which the next flush sends. */
export const newRow = (deps: AppDeps, owner: string, intent: Intent): NewRow => ({
  ...intent,
  owner,
  key: deps.newId(),
  state: "waiting",
  attempts: 0,
  notBefore: deps.now(),
  createdAt: deps.now(),
  failure: null,
});

function unlessGivenUp(sending: Promise<Flushed>, gaveUp?: AbortSignal): Promise<Flushed | null> {
  if (!gaveUp) return sending;
  return new Promise((resolve, reject) => {
    sending.then(resolve, reject);
    const leave = () => resolve(null);
    if (gaveUp.aborted) leave();
    else gaveUp.addEventListener("abort", leave, { once: true });
  });
}

/**
 * Stores a row, for which old cached data makes room. Null if the token was never sent, so that nothing is left to
 * do.
 */
async function storeRow(deps: AppDeps, row: NewRow): Promise<{ seq: number } | null> {
  try {
    if (rulesOf(row).takeOver) return await takeOver(deps, row);
    if (rulesOf(row).join) return await join(deps, row);
    return await withRoom(deps, () => addToOutbox(deps.db, row));
  } catch (error) {
    throw isFull(error) ? new DeviceError(sentences.device.notDone) : error;
  }
}

/** Stores a change together with the queued one that it was made on top of. Null if they cancel each other out. */
async function join(deps: AppDeps, row: NewRow): Promise<{ seq: number } | null> {
  const queue = (await readQueue(deps, row.owner, row.entity)).filter(isIntent);
  const before = queue.findLast(({ kind }) => kind === row.kind);
  const rules = rulesOf(row);
  const payload = before && isReplaceable(before) && rules.join?.(row.payload, before.payload);
  if (!payload) return withRoom(deps, () => addToOutbox(deps.db, row));
  // What was sent may have arrived, so that it must be undone there.
  const next = isUnsent(before) && rules.changesNothing?.(payload) ? null : { ...row, payload };
  const stored = await withRoom(deps, () => joinInOutbox(deps.db, before.seq, next));
  return stored === undefined ? join(deps, row) : stored;
}

/**
 * Replaces all rows queued for a token by its deletion, so that none of them is sent first. A token that was never
 * sent is deleted at once, with its rows. If the device is full, everything stays.
 */
const takeOver = (deps: AppDeps, row: NewRow): Promise<{ seq: number } | null> =>
  holdingOutbox(async () => {
    const { owner, entity } = row;
    const queue = await readQueue(deps, owner, entity);
    const creation = queue.find(isCreation);
    if (creation && isUnsent(creation)) {
      const seqs = queue.map(({ seq }) => seq);
      await withRoom(deps, () => forgetUnsent(deps.db, owner, entity, seqs));
      await discardDraft(deps.db, owner, entity);
      return null;
    }
    // Rows of a newer version of the app wait for that version.
    const replaced = queue.filter(isIntent);
    const seqs = replaced.map(({ seq }) => seq);
    const payload = rulesOf(row).takeOver?.(row.payload, replaced) ?? row.payload;
    const displaced = replaced.flatMap((each) => (rulesOf(each).takeOver ? (each.displaced ?? []) : [each]));
    return withRoom(deps, () => replaceInOutbox(deps.db, seqs, { ...row, payload, displaced }));
  });
