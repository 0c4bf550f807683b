import { countTokens, type SavedToken, type TokenStats } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { readRow } from "./readable.ts";
import type { StatsRow } from "./rows.ts";
import { readTokens } from "./token-rows.ts";

const noTokens: TokenStats = countTokens([]);
const kinds = Object.keys(noTokens) as (keyof TokenStats)[];

/**
 * The counts, and when the server last confirmed them (in ms). Undefined if there are none, or they cannot be read.
 */
export async function readStatsRow(db: Database, owner: string): Promise<StatsRow | undefined> {
  const row = await readRow(db, db.stats, owner);
  return row && kinds.every((each) => Number.isInteger(row.stats?.[each])) ? row : undefined;
}

/** The stored counts; without them, the tokens are counted. */
export const readStats = async (db: Database, owner: string): Promise<TokenStats> =>
  (await readStatsRow(db, owner))?.stats ?? countTokens(await readTokens(db, owner));

/** Updates the counts in the transaction that replaces `known` by `fresh`, without reading another token. */
export async function recount(
  db: Database,
  owner: string,
  known: SavedToken | undefined,
  fresh: SavedToken | undefined,
): Promise<void> {
  const row = await readStatsRow(db, owner);
  const [less, more] = [known, fresh].map((token) => countTokens(token ? [token] : [])) as [
    TokenStats,
    TokenStats,
  ];
  const stats = { ...(row?.stats ?? (await readStats(db, owner))) };
  for (const each of kinds) stats[each] += more[each] - less[each];
  await db.stats.put({ owner, stats, fetchedAt: row?.fetchedAt ?? 0 });
}
