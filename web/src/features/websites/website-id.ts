import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import { detailOr, isOffline, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sitesOf } from "../../db/sites.ts";

/**
 * The id of a token's website: asked for when needed, or the one opened here if the server does not answer. Null,
 * with a toast, if it cannot be had.
 */
export async function websiteIdOf(deps: AppDeps, tokenId: string): Promise<string | null> {
  try {
    const site = await deps.api.call(websitesEndpoints.getWebsiteStatus, { params: { tokenId } });
    if (site.website_id) return site.website_id;
    deps.toast.error(sentences.editor.notFound, { id: "website" });
  } catch (error) {
    if (isSessionLost(error)) return null;
    const here = isOffline(error) ? await findOpenedHere(deps, tokenId) : null;
    if (here) return here;
    const message = isOffline(error) ? sentences.offline.editWebsite : sentences.editor.openFailed;
    deps.toast.error(detailOr(error, message), { id: "website" });
  }
  return null;
}

async function findOpenedHere({ db, owner }: AppDeps, tokenId: string): Promise<string | null> {
  const opened = await sitesOf(db, owner()).catch(() => []);
  return opened.find(({ site }) => site?.token_id === tokenId)?.websiteId ?? null;
}
