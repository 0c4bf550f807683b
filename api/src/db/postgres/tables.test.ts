import { type PgTable, getTableConfig as postgresConfig } from "drizzle-orm/pg-core";
import { type SQLiteTable, getTableConfig as sqliteConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { applyMigrations } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import * as schema from "../schema.ts";
import * as tables from "./tables.ts";

const described = Object.entries(schema).map(
  ([name, table]) => [name, sqliteConfig(table as SQLiteTable)] as const,
);

/** `table.column type` of each column that one engine's migrations have made. */
function sqliteColumns(): string[] {
  const database = openDatabase(":memory:");
  applyMigrations(database, "api/migrations");
  const rows = database.sqlite
    .prepare(
      `select t.name as "table", c.name as "column", lower(c.type) as type, c."notnull" or c.pk > 0 as needed
        from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'`,
    )
    .all() as { table: string; column: string; type: string; needed: number }[];
  database.close();
  return rows
    .filter(({ table }) => !table.startsWith("__") && !table.startsWith("sqlite_"))
    .map(({ table, column, type, needed }) => `${table}.${column} ${type}${needed ? " not null" : ""}`)
    .sort();
}

const TYPES: Readonly<Record<string, string>> = { bigint: "integer", boolean: "integer", text: "text" };

describe("the tables of PostgreSQL", () => {
  it("are those that are described once for both engines", () => {
    const made = Object.entries(tables).map(
      ([name, table]) => [name, postgresConfig(table as PgTable)] as const,
    );
    const shape = ([
      name,
      { name: table, columns, indexes, foreignKeys, primaryKeys },
    ]: (typeof described)[number]) => ({
      name,
      table,
      columns: columns.map((column) => [column.name, column.notNull, column.hasDefault, column.primary]),
      indexes: indexes.map(({ config }) => [config.name, config.unique, config.where !== undefined]),
      foreignKeys: foreignKeys.map((key) => key.onDelete ?? "no action").length,
      primaryKeys: primaryKeys.length,
    });
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    expect(made.map((each) => shape(each as never)).sort(byName)).toEqual(described.map(shape).sort(byName));
  });

  it("have the columns that SQLite's migrations make", async () => {
    const rows = await createTestApp().sql(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
        where table_schema = 'public' and table_name <> 'rate_windows'`,
    );
    const columns = rows.map(
      ({ table_name, column_name, data_type, is_nullable }) =>
        `${table_name}.${column_name} ${TYPES[String(data_type)]}${is_nullable === "NO" ? " not null" : ""}`,
    );
    expect(columns.sort()).toEqual(sqliteColumns());
  });

  it("order text by its bytes", async () => {
    const rows = await createTestApp().sql(
      `select column_name from information_schema.columns where table_schema = 'public' and data_type = 'text'
        and collation_name is distinct from 'C'`,
    );
    expect(rows).toEqual([]);
  });
});
