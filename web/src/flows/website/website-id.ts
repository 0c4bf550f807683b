import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import { detailOr, isSessionLost } from "../../api-client/api-error.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";

/** The id of a token's website, asked for when it is wanted; null, and told, where it cannot be had. */
export async function websiteIdOf(world: World, tokenId: string): Promise<string | null> {
  try {
    const site = await world.api.call(websitesEndpoints.getWebsiteStatus, { params: { tokenId } });
    if (site.website_id) return site.website_id;
    toast.error(sentences.editor.notFound, { id: "website" });
  } catch (error) {
    if (!isSessionLost(error)) toast.error(detailOr(error, sentences.editor.openFailed), { id: "website" });
  }
  return null;
}
