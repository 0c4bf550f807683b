import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import { detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { redrawToken } from "../tokens/redraw-token.ts";
import { findToken } from "../tokens/refresh-token.ts";

/**
 * Draws logo and banner again, or restores earlier ones, and shows them in the page. Its text stays as edited here.
 */
export async function drawAgain(deps: AppDeps, seed: string = deps.newId()): Promise<void> {
  const { site, websiteId } = siteEditorStore.getState();
  if (!site) return;
  try {
    const token = await findToken(deps, site.token_id);
    if (!token?.session_id) return;
    const { notice } = await redrawToken(deps, token.session_id, { seed });
    if (notice) deps.toast.info(notice, { id: "editor" });
    const fresh = await deps.api.call(websitesEndpoints.getDeck, { params: { websiteId } });
    const { site: open } = siteEditorStore.getState();
    if (open && siteEditorStore.getState().websiteId === websiteId) {
      siteEditorStore.setState({ site: { ...open, page: fresh.page } });
    }
  } catch (error) {
    deps.toast.error(detailOr(error, sentences.editor.pictureFailed), { id: "editor" });
  }
}
