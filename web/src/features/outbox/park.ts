import { sentences } from "#contract/sentences.ts";
import { ApiError, DeviceError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { isFull } from "../../db/failures.ts";
import type { Intents } from "../../db/intents.ts";
import { forgetCursor } from "../../db/lists.ts";
import { changeInOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { keepToken } from "../device/keep-token.ts";
import { theirsOf } from "./send-edit.ts";

type Failure = NonNullable<OutboxRow["failure"]>;

/** The code of what this device failed at itself, whatever the server said. */
export const ON_DEVICE = "on_device";

/** Until a person decides. A token that was to be deleted is there still, and is shown again. */
export async function park(deps: AppDeps, row: OutboxRow, attempts: number, error: unknown): Promise<void> {
  const failure = failureOf(error);
  await changeInOutbox(deps.db, row.seq, { attempts, state: "parked", failure });
  if (row.kind !== "delete-token@2" || failure.code === ON_DEVICE) return;
  const { seen } = row.payload as Intents["delete-token@2"];
  // What the server said of it meanwhile was hidden.
  await forgetCursor(deps.db, row.owner);
  await keepToken(deps, row.owner, failure.theirs ?? seen);
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError)
    return { sentence: error.detail ?? error.sentence, code: error.code, theirs: theirsOf(error) };
  return { sentence: ownSentence(error), code: ON_DEVICE, theirs: null };
}

function ownSentence(error: unknown): string {
  if (error instanceof DeviceError) return error.message;
  return isFull(error) ? sentences.device.notDone : sentences.outbox.deviceFailed;
}
