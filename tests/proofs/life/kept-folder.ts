import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Database from "better-sqlite3";

/** A data folder of the first schema, which `make-kept-folder.ts` made. */
export const KEPT = "tests/proofs/life/kept";

const MIGRATIONS = "api/migrations";

/** The migrations of a program that knew the first one alone. */
export function upToFirst(folder: string): string {
  const at = join(folder, "migrations");
  cpSync(MIGRATIONS, at, { recursive: true });
  const path = join(at, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: unknown[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return at;
}

/** Puts the kept folder somewhere, with so many more rows that its upgrade takes a while. */
export function unpackKept(dataDir: string, rows: number): void {
  mkdirSync(dataDir);
  cpSync(join(KEPT, "blobs"), join(dataDir, "blobs"), { recursive: true });
  const path = join(dataDir, "gemwright.db");
  writeFileSync(path, gunzipSync(readFileSync(join(KEPT, "gemwright.db.gz"))));
  writeFileSync(join(dataDir, "database-exists"), "");
  const database = new Database(path);
  database.exec(`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})
    insert into generations select n, (select min(id) from users), null, 'a frog', 'pixel', 's', 'Frog ' || n, 'FROG', 'Once',
      '[]', null, 'logo', 'banner', 'built-in', null, 1, 2 from numbers`);
  database.close();
}

/** How many rows of each table of one database another one does not have, with the same values in the same columns. */
export function missingRows(before: string, after: string): { compared: number; faults: string[] } {
  const database = new Database(before, { readonly: true });
  try {
    database.exec(`attach '${after}' as after`);
    const tables = database
      .prepare("select name from main.sqlite_schema where type = 'table' and name not like 'sqlite%'")
      .pluck()
      .all() as string[];
    let compared = 0;
    const faults = tables.flatMap((table) => {
      const names = database.prepare("select name from pragma_table_info(?, 'main')").pluck().all(table);
      const columns = names.map((name) => `"${name}"`);
      const count = (query: string) =>
        Number(database.prepare(`select count(*) from (${query})`).pluck().get());
      compared += count(`select * from main.${table}`);
      const lost = count(`select ${columns} from main.${table} except select ${columns} from after.${table}`);
      return lost === 0 ? [] : [`${lost} rows of ${table} are not as they were`];
    });
    return { compared, faults };
  } finally {
    database.close();
  }
}
