import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, detailOr, isSessionLost } from "../../api-client/api-error.ts";
import { discardDraft } from "../../db/drafts.ts";
import { removeToken } from "../../db/tokens.ts";
import { sessionStore } from "../../stores/session.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";

/** Deletes a token on the server, then here. A token that the server no longer has is gone as wished. */
export async function deleteToken(world: World, token: SavedToken): Promise<boolean> {
  const owner = sessionStore.getState().wallet?.address;
  if (!owner) return false;
  try {
    await world.api.call(tokensEndpoints.deleteToken, { params: { id: token.id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) {
      if (isSessionLost(error)) return false;
      toast.error(detailOr(error, sentences.tokens.deleteFailed), { id: `delete-${token.id}` });
      return false;
    }
  }
  await Promise.all([removeToken(world.db, owner, token.id), discardDraft(world.db, owner, token.id)]);
  toast.success(fill(sentences.tokens.deleted, { name: token.name }), { id: `delete-${token.id}` });
  return true;
}
