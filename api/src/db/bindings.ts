import { getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnySQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** A named parameter of a prepared statement. */
export const param = (name: string) => sql.placeholder(name);

/** The same where drizzle's types want an expression, e.g. in `set`. */
export const paramSql = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** The same for a column that encodes its values, as JSON columns do. */
export const paramOf = (name: string, column: AnySQLiteColumn): SQL =>
  sql`${sql.param(sql.placeholder(name), column)}`;

/** Every column of a table as a placeholder of its own name, for a prepared insert. */
export const everyColumn = <T extends SQLiteTable>(table: T): T["$inferInsert"] =>
  Object.fromEntries(Object.keys(getTableColumns(table)).map((key) => [key, sql.placeholder(key)]));

/** True of the rows whose numbers `rowsOf` binds. */
export const isAmong = (row: SQLWrapper): SQL =>
  sql`${row} in (select value from json_each(${param("rows")}))`;

export const rowsOf = (places: readonly { row: number }[]) => ({
  rows: JSON.stringify(places.map(({ row }) => row)),
});
