import type { Client } from "pg";
import { DataFolderError } from "../../../db/data-folder.ts";
import type { Table } from "./tables.ts";

/** The kinds of values that both engines have alike. */
const KINDS = ["text", "bigint", "integer", "boolean"];

/** The kinds of all columns, by `table.column`. */
export async function kindsOf(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query(
    `select c.table_name as table, c.column_name as column, c.data_type as kind
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by 1, c.column_name collate "C"`,
  );
  return new Map(rows.map(({ table, column, kind }) => [`${table}.${column}`, kind]));
}

/** Tables whose rows may be lost in a crash hold nothing that is worth moving. */
export async function describeTables(client: Client, kinds: ReadonlyMap<string, string>): Promise<Table[]> {
  const { rows: found } = await client.query(
    `select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
    order by relname collate "C"`,
  );
  const { rows: constraints } = await client.query(
    `select c.relname as table, k.contype as kind, f.relname as to, array(
      select a.attname::text from unnest(k.conkey) with ordinality as n(number, nth)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.number order by n.nth) as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
    where k.connamespace = current_schema()::regnamespace and k.contype in ('p', 'f') order by k.conname`,
  );
  const { rows: numbered } = await client.query(
    `select table_name as name from information_schema.columns
    where table_schema = current_schema() and (is_identity = 'YES' or column_default like 'nextval(%')`,
  );
  return found.map(({ name }) => {
    const own = constraints.filter(({ table }) => table === name);
    const columns = [...kinds.keys()].filter((each) => each.startsWith(`${name}.`));
    const strange = columns.find((each) => !KINDS.includes(kinds.get(each) ?? ""));
    if (strange) throw new DataFolderError(`${strange} is ${kinds.get(strange)}, which cannot be moved.`);
    return {
      name,
      columns: columns.map((each) => each.slice(name.length + 1)),
      key: own.find(({ kind }) => kind === "p")?.columns ?? [],
      references: own.filter(({ kind }) => kind === "f").map(({ to, columns }) => ({ to, columns })),
      isNumbered: numbered.some((each) => each.name === name),
    };
  });
}
