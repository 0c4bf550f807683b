import { CodedError } from "#contract/errors.ts";
import type { SavedToken } from "#contract/token.ts";
import type { TokenJsonBindings } from "../../db/token-json.ts";
import type { ServerDeps, UserDeps } from "../../deps.ts";
import { previewPath } from "../websites/website-shape.ts";

export async function readToken(deps: UserDeps, { id }: { id: string }): Promise<SavedToken> {
  const json = await deps.store.tokens.json(deps.caller.userId, id, tokenBindings(deps));
  if (json === null) throw new CodedError("token_not_found");
  return JSON.parse(json) as SavedToken;
}

/**
 * The caller's tokens, newest first, as the finished JSON text of a `TokenList`, which is not parsed here.
 */
export async function listTokens(
  deps: UserDeps,
  { limit, offset }: { limit: number; offset: number },
): Promise<string> {
  const { store, caller } = deps;
  const { json, total } = await store.tokens.listJson(caller.userId, limit, offset, tokenBindings(deps));
  return `{"data":{"tokens":${json},"total":${total},"limit":${limit},"offset":${offset}}}`;
}

/** The parameters of a token's JSON: the current time, and how addresses begin. */
export const tokenBindings = ({ clock, settings }: ServerDeps): TokenJsonBindings => ({
  now: clock(),
  siteScheme: settings.siteScheme,
  previewPath: previewPath(""),
});
