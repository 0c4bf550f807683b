import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { detailOr } from "../../api-client/api-error.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";
import { findToken, refreshToken } from "../tokens/refresh-token.ts";

/** Pictures that the composer drew, of a token that nobody holds yet. */
export const mayDrawAnew = (token: SavedToken): boolean =>
  token.session_id !== null && token.mint_address === null && token.origin === "GENERATED";

/** Draws logo and banner again and shows them in the page; its words stay as they stand here. */
export async function drawAnew(world: World): Promise<void> {
  const { site, websiteId } = siteEditorStore.getState();
  if (!site) return;
  try {
    const token = await findToken(world, site.token_id);
    if (!token?.session_id) return;
    const params = { sessionId: token.session_id };
    const body = { seed: crypto.randomUUID() };
    const { notice } = await world.api.call(tokensEndpoints.remakeArt, { params, body });
    if (notice) toast.info(notice, { id: "editor" });
    await refreshToken(world, site.token_id);
    const fresh = await world.api.call(websitesEndpoints.getDeck, { params: { websiteId } });
    const { site: open } = siteEditorStore.getState();
    if (open && siteEditorStore.getState().websiteId === websiteId) {
      siteEditorStore.setState({ site: { ...open, page: fresh.page } });
    }
  } catch (error) {
    toast.error(detailOr(error, sentences.editor.pictureFailed), { id: "editor" });
  }
}
