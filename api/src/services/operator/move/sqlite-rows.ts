import Database from "better-sqlite3";
import {
  type Changes,
  childrenOf,
  digestOf,
  type Key,
  keyOf,
  PAGE,
  type Row,
  type RowSource,
  type RowTarget,
  type Table,
} from "./tables.ts";

const quoted = (name: string): string => `"${name}"`;
const list = (names: readonly string[]): string => names.map(quoted).join(", ");
const marks = ({ length }: readonly unknown[]): string => Array(length).fill("?").join(", ");
const equal = (names: readonly string[]): string => names.map((name) => `${quoted(name)} = ?`).join(" and ");

/** PostgreSQL does not keep the character U+0000, which older versions let a client's own texts have. */
const withoutNul = (row: Row): Row =>
  row.map((value) =>
    typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "") : value,
  );

/** Reads the rows of an open connection; whoever opened it closes it. */
export function readSqlite(sqlite: Database.Database, place: string): RowSource {
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string) => {
    const known = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    place,
    tables: tablesOf(sqlite),
    async digests(table, after) {
      const { name, columns, key } = table;
      const where = after ? `where (${list(key)}) > (${marks(key)})` : "";
      const page = prepare(
        `select ${list(columns)} from ${quoted(name)} ${where} order by ${list(key)} limit ${PAGE}`,
      ).raw();
      const rows = (page.all(...(after ?? [])) as Row[]).map(withoutNul);
      return rows.map((row) => ({ key: keyOf(table, row), hash: digestOf(row) }));
    },
    async read({ name, columns, key }, keys) {
      const one = prepare(`select ${list(columns)} from ${quoted(name)} where ${equal(key)}`).raw();
      const rows = keys.map((each) => one.get(...each) as Row | undefined);
      return rows.filter((row) => row !== undefined).map(withoutNul);
    },
    async lastNumber({ name }) {
      return Number(prepare("select seq from sqlite_sequence where name = ?").pluck().get(name) ?? 0);
    },
    async fact(name) {
      return (prepare("select value from facts where name = ?").pluck().get(name) as string) ?? null;
    },
    close: async () => undefined,
  };
}

/** The same of a database that nobody else writes to. */
export function writeSqlite(sqlite: Database.Database, place: string): RowTarget {
  const source = readSqlite(sqlite, place);

  function removeFrom(table: Table, keys: readonly Key[], from: Set<string>): void {
    if (keys.length === 0) return;
    for (const { child, columns } of childrenOf(source.tables, table)) {
      const find = sqlite
        .prepare(`select ${list(child.key)} from ${quoted(child.name)} where ${equal(columns)}`)
        .raw();
      removeFrom(
        child,
        keys.flatMap((key) => find.all(...key) as Key[]),
        from,
      );
    }
    const remove = sqlite.prepare(`delete from ${quoted(table.name)} where ${equal(table.key)}`);
    for (const key of keys) remove.run(...key);
    from.add(table.name);
  }

  function update(table: Table, row: Row, from: Set<string>): void {
    const values = table.columns.map((name) => `${quoted(name)} = ?`).join(", ");
    const key = keyOf(table, row);
    try {
      sqlite
        .prepare(`update ${quoted(table.name)} set ${values} where ${equal(table.key)}`)
        .run(...row, ...key);
    } catch (error) {
      if (!(error instanceof Database.SqliteError && error.code.startsWith("SQLITE_CONSTRAINT"))) throw error;
      removeFrom(table, [key], from);
    }
  }

  const applied = sqlite.transaction((table: Table, changes: Changes) => {
    const from = new Set<string>();
    const triggers = triggersOf(sqlite);
    for (const { name } of triggers) sqlite.exec(`drop trigger ${quoted(name)}`);
    removeFrom(table, changes.remove ?? [], from);
    for (const row of changes.update ?? []) update(table, row, from);
    const insert = sqlite.prepare(
      `insert into ${quoted(table.name)} (${list(table.columns)}) values (${marks(table.columns)})`,
    );
    for (const row of changes.insert ?? []) insert.run(...row);
    for (const { sql } of triggers) sqlite.exec(sql);
    return from;
  });

  return {
    ...source,
    apply: async (table, changes) => applied.immediate(table, changes),
    async setLastNumber({ name }, number) {
      sqlite.prepare("delete from sqlite_sequence where name = ?").run(name);
      sqlite.prepare("insert into sqlite_sequence (name, seq) values (?, ?)").run(name, number);
    },
    async setFact(name, value) {
      if (value === null) sqlite.prepare("delete from facts where name = ?").run(name);
      else sqlite.prepare("insert or replace into facts (name, value) values (?, ?)").run(name, value);
    },
  };
}

/** All but the engine's own and the migrations'. */
function tablesOf(sqlite: Database.Database): Table[] {
  const found = sqlite
    .prepare(
      `select name, sql from sqlite_master where type = 'table'
      and substr(name, 1, 7) <> 'sqlite_' and substr(name, 1, 2) <> '__' order by name`,
    )
    .all() as { name: string; sql: string }[];
  return found.map(({ name, sql }) => ({
    name,
    columns: namesOf(sqlite, "select name from pragma_table_info(?) order by name", name),
    key: namesOf(sqlite, "select name from pragma_table_info(?) where pk > 0 order by pk", name),
    references: referencesOf(sqlite, name),
    isNumbered: /\bautoincrement\b/i.test(sql),
  }));
}

const namesOf = (sqlite: Database.Database, sql: string, table: string): string[] =>
  sqlite.prepare(sql).pluck().all(table) as string[];

function referencesOf(sqlite: Database.Database, table: string) {
  const rows = sqlite
    .prepare('select id, "from", "table" as "to" from pragma_foreign_key_list(?) order by id, seq')
    .all(table) as { id: number; from: string; to: string }[];
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows.filter((row) => row.id === id);
    return { columns: own.map(({ from }) => from), to: own[0]?.to ?? "" };
  });
}

const triggersOf = (sqlite: Database.Database) =>
  sqlite.prepare("select name, sql from sqlite_master where type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];
