import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, DeviceError, detailOr } from "../../api-client/api-error.ts";
import type { World } from "../../app/deps.ts";
import { discardDraft } from "../../db/drafts.ts";
import { isFull } from "../../db/failures.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { removeToken } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import { toast } from "../../ui/toast.ts";
import { rememberToken } from "../device/cached-list.ts";
import { lineUpDeletion } from "../outbox/enqueue-deletion.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { keepUnderLine, readLine } from "../outbox/queue.ts";
import { theirsOf } from "../outbox/send-edit.ts";

/** `theirs`: it was changed elsewhere since it was seen here, and is there still. */
export type Deletion = { kind: "done" } | { kind: "failed" } | { kind: "conflict"; theirs: SavedToken };

/** Deletes a token, as it was seen, on the server and here; here alone for now where nobody answers. */
export async function deleteToken(world: World, token: SavedToken): Promise<Deletion> {
  const owner = sessionStore.getState().wallet?.address;
  if (!owner) return { kind: "failed" };
  const { id, name } = token;
  try {
    const waits = await removed(world, owner, token);
    rememberToken(world, owner, id, null);
    await removeToken(world.db, owner, id);
    const said = waits ? sentences.tokens.deleteWaits : sentences.tokens.deleted;
    toast.success(fill(said, { name }), { id: `delete-${id}` });
    return { kind: "done" };
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" && theirsOf(error);
    if (theirs) {
      await keepUnderLine(world, owner, theirs);
      return { kind: "conflict", theirs };
    }
    toast.error(detailOr(told(error), sentences.tokens.deleteFailed), { id: `delete-${id}` });
    return { kind: "failed" };
  }
}

/** Whether the server has yet to hear of it. */
async function removed(world: World, owner: string, token: SavedToken): Promise<boolean> {
  const deletion = await lineUpDeletion(world, owner, token);
  if (!deletion) {
    await discardDraft(world.db, owner, token.id);
    return false;
  }
  const { seq } = deletion;
  const isWatched = (row: OutboxRow) => row.seq === seq;
  const { refusal } = await flushOutbox(world, owner, { isWatched, eager: true });
  if (refusal !== null) throw refusal;
  return (await readLine(world, owner, token.id)).some((row) => row.seq === seq);
}

const told = (error: unknown): unknown => (isFull(error) ? new DeviceError(sentences.device.notDone) : error);
