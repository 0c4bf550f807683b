import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { fill } from "#contract/errors.ts";
import { gallerySentences } from "#contract/gallery.ts";
import type { SavedToken } from "#contract/token.ts";
import { conflictingToken, detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { keepWithQueued } from "../outbox/queue.ts";

/** Shows a launched token in the gallery, or keeps it out. Nothing else of the token changes. */
export async function setInGallery(deps: AppDeps, token: SavedToken, inGallery: boolean): Promise<void> {
  const { id, name } = token;
  const owner = deps.owner();
  const send = (version: number) =>
    deps.api.call(tokensEndpoints.changeToken, { params: { id }, body: { in_gallery: inGallery, version } });
  try {
    const saved = await send(token.version).catch((error) => {
      // What was changed elsewhere stays as it is there.
      const theirs = conflictingToken(error);
      if (!theirs) throw error;
      return send(theirs.version);
    });
    if (owner) await keepWithQueued(deps, owner, saved);
    const done = inGallery ? gallerySentences.shown : gallerySentences.leftOut;
    deps.toast.success(fill(done, { name }), { id: `gallery-${id}` });
  } catch (error) {
    deps.toast.error(detailOr(error, gallerySentences.failed), { id: `gallery-${id}` });
  }
}
