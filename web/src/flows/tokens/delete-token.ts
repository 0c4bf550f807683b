import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, DeviceError, detailOr } from "../../api-client/api-error.ts";
import { discardDraft } from "../../db/drafts.ts";
import { isFull } from "../../db/failures.ts";
import { removeToken } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";
import { rememberToken } from "../device/heard-list.ts";
import { keepToken } from "../device/keep-token.ts";
import { deleteUnsent } from "../outbox/delete-unsent.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { readLine } from "../outbox/line.ts";
import { perform } from "../outbox/perform.ts";
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
    await Promise.all([removeToken(world.db, owner, id), discardDraft(world.db, owner, id)]);
    const said = waits ? sentences.tokens.deleteWaits : sentences.tokens.deleted;
    toast.success(fill(said, { name }), { id: `delete-${id}` });
    return { kind: "done" };
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" && theirsOf(error);
    if (theirs) {
      await keepToken(world, owner, theirs);
      return { kind: "conflict", theirs };
    }
    toast.error(detailOr(told(error), sentences.tokens.deleteFailed), { id: `delete-${id}` });
    return { kind: "failed" };
  }
}

/** Whether the server has yet to hear of it. */
async function removed(world: World, owner: string, token: SavedToken): Promise<boolean> {
  const { id } = token;
  const unsent = await deleteUnsent(world, owner, token);
  if (unsent === "forgotten") return false;
  if (unsent === null) {
    const deletion = { kind: "delete-token@2" as const, entity: id, payload: { seen: token } };
    return (await perform(world, owner, deletion)).kind === "waiting";
  }
  await flushOutbox(world, owner, { eager: true });
  return (await readLine(world, owner, id)).length > 0;
}

const told = (error: unknown): unknown => (isFull(error) ? new DeviceError(sentences.device.notDone) : error);
