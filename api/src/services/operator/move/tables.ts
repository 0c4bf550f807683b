import { createHash } from "node:crypto";
import { DataFolderError } from "../../../db/data-folder.ts";

/** True and false are 1 and 0. */
export type Value = string | number | null;
/** In the order of a table's columns. */
export type Row = readonly Value[];
/** In the order of its key. */
export type Key = readonly Value[];

/** A table as its database describes it. */
export interface Table {
  name: string;
  /** By name. */
  columns: readonly string[];
  /** Its primary key. */
  key: readonly string[];
  references: readonly Reference[];
  /** The database numbers its rows, and never uses a number again. */
  isNumbered: boolean;
}

/** A foreign key to another table's primary key. */
export interface Reference {
  /** In the order of that key. */
  columns: readonly string[];
  to: string;
}

/** A row as it is compared: alike in both engines if all its values are. */
export interface Digest {
  key: Key;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** What makes one table's rows equal another's, in one transaction. */
export interface Changes {
  remove?: readonly Key[];
  update?: readonly Row[];
  insert?: readonly Row[];
}

/** A database whose rows are read, of one moment. */
export interface RowSource {
  /** What it is called in a sentence. */
  place: string;
  tables: readonly Table[];
  /** The next rows by their key, in the order of its bytes. */
  digests(table: Table, after: Key | null): Promise<Digest[]>;
  read(table: Table, keys: readonly Key[]): Promise<Row[]>;
  /** The last number that a numbered table has given; 0 before the first. */
  lastNumber(table: Table): Promise<number>;
  fact(name: string): Promise<string | null>;
  close(): Promise<void>;
}

/** A database that rows are written to. */
export interface RowTarget extends RowSource {
  /**
   * Runs no trigger. Rows that refer to one that is removed are removed with it; so is a row that cannot be
   * updated, since a row that is still to change stands in its way.
   *
   * @returns the tables that a row was removed from
   */
  apply(table: Table, changes: Changes): Promise<ReadonlySet<string>>;
  setLastNumber(table: Table, number: number): Promise<void>;
  /** Null removes it. */
  setFact(name: string, value: string | null): Promise<void>;
}

/** Rows that are compared or written in one step. */
export const PAGE = 500;

/** PostgreSQL computes the same of its rows. Each value comes with its length, so that none runs into the next. */
export const digestOf = (row: Row): string =>
  createHash("sha256").update(row.map(encoded).join("")).digest("hex");

function encoded(value: Value): string {
  if (value === null) return "-";
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new Error(`${value} is no whole number below 2^53.`);
  const text = String(value);
  return `${Buffer.byteLength(text)}:${text}`;
}

export const keyOf = ({ columns, key }: Table, row: Row): Key =>
  key.map((name) => row[columns.indexOf(name)] ?? null);

/** By the bytes of a text, as both engines order. */
export function compareKeys(one: Key, other: Key): number {
  for (const [at, value] of one.entries()) {
    const order = compareValues(value, other[at] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

function compareValues(one: Value, other: Value): number {
  if (one === other) return 0;
  if (typeof one === "number" && typeof other === "number") return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}

/**
 * The tables that both have, each after those that it refers to. What one engine alone has is its own: both
 * are of this version.
 */
export function sharedTables(source: RowSource, target: RowSource): Table[] {
  const shared = target.tables.filter((table) => {
    const same = source.tables.find(({ name }) => name === table.name);
    if (same && String([same.columns, same.key]) !== String([table.columns, table.key]))
      throw new DataFolderError(
        `The table ${table.name} has other columns in ${target.place} than in ${source.place}.`,
      );
    return same !== undefined;
  });
  const ordered: Table[] = [];
  const place = (table: Table, path: readonly string[]) => {
    if (ordered.includes(table)) return;
    if (path.includes(table.name)) throw new Error(`${table.name} refers to itself.`);
    for (const { to } of table.references) {
      const parent = shared.find(({ name }) => name === to);
      if (parent) place(parent, [...path, table.name]);
    }
    ordered.push(table);
  };
  for (const table of shared) place(table, []);
  return ordered;
}

/** The tables that refer to one, with what they refer to it by. */
export const childrenOf = (tables: readonly Table[], { name }: Table) =>
  tables.flatMap((child) =>
    child.references.filter(({ to }) => to === name).map(({ columns }) => ({ child, columns })),
  );
