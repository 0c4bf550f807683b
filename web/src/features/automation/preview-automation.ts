import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { automationStore } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { websiteChoiceOf } from "./start-automation.ts";

const texts = sentences.automation;

/** Generate AI Preview: makes a page that lasts three hours and changes nothing of the token. */
export async function previewAutomation(deps: AppDeps): Promise<void> {
  const state = automationStore.getState();
  const change = websiteChoiceOf(state);
  if (!state.token || !change) return dispatchAutomation({ type: "refused", error: texts.previewIncomplete });
  dispatchAutomation({ type: "previewing" });
  const url = await request(deps, { token_id: state.token.id, ...change });
  if (automationStore.getState().token !== state.token) return;
  dispatchAutomation({ type: "previewed", url: url || null });
  if (url) deps.toast.success(texts.previewDone, { id: "automation" });
  else
    dispatchAutomation({
      type: "refused",
      error: url === "" ? texts.previewUrlMissing : texts.previewFailed,
    });
}

/** The preview's address; empty if the server returned none, null if it failed. */
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
