import { getTableName, type SQL } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  type PgColumn,
  type PgTable,
  pgTable,
  primaryKey,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../schema.ts";

// The tables of PostgreSQL, made of the same description as SQLite's. Only drizzle-kit, which writes the
// migrations, and the test that compares both engines read them: queries are built over `schema.ts`.

/** Ordered by its bytes, as SQLite orders, whatever language the database was made for. */
const text = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const made = new Map<string, PgTable>();

function postgresTable(table: SQLiteTable): PgTable {
  const { name, columns, indexes, foreignKeys, primaryKeys } = getTableConfig(table);
  const described = Object.fromEntries(columns.map((column) => [column.name, describe(column)]));
  const result = pgTable(name, described, (row) => {
    const here = (column: { name: string }): PgColumn => columnOf(row, column.name);
    return [
      ...primaryKeys.map((key) => primaryKey({ columns: some(key.columns.map(here)) })),
      ...foreignKeys.map((key) => {
        const { columns: own, foreignColumns, foreignTable } = key.reference();
        const other = made.get(getTableName(foreignTable)) as unknown as Record<string, PgColumn>;
        const there = foreignColumns.map((column) => columnOf(other, column.name));
        const reference = foreignKey({ columns: some(own.map(here)), foreignColumns: some(there) });
        return key.onDelete === "cascade" ? reference.onDelete("cascade") : reference;
      }),
      ...indexes.map(({ config }) => {
        const begun = config.unique ? uniqueIndex(config.name) : index(config.name);
        const on = begun.on(...some((config.columns as SQLiteColumn[]).map(here)));
        return config.where ? on.where(config.where as SQL) : on;
      }),
    ];
  });
  made.set(name, result);
  return result;
}

function describe(column: SQLiteColumn) {
  if ("autoIncrement" in column && column.autoIncrement) {
    return bigint(column.name, { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
  }
  const plain =
    column.columnType === "SQLiteBoolean"
      ? boolean(column.name)
      : column.columnType === "SQLiteInteger"
        ? bigint(column.name, { mode: "number" })
        : text(column.name);
  const wanted = column.notNull ? plain.notNull() : plain;
  const filled = column.hasDefault ? wanted.default(column.default as never) : wanted;
  return column.primary ? filled.primaryKey() : filled;
}

function columnOf(row: Record<string, PgColumn>, name: string): PgColumn {
  const column = row[name];
  if (!column) throw new Error(`There is no column ${name}.`);
  return column;
}

const some = <T>(values: T[]) => values as [T, ...T[]];

export const users = postgresTable(schema.users);
export const wallets = postgresTable(schema.wallets);
export const challenges = postgresTable(schema.challenges);
export const sessions = postgresTable(schema.sessions);
export const sessionTokens = postgresTable(schema.sessionTokens);
export const generations = postgresTable(schema.generations);
export const tokens = postgresTable(schema.tokens);
export const tokenChanges = postgresTable(schema.tokenChanges);
export const websites = postgresTable(schema.websites);
export const addresses = postgresTable(schema.addresses);
export const sites = postgresTable(schema.sites);
export const previews = postgresTable(schema.previews);
export const automations = postgresTable(schema.automations);
export const launches = postgresTable(schema.launches);
export const metadataFiles = postgresTable(schema.metadataFiles);
export const jobs = postgresTable(schema.jobs);
export const facts = postgresTable(schema.facts);
export const idempotencyKeys = postgresTable(schema.idempotencyKeys);
export const blocks = postgresTable(schema.blocks);
export const messages = postgresTable(schema.messages);
export const modelUse = postgresTable(schema.modelUse);
