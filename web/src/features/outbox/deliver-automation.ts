import { automationEndpoints } from "#contract/endpoints/automation.ts";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { World } from "../../app/deps.ts";
import type { AutomationWish } from "../../db/intents.ts";
import { keepAnswer, keyed, type Post } from "./post.ts";

/** What a token is to have once it is launched; the server activates it then. */
export async function deliverAutomation(world: World, wish: AutomationWish, post: Post): Promise<void> {
  const { tokenId, website } = wish;
  await world.api.call(
    automationEndpoints.configureAutomation,
    { body: { token_id: tokenId, website } },
    keyed(post),
  );
  const token = await world.api.call(tokensEndpoints.getToken, { params: { id: tokenId } }).catch(() => null);
  if (token) await keepAnswer(world, post, token, token);
}
