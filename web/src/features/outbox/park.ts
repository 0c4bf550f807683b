import { sentences } from "#contract/sentences.ts";
import { ApiError, conflictingToken, DeviceError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { isFull } from "../../db/failures.ts";
import { forgetCursor } from "../../db/lists.ts";
import { changeInOutbox } from "../../db/outbox.ts";
import type { Failure, IntentRow } from "../../db/rows.ts";
import { keepToken } from "../device/keep-token.ts";
import { conflictingDeck } from "./intents/intent.ts";
import { rulesOf } from "./intents.ts";
import { ON_DEVICE } from "./queue.ts";

/** Keeps a row until the user decides. A token that was to be deleted still exists and is shown again. */
export async function park(deps: AppDeps, row: IntentRow, attempts: number, error: unknown): Promise<void> {
  const failure = failureOf(error);
  await changeInOutbox(deps.db, row.seq, { attempts, state: "parked", failure });
  const hidden = rulesOf(row).restore?.(row.payload);
  if (!hidden || failure.code === ON_DEVICE) return;
  // The row hid what the server said of the token meanwhile.
  await forgetCursor(deps.db, row.owner);
  await keepToken(deps, row.owner, failure.theirs ?? hidden);
}

function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    const theirDeck = conflictingDeck(error);
    const { code, detail, sentence } = error;
    return {
      sentence: detail ?? sentence,
      code,
      theirs: conflictingToken(error),
      ...(theirDeck && { theirDeck }),
    };
  }
  return { sentence: ownSentence(error), code: ON_DEVICE, theirs: null };
}

function ownSentence(error: unknown): string {
  if (error instanceof DeviceError) return error.message;
  return isFull(error) ? sentences.device.notDone : sentences.outbox.deviceFailed;
}
