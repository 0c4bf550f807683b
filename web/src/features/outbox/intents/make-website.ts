import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { Website } from "#contract/website.ts";
import type { WebsiteRequest } from "../../../db/intents.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { changeDraft } from "../../../stores/wizard-events.ts";
import { requestWebsite, withWebsite } from "../../websites/request-website.ts";
import { type IntentRules, keyed } from "./intent.ts";

/** A website that was requested on this device. The server also configures it to go live at the launch. */
export const makeWebsiteRules: IntentRules<"make-website@1"> = {
  describe: ({ name }) => `The website of ${name}`,
  isWritten: false,
  holdsLaunch: null,
  formOf: () => "wizard",
  async send(deps, request, post) {
    const { tokenId } = request;
    const website = await requestWebsite(deps, request, (attempt) => keyed(post, `-${attempt}`));
    const token = await deps.api
      .call(tokensEndpoints.getToken, { params: { id: tokenId } })
      .catch(() => null);
    updateWizard(request, website);
    return { answer: website, ...(token && { token: { now: token, sent: token } }) };
  },
  overlay: (_, shown, known) => shown ?? known,
  moveTo: (request, { id, name }) => ({
    kind: "make-website@1",
    entity: id,
    payload: { ...request, tokenId: id, name },
  }),
};

/** Updates the wizard if it shows this token. */
function updateWizard(request: WebsiteRequest, website: Website): void {
  const { draft } = wizardStore.getState();
  if (draft?.token?.id === request.tokenId) changeDraft(withWebsite(draft, request, website));
}
