import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import type { World } from "../../app/deps.ts";
import { automationStore } from "../../stores/automation.ts";
import { toast } from "../../ui/toast.ts";
import { tell } from "./dispatch.ts";
import { wishOf } from "./start-automation.ts";

const said = sentences.automation;

/** Generate AI Preview: a page to look at for three hours; it changes nothing of the token. */
export async function previewAutomation(world: World): Promise<void> {
  const state = automationStore.getState();
  const wish = wishOf(state);
  if (!state.token || !wish) return tell({ type: "refused", fault: said.previewIncomplete });
  tell({ type: "previewing" });
  const url = await request(world, { token_id: state.token.id, ...wish });
  if (automationStore.getState().token !== state.token) return;
  tell({ type: "previewed", url: url || null });
  if (url) toast.success(said.previewDone, { id: "automation" });
  else tell({ type: "refused", fault: url === "" ? said.previewUrlMissing : said.previewFailed });
}

/** Where the preview is; empty where the server does not say, null where it could not be made. */
const request = (world: World, wish: NonNullable<ReturnType<typeof wishOf>> & { token_id: string }) =>
  world.api
    .call(websitesEndpoints.previewWebsite, { body: { ...wish, use_ai: true, preview_only: true } })
    .then(
      (answer) => answer.preview_url ?? "",
      () => null,
    );
