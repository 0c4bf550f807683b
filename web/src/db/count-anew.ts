import type { Transaction } from "dexie";
import { countTokens, type TokenStats } from "#contract/token.ts";
import type { ListRow, StatsRow, TokenRow } from "./rows.ts";

/** What a device of before the counts has: they are made of its tokens, one at a time. */
export async function countAnew(upgrade: Transaction): Promise<void> {
  const known = new Map<string, StatsRow>();
  const rowOf = (owner: string) => known.get(owner) ?? { owner, stats: countTokens([]), fetchedAt: 0 };
  for await (const { owner, fetchedAt } of readable<ListRow>(upgrade, "lists"))
    known.set(owner, { ...rowOf(owner), fetchedAt });
  for await (const { owner, token } of readable<TokenRow>(upgrade, "tokens")) {
    const row = rowOf(owner);
    const one = countTokens(token ? [token] : []);
    for (const each of Object.keys(one) as (keyof TokenStats)[]) row.stats[each] += one[each];
    known.set(owner, row);
  }
  await upgrade.table<StatsRow>("stats").bulkPut([...known.values()]);
}

/** A row whose bytes the browser has lost must not keep the device from opening: it is passed over. */
async function* readable<T>(upgrade: Transaction, name: string): AsyncGenerator<T> {
  const table = upgrade.table<T>(name);
  for (const key of await table.toCollection().primaryKeys()) {
    const row = await table.get(key).catch(() => undefined);
    if (row !== undefined) yield row;
  }
}
