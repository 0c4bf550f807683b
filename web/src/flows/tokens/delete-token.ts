import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { detailOr } from "../../api-client/api-error.ts";
import { discardDraft } from "../../db/drafts.ts";
import { removeToken } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";
import { rememberToken } from "../device/heard-list.ts";
import { dropUnsent } from "../outbox/line.ts";
import { perform } from "../outbox/perform.ts";

/** Deletes a token on the server and here; here alone for now where nobody answers. */
export async function deleteToken(world: World, token: SavedToken): Promise<boolean> {
  const owner = sessionStore.getState().wallet?.address;
  if (!owner) return false;
  const { id, name } = token;
  try {
    const wasNeverSent = await dropUnsent(world, owner, id);
    const done = wasNeverSent ? null : await perform(world, owner, deletion(id, name));
    rememberToken(world, owner, id, null);
    await Promise.all([removeToken(world.db, owner, id), discardDraft(world.db, owner, id)]);
    const said = done?.kind === "waiting" ? sentences.tokens.deleteWaits : sentences.tokens.deleted;
    toast.success(fill(said, { name }), { id: `delete-${id}` });
    return true;
  } catch (error) {
    toast.error(detailOr(error, sentences.tokens.deleteFailed), { id: `delete-${id}` });
    return false;
  }
}

const deletion = (id: string, name: string) => ({
  kind: "delete-token@1" as const,
  entity: id,
  payload: { id, name },
});
