import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { conflictingToken, detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { hideToken, keepWithQueued } from "../outbox/queue.ts";

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
    const intent = { kind: "delete-token@2" as const, entity: id, payload: { seen: token } };
    const { kind } = await enqueue(deps, owner, intent);
    await hideToken(deps, owner, id);
    const text = kind === "waiting" ? sentences.tokens.deleteWaits : sentences.tokens.deleted;
    deps.toast.success(fill(text, { name }), { id: `delete-${id}` });
    return { kind: "done" };
  } catch (error) {
    const theirs = conflictingToken(error);
    if (theirs) {
      await keepWithQueued(deps, owner, theirs);
      return { kind: "conflict", theirs };
    }
    deps.toast.error(detailOr(error, sentences.tokens.deleteFailed), { id: `delete-${id}` });
    return { kind: "failed" };
  }
}
