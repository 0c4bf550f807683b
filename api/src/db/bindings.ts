import { getTableColumns, type SQL, sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  QueryBuilder,
  type SQLiteColumn,
  type SQLiteTable,
} from "drizzle-orm/sqlite-core";
import { type Place, STEP_ROWS } from "./plan.ts";

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

/** Binds rows for `isIn(column, param("rows"))`. */
export const rowsOf = (places: readonly Pick<Place, "row">[]) => ({
  rows: JSON.stringify(places.map(({ row }) => row)),
});

/** True of the first rows of a condition, as many as one step changes. `key` is the primary key. */
export function firstRows(where: SQL | undefined, ...key: [SQLiteColumn, ...SQLiteColumn[]]): SQL {
  const columns = Object.fromEntries(key.map((column) => [column.name, column]));
  const first = new QueryBuilder().select(columns).from(key[0].table).where(where).limit(STEP_ROWS);
  return sql`(${sql.join(key, sql`, `)}) in ${first}`;
}
