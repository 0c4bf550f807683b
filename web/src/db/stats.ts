import { countTokens, type SavedToken, type TokenStats } from "#contract/token.ts";
import type { Database } from "./database.ts";

const noTokens: TokenStats = countTokens([]);

export const readStats = async (db: Database, owner: string): Promise<TokenStats> =>
  (await db.stats.get(owner))?.stats ?? noTokens;

/** Within a transaction that puts `fresh` in the place of `known`: the counts follow, without reading another token. */
export async function recount(
  db: Database,
  owner: string,
  known: SavedToken | undefined,
  fresh: SavedToken | undefined,
): Promise<void> {
  const row = await db.stats.get(owner);
  const [less, more] = [known, fresh].map((token) => countTokens(token ? [token] : [])) as [
    TokenStats,
    TokenStats,
  ];
  const stats = { ...(row?.stats ?? noTokens) };
  for (const each of Object.keys(stats) as (keyof TokenStats)[]) stats[each] += more[each] - less[each];
  await db.stats.put({ owner, stats, fetchedAt: row?.fetchedAt ?? 0 });
}
