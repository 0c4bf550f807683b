import type { Transaction } from "dexie";
import { countTokens, type SavedToken, type TokenStats } from "#contract/token.ts";
import type { Database } from "./database.ts";
import type { ListRow, StatsRow, TokenRow } from "./rows.ts";

export const noTokens: TokenStats = countTokens([]);

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

/** What a device of before the counts has: they are made of its tokens, one at a time. */
export async function countAnew(upgrade: Transaction): Promise<void> {
  const known = new Map<string, StatsRow>();
  for (const { owner, fetchedAt } of await upgrade.table<ListRow>("lists").toArray())
    known.set(owner, { owner, stats: { ...noTokens }, fetchedAt });
  await upgrade.table<TokenRow>("tokens").each(({ owner, token }) => {
    const row = known.get(owner) ?? { owner, stats: { ...noTokens }, fetchedAt: 0 };
    const one = countTokens([token]);
    for (const each of Object.keys(one) as (keyof TokenStats)[]) row.stats[each] += one[each];
    known.set(owner, row);
  });
  await upgrade.table<StatsRow>("stats").bulkPut([...known.values()]);
}
