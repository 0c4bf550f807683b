import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { sameWords, type TokenWords } from "../../db/intents.ts";
import type { World } from "../../world.ts";
import { keyed, type Post } from "./post.ts";

/** The token with other words; where it has them already, the token. */
export async function sendEdit(
  world: World,
  { id, words, version }: { id: string; words: TokenWords; version: number },
  post: Post,
  part?: string,
): Promise<SavedToken> {
  try {
    return await world.api.call(
      tokensEndpoints.changeToken,
      { params: { id }, body: { ...words, version } },
      keyed(post, part),
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
