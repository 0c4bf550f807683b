import type { SQL, SQLWrapper } from "drizzle-orm";
import type { BaseSQLiteDatabase, SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Plan, Write } from "./plan.ts";

/**
 * Builds queries over the tables of `schema.ts`. What is prepared answers at once on SQLite and later on
 * PostgreSQL, so that it is always awaited.
 */
export type Queries = Pick<
  BaseSQLiteDatabase<"async", unknown>,
  "select" | "selectDistinct" | "insert" | "update" | "delete"
>;

/** Why the server cannot start, in a sentence for the operator. */
export class StartError extends Error {}

/** What the engines write differently. */
export interface Dialect {
  /** Milliseconds since 1970 as ISO text. */
  time(column: SQLWrapper): SQL;
  /** A JSON object. */
  object(entries: Readonly<Record<string, SQLWrapper>>): SQL;
  /** True and false in JSON. */
  flag(condition: SQLWrapper): SQL;
  /** JSON as text. */
  text(json: SQLWrapper): SQL<string>;
  /** All rows' JSON objects as one JSON array, in bytes where the database spares making a string of them. */
  list(json: SQLWrapper): SQL<string | Uint8Array>;
  /** All rows' scalars as the text of one JSON array. */
  listOf(scalar: SQLWrapper): SQL<string>;
  least(one: SQLWrapper, other: SQLWrapper): SQL<number>;
  greatest(one: SQLWrapper, other: SQLWrapper): SQL<number>;
  /** True of a column that is in a JSON array. */
  isIn(column: SQLiteColumn, array: SQLWrapper): SQL;
}

/** Rows of one column or several texts, as they are at one moment, however long they are read. */
export interface Walk {
  table: string;
  columns: readonly string[];
}

/** A window of time in which `count` requests are allowed. */
export interface Window {
  key: string;
  count: number;
  milliseconds: number;
}

/** What becomes of a request: it is counted in all its windows, or in none. */
export interface Counted {
  isAllowed: boolean;
  /** True for the first refusal within a window. */
  isFirstRefusal: boolean;
  /** When each window began, and how many requests it has counted, in the order of the question. */
  windows: { began: number; used: number }[];
}

export type CountRequest = (windows: readonly Window[], now: number) => Promise<Counted>;

/** Short texts that every server of one database receives, its own included. One may get lost with a connection. */
export interface Notices {
  send(text: string): void;
  receive(handle: (text: string) => void): void;
}

/** An open database of either engine: `open.ts` for SQLite, `postgres/open.ts` for PostgreSQL. */
export interface OpenDatabase {
  readonly queries: Queries;
  readonly dialect: Dialect;
  /** True if other servers may work on it at the same time. */
  readonly isShared: boolean;
  /** Runs the plan as one transaction; resolves after COMMIT. */
  commit(plan: Plan): Promise<void>;
  /** Runs one write in a transaction of its own; answers how many rows it changed. */
  change(write: Pick<Write, "statement" | "values">): Promise<number>;
  /** The texts of these columns, a page of rows each, of one state of the database. */
  texts(walks: readonly Walk[], rows: number): AsyncGenerator<string[]>;
  /** Reports each host whose answer this connection, or one that reports to it, changes. */
  watchHosts(onChange: (host: string) => void): void;
  /** Changes whenever somebody may have committed what `watchHosts` did not report. Cheap. */
  foreignVersion(): number;
  /** Names the history in which cursors count: another one after a backup was brought back. */
  era(): Promise<string>;
  /** Counts for all servers; absent where there is one, which counts in memory. */
  countRequest?: CountRequest;
  /** Notices between the servers; absent where there is one. */
  notices?: Notices;
  close(): void | Promise<void>;
}
