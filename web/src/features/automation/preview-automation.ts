import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { automationStore } from "../../stores/automation.ts";
import { dispatch } from "./dispatch.ts";
import { websiteChoiceOf } from "./start-automation.ts";

const texts = sentences.automation;

/** Generate AI Preview: a page to look at for three hours; it changes nothing of the token. */
export async function previewAutomation(deps: AppDeps): Promise<void> {
  const state = automationStore.getState();
  const change = websiteChoiceOf(state);
  if (!state.token || !change) return dispatch({ type: "refused", error: texts.previewIncomplete });
  dispatch({ type: "previewing" });
  const url = await request(deps, { token_id: state.token.id, ...change });
  if (automationStore.getState().token !== state.token) return;
  dispatch({ type: "previewed", url: url || null });
  if (url) deps.toast.success(texts.previewDone, { id: "automation" });
  else dispatch({ type: "refused", error: url === "" ? texts.previewUrlMissing : texts.previewFailed });
}

/** Where the preview is; empty where the server does not say, null where it could not be made. */
const request = (
  deps: AppDeps,
  change: NonNullable<ReturnType<typeof websiteChoiceOf>> & { token_id: string },
) =>
  deps.api
    .call(websitesEndpoints.previewWebsite, { body: { ...change, use_ai: true, preview_only: true } })
    .then(
      (answer) => answer.preview_url ?? "",
      () => null,
    );
