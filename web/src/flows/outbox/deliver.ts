import { messagesEndpoints } from "#contract/endpoints/messages.ts";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { type IntentKind, type Intents, sameWords } from "../../db/intents.ts";
import { removeToken } from "../../db/tokens.ts";
import type { World } from "../../world.ts";
import { keepToken } from "../device/keep-token.ts";

interface Post {
  owner: string;
  /** Names the intent to the server: what was sent twice happens once. */
  key: string;
}

type Delivery<K extends IntentKind> = (world: World, payload: Intents[K], post: Post) => Promise<unknown>;

const keyed = ({ key }: Post) => ({ headers: { "Idempotency-Key": key } });

/**
 * How each intent is told to the server, and what the device learns from the answer. Each may run again after it has
 * happened (a crash between the answer and the note of it) and then ends as it ended. Throws `ApiError`.
 */
export const deliveries: { [K in IntentKind]: Delivery<K> } = {
  "edit-token@1": async (world, { id, words, version }, post) => {
    const token = await edited(world, id, words, version, post);
    await keepToken(world, post.owner, token);
    return token;
  },
  "delete-token@1": async (world, { id }, post) => {
    try {
      await world.api.call(tokensEndpoints.deleteToken, { params: { id } }, keyed(post));
    } catch (error) {
      // Gone as wished.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    await removeToken(world.db, post.owner, id);
  },
  "send-message@1": (world, message, post) =>
    world.api.call(messagesEndpoints.submitContact, { body: message }, keyed(post)),
};

async function edited(
  world: World,
  id: string,
  words: Intents["edit-token@1"]["words"],
  version: number,
  post: Post,
): Promise<SavedToken> {
  try {
    return await world.api.call(
      tokensEndpoints.changeToken,
      { params: { id }, body: { ...words, version } },
      keyed(post),
    );
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" && theirsOf(error);
    if (theirs && sameWords(theirs, words)) return theirs;
    throw error;
  }
}

/** The token as the server has it, out of its 409. */
export const theirsOf = (error: ApiError): SavedToken | null =>
  (error.body as { token?: SavedToken } | null)?.token ?? null;
