import { CodedError } from "#contract/errors.ts";
import { lifetimes } from "#contract/limits.ts";
import type { SavedToken, TokenDetails, TokenListQuery } from "#contract/token.ts";
import type { TokenJsonBindings } from "../../db/token-json.ts";
import type { ServerDeps, UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { recipeOf } from "../websites/site-recipe.ts";
import { previewPath } from "../websites/website-shape.ts";

export async function readToken(deps: UserDeps, { id }: { id: string }): Promise<SavedToken> {
  const json = await deps.store.tokens.json(deps.caller.userId, id, tokenBindings(deps));
  if (json === null) throw new CodedError("token_not_found");
  return JSON.parse(json) as SavedToken;
}

export async function readTokenDetails(deps: UserDeps, { id }: { id: string }): Promise<TokenDetails> {
  const [token, row] = await Promise.all([readToken(deps, { id }), requireToken(deps, id)]);
  return { ...token, recipe: recipeOf(row) };
}

/**
 * The caller's tokens, newest first, or what changed of them since a cursor, as the finished JSON text of a
 * `TokenList`, which is not parsed here.
 */
export async function listTokens(deps: UserDeps, { limit, offset, since }: TokenListQuery): Promise<string> {
  const { store, caller, clock } = deps;
  const bindings = tokenBindings(deps);
  // The cursor is read before the rows: a change in between is then reported twice, and never left out.
  const cursor = await store.tokenChanges.cursor(caller.userId);
  const before = clock() - lifetimes.listCursor;
  const changes =
    since === undefined
      ? null
      : await store.tokenChanges.since(caller.userId, since, { ...bindings, most: limit, before });
  const { json, total } = changes
    ? { json: changes.tokens, total: await store.tokens.count(caller.userId) }
    : await store.tokens.listJson(caller.userId, limit, offset, bindings);
  const removed = changes ? `"removed":${changes.removed},` : "";
  const place = `"total":${total},"limit":${limit},"offset":${offset},"cursor":"${cursor}"`;
  return `{"data":{"tokens":${json},${removed}${place}}}`;
}

/** The parameters of a token's JSON: the current time, and how addresses begin. */
export const tokenBindings = ({ clock, settings }: ServerDeps): TokenJsonBindings => ({
  now: clock(),
  siteScheme: settings.siteScheme,
  previewPath: previewPath(""),
});
