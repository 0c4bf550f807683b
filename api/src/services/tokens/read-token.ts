import { CodedError } from "#contract/errors.ts";
import { lifetimes } from "#contract/limits.ts";
import type { SavedToken, TokenDetails, TokenListQuery } from "#contract/token.ts";
import type { TokenJsonBindings } from "../../db/token-json.ts";
import type { ServerDeps, UserDeps } from "../../deps.ts";
import { KeptJson } from "../../kept-json.ts";
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
export async function listTokens(deps: UserDeps, query: TokenListQuery): Promise<KeptJson> {
  const { store, caller } = deps;
  // The cursor is read before the rows: a change in between is then reported twice, and never left out.
  const cursor = await store.tokenChanges.cursor(caller.userId);
  return (
    (query.since && (await changesSince(deps, query, query.since, cursor))) || wholeList(deps, query, cursor)
  );
}

/** Null where the cursor is unknown. */
async function changesSince(
  deps: UserDeps,
  query: TokenListQuery,
  since: string,
  cursor: string,
): Promise<KeptJson | null> {
  const { store, caller, clock } = deps;
  const before = clock() - lifetimes.listCursor;
  const asked = { ...tokenBindings(deps), most: query.limit, before };
  const changes = await store.tokenChanges.since(caller.userId, since, asked);
  if (!changes) return null;
  const total = await store.tokens.count(caller.userId);
  return listText({ ...query, total, cursor, json: changes.tokens, removed: changes.removed });
}

/** Made once for as long as nothing of it changes: its cursor moves with every write, and websites end. */
async function wholeList(deps: UserDeps, query: TokenListQuery, cursor: string): Promise<KeptJson> {
  const { store, caller, clock, tokenLists } = deps;
  const { limit, offset } = query;
  const key = `${caller.userId} ${limit} ${offset}`;
  const now = clock();
  const kept = tokenLists.get(key);
  if (kept && kept.cursor === cursor && kept.from <= now && now < kept.until) return kept.list;
  const { json, total, until } = await store.tokens.listJson(
    caller.userId,
    limit,
    offset,
    tokenBindings(deps),
  );
  const list = listText({ ...query, total, cursor, json });
  tokenLists.set(key, { list, cursor, from: now, until });
  return list;
}

interface ListParts {
  json: string | Uint8Array;
  removed?: string;
  total: number;
  limit: number;
  offset: number;
  cursor: string;
}

function listText({ json, removed, total, limit, offset, cursor }: ListParts): KeptJson {
  const gone = removed === undefined ? "" : `"removed":${removed},`;
  const place = `"total":${total},"limit":${limit},"offset":${offset},"cursor":"${cursor}"`;
  return new KeptJson('{"data":{"tokens":', json, `,${gone}${place}}}`);
}

/** The parameters of a token's JSON: the current time, and how addresses begin. */
export const tokenBindings = ({ clock, settings }: ServerDeps): TokenJsonBindings => ({
  now: clock(),
  siteScheme: settings.siteScheme,
  previewPath: previewPath(""),
});
