import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, DeviceError, detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { discardDraft } from "../../db/drafts.ts";
import { isFull } from "../../db/failures.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { removeToken } from "../../db/tokens.ts";
import { rememberToken } from "../device/cached-list.ts";
import { enqueueDeletion } from "../outbox/enqueue-deletion.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { keepWithQueued, readQueue } from "../outbox/queue.ts";
import { theirsOf } from "../outbox/send-edit.ts";

/** `theirs`: the token was changed elsewhere since this device saw it, and still exists. */
export type Deletion = { kind: "done" } | { kind: "failed" } | { kind: "conflict"; theirs: SavedToken };

/**
 * Deletes a token, in the version the user saw, on the server and here. If the server does not answer, only here for
 * now.
 */
export async function deleteToken(deps: AppDeps, token: SavedToken): Promise<Deletion> {
  const owner = deps.owner();
  if (!owner) return { kind: "failed" };
  const { id, name } = token;
  try {
    const waits = await removed(deps, owner, token);
    rememberToken(deps, owner, id, null);
    await removeToken(deps.db, owner, id);
    const text = waits ? sentences.tokens.deleteWaits : sentences.tokens.deleted;
    deps.toast.success(fill(text, { name }), { id: `delete-${id}` });
    return { kind: "done" };
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" && theirsOf(error);
    if (theirs) {
      await keepWithQueued(deps, owner, theirs);
      return { kind: "conflict", theirs };
    }
    deps.toast.error(detailOr(toDeviceError(error), sentences.tokens.deleteFailed), { id: `delete-${id}` });
    return { kind: "failed" };
  }
}

/** True if the deletion still waits to be sent. */
async function removed(deps: AppDeps, owner: string, token: SavedToken): Promise<boolean> {
  const deletion = await enqueueDeletion(deps, owner, token);
  if (!deletion) {
    await discardDraft(deps.db, owner, token.id);
    return false;
  }
  const { seq } = deletion;
  const isWatched = (row: OutboxRow) => row.seq === seq;
  const { refusal } = await flushOutbox(deps, owner, { isWatched, eager: true });
  if (refusal !== null) throw refusal;
  return (await readQueue(deps, owner, token.id)).some((row) => row.seq === seq);
}

const toDeviceError = (error: unknown): unknown =>
  isFull(error) ? new DeviceError(sentences.device.notDone) : error;
