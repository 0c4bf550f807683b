import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { automationEndpoints } from "#contract/endpoints/websites.ts";
import { type IntentRules, keyed } from "./intent.ts";

/** The website that a token is to have once it is launched; the server activates it then. */
export const configureAutomationRules: IntentRules<"configure-automation@1"> = {
  describe: ({ name }) => `The automation of ${name}`,
  isWritten: false,
  holdsLaunch: null,
  formOf: () => "automation",
  async send(deps, { tokenId, website }, post) {
    const request = { body: { token_id: tokenId, website } };
    await deps.api.call(automationEndpoints.configureAutomation, request, keyed(post));
    const token = await deps.api
      .call(tokensEndpoints.getToken, { params: { id: tokenId } })
      .catch(() => null);
    return token ? { token: { now: token, sent: token } } : {};
  },
  overlay: (_, shown, known) => shown ?? known,
  moveTo: (request, { id, name }) => ({
    kind: "configure-automation@1",
    entity: id,
    payload: { ...request, tokenId: id, name },
  }),
};
