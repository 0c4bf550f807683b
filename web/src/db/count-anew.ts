import type { Transaction } from "dexie";
import { countTokens, type TokenStats } from "#contract/token.ts";
import type { ListRow, StatsRow, TokenRow } from "./rows.ts";

/** What a device of before the counts has: they are made of its tokens, one at a time. */
export async function countAnew(upgrade: Transaction): Promise<void> {
  const known = new Map<string, StatsRow>();
  for (const { owner, fetchedAt } of await upgrade.table<ListRow>("lists").toArray())
    known.set(owner, { owner, stats: countTokens([]), fetchedAt });
  await upgrade.table<TokenRow>("tokens").each(({ owner, token }) => {
    const row = known.get(owner) ?? { owner, stats: countTokens([]), fetchedAt: 0 };
    const one = countTokens([token]);
    for (const each of Object.keys(one) as (keyof TokenStats)[]) row.stats[each] += one[each];
    known.set(owner, row);
  });
  await upgrade.table<StatsRow>("stats").bulkPut([...known.values()]);
}
