import { Client, types } from "pg";
import { StartError } from "../../../db/database.ts";
import { named } from "../../../db/postgres/named.ts";
import { describeTables, kindsOf } from "./postgres-tables.ts";
import {
  type Changes,
  childrenOf,
  type Digest,
  type Key,
  keyOf,
  PAGE,
  type Row,
  type RowSource,
  type RowTarget,
  type Table,
  type Value,
} from "./tables.ts";

/** What the mover calls its own connections. */
export const MOVER = "gemwright move";

const quoted = (name: string): string => `"${name}"`;
const list = (names: readonly string[]): string => names.map(quoted).join(", ");

const { BOOL, INT8 } = types.builtins;
/** As SQLite has them. */
const getTypeParser: typeof types.getTypeParser = ((type: number, format: "text") =>
  type === INT8
    ? Number
    : type === BOOL
      ? (text: string) => (text === "t" ? 1 : 0)
      : types.getTypeParser(type, format)) as never;

/** @throws StartError */
export async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: named(url, MOVER),
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection that is lost fails its query, too.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("set idle_in_transaction_session_timeout = 0; set statement_timeout = 0");
  } catch (error) {
    throw new StartError(
      `The database at ${placeOf(url)} cannot be reached: ${(error as Error).message || "no answer"}`,
    );
  }
  return client;
}

/** Host and database, without the password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** Reads the rows that a connection sees, which is closed with it. */
export async function readPostgres(client: Client, place: string): Promise<RowSource> {
  const kinds = await kindsOf(client);
  const tables = await describeTables(client, kinds);
  const kindOf = (table: Table, column: string) => kinds.get(`${table.name}.${column}`) ?? "text";
  const ordered = (table: Table, column: string) =>
    quoted(column) + (kindOf(table, column) === "text" ? ' collate "C"' : "");
  const encoded = (table: Table, column: string) => {
    const kind = kindOf(table, column);
    const text = kind === "boolean" ? `${quoted(column)}::int::text` : `${quoted(column)}::text`;
    return `case when ${quoted(column)} is null then '-' else octet_length(${text}) || ':' || ${text} end`;
  };
  const rowsOf = async (text: string, values: readonly unknown[]): Promise<Value[][]> =>
    (await client.query({ text, values: [...values], rowMode: "array" })).rows;

  return {
    place,
    tables,
    async digests(table, after): Promise<Digest[]> {
      const { name, columns, key } = table;
      const hash = columns.map((column) => encoded(table, column)).join(" || ");
      const order = key.map((column) => ordered(table, column)).join(", ");
      const last = key.map((column, at) => `$${at + 1}::${kindOf(table, column)}`).join(", ");
      const rows = await rowsOf(
        `select encode(sha256(convert_to(${hash}, 'UTF8')), 'hex'), ${list(key)} from ${quoted(name)} ${
          after ? `where (${order}) > (${last})` : ""
        } order by ${order} limit ${PAGE}`,
        after ?? [],
      );
      return rows.map(([digest, ...found]) => ({ key: found, hash: String(digest) }));
    },
    read: ({ name, columns, key }, keys) =>
      rowsOf(`select ${list(columns)} from ${quoted(name)} where (${list(key)}) in (${given(name, key)})`, [
        asJson(key, keys),
      ]),
    async lastNumber(table) {
      const [row] = await rowsOf(`select last_value, is_called from ${await numbering(client, table)}`, []);
      return row?.[1] === 1 ? Number(row[0]) : 0;
    },
    async fact(name) {
      const [row] = await rowsOf("select value from facts where name = $1", [name]);
      return row ? String(row[0]) : null;
    },
    close: () => client.end(),
  };
}

/**
 * The same of a database that nobody else writes to. Triggers are off within each transaction alone, so that a
 * kill turns them on again; who owns the tables may do that.
 */
export async function writePostgres(client: Client, place: string): Promise<RowTarget> {
  const source = await readPostgres(client, place);
  const { rows: triggered } = await client.query(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  );
  const triggers = async (word: "disable" | "enable") => {
    for (const { name } of triggered) await client.query(`alter table ${quoted(name)} ${word} trigger user`);
  };

  async function removeFrom(table: Table, keys: readonly Key[], from: Set<string>): Promise<void> {
    if (keys.length === 0) return;
    const values = [asJson(table.key, keys)];
    for (const { child, columns } of childrenOf(source.tables, table)) {
      const { rows } = await client.query({
        text: `select ${list(child.key)} from ${quoted(child.name)}
          where (${list(columns)}) in (${given(table.name, table.key)})`,
        values,
        rowMode: "array",
      });
      await removeFrom(child, rows, from);
    }
    await client.query(
      `delete from ${quoted(table.name)} where (${list(table.key)}) in (${given(table.name, table.key)})`,
      values,
    );
    from.add(table.name);
  }

  async function update(table: Table, rows: readonly Row[], from: Set<string>): Promise<void> {
    if (rows.length === 0) return;
    const { name, columns, key } = table;
    // A key that the database gives is never changed, and may not be named.
    const others = columns.filter((column) => !key.includes(column));
    const set = others.map((column) => `${quoted(column)} = given.${quoted(column)}`).join(", ");
    const same = key.map((column) => `kept.${quoted(column)} = given.${quoted(column)}`).join(" and ");
    await client.query("savepoint updating");
    try {
      await client.query(
        `update ${quoted(name)} as kept set ${set} from (${given(name, columns)}) as given where ${same}`,
        [asJson(columns, rows)],
      );
    } catch (error) {
      if (!/^23/.test((error as { code?: string }).code ?? "")) throw error;
      await client.query("rollback to savepoint updating");
      const keys = rows.map((row) => keyOf(table, row));
      await removeFrom(table, keys, from);
    }
  }

  async function insert({ name, columns }: Table, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    await client.query(
      `insert into ${quoted(name)} (${list(columns)}) overriding system value ${given(name, columns)}`,
      [asJson(columns, rows)],
    );
  }

  return {
    ...source,
    async apply(table: Table, changes: Changes) {
      const from = new Set<string>();
      await client.query("begin");
      try {
        await triggers("disable");
        await removeFrom(table, changes.remove ?? [], from);
        await update(table, changes.update ?? [], from);
        await insert(table, changes.insert ?? []);
        await triggers("enable");
        await client.query("commit");
      } catch (error) {
        await client.query("rollback").catch(() => undefined);
        throw error;
      }
      return from;
    },
    async setLastNumber(table, number) {
      const sequence = await numbering(client, table);
      await client.query("select setval($1::regclass, $2::bigint, $3::boolean)", [
        sequence,
        Math.max(1, number),
        number > 0,
      ]);
    },
    async setFact(name, value) {
      if (value === null) await client.query("delete from facts where name = $1", [name]);
      else
        await client.query(
          "insert into facts values ($1, $2) on conflict (name) do update set value = excluded.value",
          [name, value],
        );
    },
  };
}

/** Rows or keys that are sent as one JSON text, of the types that a table's columns have. */
const given = (table: string, columns: readonly string[]): string =>
  `select ${list(columns)} from json_populate_recordset(null::${quoted(table)}, $1::json)`;

const asJson = (columns: readonly string[], rows: readonly (readonly Value[])[]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))));

/** The sequence of a numbered table. */
async function numbering(client: Client, { name, key }: Table): Promise<string> {
  const { rows } = await client.query("select pg_get_serial_sequence($1, $2) as name", [
    quoted(name),
    key[0],
  ]);
  return rows[0].name;
}
