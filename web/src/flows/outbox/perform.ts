import { sentences } from "#contract/sentences.ts";
import { DeviceError } from "../../api-client/api-error.ts";
import { isFull } from "../../db/failures.ts";
import type { Intent } from "../../db/intents.ts";
import { addToOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import type { World } from "../../world.ts";
import { withRoom } from "../device/with-room.ts";
import { flushOutbox } from "./flush-outbox.ts";

export type Performed = { kind: "done"; answer: unknown } | { kind: "waiting" };

/** For so long it is sent by who did it alone, who then hears the refusal. */
const OWN_TRY_MS = 10_000;

/**
 * Does what a person asked for: it is on the device before it is sent, and stays there until the server has it. Throws
 * what the server refused it with, or a DeviceError where this device has no room for it; then nothing of it is left.
 */
export async function perform(
  world: World,
  owner: string,
  intent: Intent,
  key: string = crypto.randomUUID(),
): Promise<Performed> {
  const { seq } = await keepForLater(world, owner, intent, key);
  const { answers, refusal } = await flushOutbox(world, owner, { watched: seq, eager: true });
  if (refusal !== null) throw refusal;
  if (answers.has(seq)) return { kind: "done", answer: answers.get(seq) };
  // Another tab may have been faster.
  const waits = (await readOutbox(world.db, owner)).some((row) => row.seq === seq);
  return waits ? { kind: "waiting" } : { kind: "done", answer: undefined };
}

/**
 * Keeps it on this device and sends nothing yet: the outbox does, once its time has come. Old copies make room for it.
 * What could not be kept is not sent: a lost answer would leave no trace of it. Throws a DeviceError then.
 */
export async function keepForLater(
  world: World,
  owner: string,
  intent: Intent,
  key: string = crypto.randomUUID(),
): Promise<OutboxRow> {
  const row: Omit<OutboxRow, "seq"> = {
    ...intent,
    owner,
    key,
    state: "waiting",
    attempts: 0,
    notBefore: world.now() + OWN_TRY_MS,
    createdAt: world.now(),
    failure: null,
  };
  try {
    return await withRoom(world, () => addToOutbox(world.db, row));
  } catch (error) {
    throw isFull(error) ? new DeviceError(sentences.device.notDone) : error;
  }
}
