import type Database from "better-sqlite3";

/** A query that was run, and how to see all that it would give. */
export interface Query {
  sql: string;
  everything(): unknown[];
}

/**
 * Notes each query that this database runs from now on, also through statements that were prepared long
 * before it is asked.
 */
export function watchSql(sqlite: Database.Database): { take(): Query[] } {
  let seen: Query[] = [];
  const prepare = sqlite.prepare.bind(sqlite);
  const watched = (sql: string) => {
    const statement = prepare(sql);
    if (!statement.reader) return statement;
    for (const way of ["get", "all", "iterate"] as const) {
      const run = statement[way].bind(statement) as (...values: unknown[]) => unknown;
      Object.defineProperty(statement, way, {
        value: (...values: unknown[]) => {
          seen.push({ sql, everything: () => prepare(sql).all(...values) });
          return run(...values);
        },
      });
    }
    return statement;
  };
  sqlite.prepare = watched as typeof sqlite.prepare;
  return {
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

/** Gathers any number of rows into one. */
const GATHERS = /json_group_(array|object)|group_concat|string_agg/i;

/**
 * What is wrong with a query of an account that has a great many of everything: without a LIMIT it may give
 * one row at most, and not one into which all were gathered. Null where nothing is.
 */
export function unlimited({ sql, everything }: Query): string | null {
  if (/\blimit\b/i.test(sql)) return null;
  if (GATHERS.test(sql)) return `gathers rows without LIMIT: ${sql}`;
  const rows = everything().length;
  return rows > 1 ? `gave ${rows} rows without LIMIT: ${sql}` : null;
}
