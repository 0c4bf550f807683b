import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { Website } from "#contract/website.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { changeDraft } from "../../../stores/wizard-events.ts";
import { requestWebsite } from "../../websites/request-website.ts";
import { type IntentRules, keyed } from "./intent.ts";

/** A website that was requested on this device. The server also configures it to go live at the launch. */
export const makeWebsiteRules: IntentRules<"make-website@1"> = {
  describe: ({ name }) => `The website of ${name}`,
  isWritten: false,
  holdsLaunch: null,
  changedIn: "wizard",
  async send(deps, request, post) {
    const { tokenId } = request;
    const website = await requestWebsite(deps, request, (attempt) => keyed(post, `-${attempt}`));
    const token = await deps.api
      .call(tokensEndpoints.getToken, { params: { id: tokenId } })
      .catch(() => null);
    updateWizard(tokenId, website);
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
function updateWizard(tokenId: string, { id, preview_url, subdomain, domain }: Website): void {
  if (wizardStore.getState().draft?.token?.id !== tokenId) return;
  changeDraft({ websiteId: id, previewUrl: preview_url, subdomain, domain });
}
