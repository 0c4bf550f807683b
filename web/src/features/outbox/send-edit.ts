import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sameWords, type TokenWords } from "../../db/intents.ts";
import { keyed, type Post } from "./post.ts";

interface Edit {
  id: string;
  words: TokenWords;
  /** What they were before. */
  base: TokenWords;
  version: number;
}

/**
 * The token with other words; where it has them already, the token. Where it has the very words that were changed here,
 * under another number (this device had not heard of it yet), nobody else has changed them: it is sent on top of that.
 */
export async function sendEdit(
  deps: AppDeps,
  { id, words, base, version }: Edit,
  post: Post,
  part = "",
): Promise<SavedToken> {
  try {
    return await deps.api.call(
      tokensEndpoints.changeToken,
      { params: { id }, body: { ...words, version } },
      keyed(post, part),
    );
  } catch (error) {
    const theirs = error instanceof ApiError && error.code === "version_conflict" && theirsOf(error);
    if (theirs && sameWords(theirs, words)) return theirs;
    if (!theirs || !sameWords(theirs, base) || theirs.version === version) throw error;
    // Another request, since its number is another.
    const next = { id, words, base, version: theirs.version };
    return sendEdit(deps, next, post, `${part}-on-${theirs.version}`);
  }
}

/** The token as the server has it, out of its 409. */
export const theirsOf = (error: ApiError): SavedToken | null =>
  (error.body as { token?: SavedToken } | null)?.token ?? null;
