import { sentences } from "#contract/sentences.ts";
import { DeviceError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { isFull } from "../../db/failures.ts";
import type { Intent } from "../../db/intents.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { withRoom } from "../device/with-room.ts";
import { type Flushed, flushOutbox } from "./flush-outbox.ts";

export type Performed = { kind: "done"; answer: unknown } | { kind: "waiting" };

/** For so long it is sent by who did it alone, who then hears the refusal. */
export const OWN_TRY_MS = 10_000;

/**
 * Does what a person asked for: it is on the device before it is sent, and stays there until the server has it. Throws
 * what the server refused it with, or a DeviceError where this device has no room for it; then nothing of it is left.
 * Once it is given up it waits like any other, and a refusal is parked.
 */
export async function perform(
  deps: AppDeps,
  owner: string,
  intent: Intent,
  key: string = deps.newId(),
  gaveUp?: AbortSignal,
): Promise<Performed> {
  const { seq } = await keepForLater(deps, owner, intent, key);
  const isWatched = (row: OutboxRow) => row.seq === seq && !gaveUp?.aborted;
  const sending = flushOutbox(deps, owner, { isWatched, eager: true });
  const flushed = await unlessGivenUp(sending, gaveUp);
  if (!flushed) return { kind: "waiting" };
  const { answers, refusal } = flushed;
  if (refusal !== null) throw refusal;
  if (answers.has(seq)) return { kind: "done", answer: answers.get(seq) };
  // Another tab may have been faster.
  const waits = (await readOutbox(deps.db, owner)).some((row) => row.seq === seq);
  return waits ? { kind: "waiting" } : { kind: "done", answer: undefined };
}

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
 * Keeps it on this device and sends nothing yet: the outbox does, once its time has come. Old copies make room for it.
 * What could not be kept is not sent: a lost answer would leave no trace of it. Throws a DeviceError then.
 */
export async function keepForLater(
  deps: AppDeps,
  owner: string,
  intent: Intent,
  key: string = deps.newId(),
): Promise<OutboxRow> {
  const row: Omit<OutboxRow, "seq"> = {
    ...intent,
    owner,
    key,
    state: "waiting",
    attempts: 0,
    notBefore: deps.now() + OWN_TRY_MS,
    createdAt: deps.now(),
    failure: null,
  };
  try {
    return await withRoom(deps, () => addToOutbox(deps.db, row));
  } catch (error) {
    throw isFull(error) ? new DeviceError(sentences.device.notDone) : error;
  }
}
