import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { automationEndpoints } from "#contract/endpoints/websites.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { AutomationRequest } from "../../db/intents.ts";
import { keepAnswer, keyed, type Post } from "./post.ts";

/** What a token is to have once it is launched; the server activates it then. */
export async function deliverAutomation(
  deps: AppDeps,
  request: AutomationRequest,
  post: Post,
): Promise<void> {
  const { tokenId, website } = request;
  await deps.api.call(
    automationEndpoints.configureAutomation,
    { body: { token_id: tokenId, website } },
    keyed(post),
  );
  const token = await deps.api.call(tokensEndpoints.getToken, { params: { id: tokenId } }).catch(() => null);
  if (token) await keepAnswer(deps, post, token, token);
}
