import type Database from "better-sqlite3";

type Change = Readonly<Record<string, (n: number) => unknown>>;

/** Puts so many copies of a table's row beside it, each with what `change` says of the n-th. */
export function multiply(
  sqlite: Database.Database,
  table: string,
  where: string,
  times: number,
  change: Change,
): void {
  const row = sqlite.prepare(`select * from ${table} where ${where} limit 1`).get() as Record<
    string,
    unknown
  >;
  const columns = Object.keys(row);
  const add = sqlite.prepare(
    `insert into ${table} (${columns.join()}) values (${columns.map((name) => `@${name}`).join()})`,
  );
  const made = (n: number) => Object.fromEntries(Object.entries(change).map(([name, of]) => [name, of(n)]));
  sqlite.transaction(() => {
    for (let n = 1; n <= times; n++) add.run({ ...row, ...made(n) });
  })();
}

/** A valid id that says its number. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/**
 * An account of so many tokens, of which it has one already, every second of them of the same moment as the
 * one before; each with a website. Returns their ids, newest first.
 */
export function fillAccount(
  sqlite: Database.Database,
  first: { id: string; at: number },
  count: number,
): string[] {
  const own = `token_id = '${first.id}'`;
  const madeAt = (n: number) => first.at + Math.ceil(n / 2) * 1_000;
  multiply(sqlite, "tokens", `id = '${first.id}'`, count - 1, {
    id: idOf,
    session_id: () => null,
    name: (n) => `Gem ${n}`,
    created_at: madeAt,
  });
  multiply(sqlite, "websites", own, count - 1, { id: idOf, token_id: idOf, subdomain: (n) => `gem-${n}` });
  const newest = Array.from({ length: count - 1 }, (_, at) => at + 1).sort(
    (one, other) => madeAt(other) - madeAt(one) || idOf(other).localeCompare(idOf(one)),
  );
  return [...newest.map(idOf), first.id];
}
