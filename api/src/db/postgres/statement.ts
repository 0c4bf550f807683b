import { fillPlaceholders, type Query } from "drizzle-orm";
import { PgDatabase, PgDialect, PgPreparedQuery, PgSession } from "drizzle-orm/pg-core";
import { mapResultRow } from "drizzle-orm/utils";
import type { QueryArrayResult } from "pg";
import type { Queries } from "../database.ts";

declare module "drizzle-orm/utils" {
  /** Drizzle's own, which its types leave out. */
  export function mapResultRow(
    fields: SelectedFieldsOrdered,
    row: unknown[],
    nullable?: Record<string, boolean>,
  ): unknown;
}

/** Runs a statement that is prepared under its name, and answers its rows as arrays. */
export type Ask = (statement: { name: string; text: string }, values: unknown[]) => Promise<QueryArrayResult>;

type Values = Record<string, unknown>;
type SelectedFieldsOrdered = NonNullable<Parameters<PgSession["prepareQuery"]>[1]>;

const WRITTEN = /^(?:insert into|update|delete from) "(\w+)"/;

/** A prepared statement: it reads on any connection, and writes on the one of its transaction. */
export class PostgresStatement extends PgPreparedQuery<{ execute: unknown; all: unknown; values: unknown }> {
  /** The table that it writes to. */
  readonly table: string | undefined;
  readonly #ask: Ask;
  readonly #text: { name: string; text: string };
  readonly #params: unknown[];
  readonly #fields: SelectedFieldsOrdered;

  constructor(ask: Ask, name: string, { sql, params }: Query, fields: SelectedFieldsOrdered) {
    super({ sql, params }, undefined, undefined, undefined);
    this.#ask = ask;
    this.#text = { name, text: sql };
    this.#params = params;
    this.#fields = fields;
    this.table = WRITTEN.exec(sql)?.[1];
  }

  async all(values: Values = {}): Promise<unknown[]> {
    const { rows } = await this.#ask(this.#text, fillPlaceholders(this.#params, values));
    const { joinsNotNullableMap: nullable } = this as { joinsNotNullableMap?: Record<string, boolean> };
    return rows.map((row) => mapResultRow(this.#fields, row, nullable));
  }

  async get(values: Values = {}): Promise<unknown> {
    return (await this.all(values))[0];
  }

  /** Answers how many rows it changed. */
  async run(values: Values = {}, ask: Ask = this.#ask): Promise<number> {
    return (await ask(this.#text, fillPlaceholders(this.#params, values))).rowCount ?? 0;
  }

  execute(values: Values = {}): Promise<unknown> {
    return this.all(values);
  }
}

class Session extends PgSession {
  readonly #ask: Ask;
  #count = 0;

  constructor(ask: Ask) {
    super(new PgDialect());
    this.#ask = ask;
  }

  prepareQuery(...[query, fields = []]: Parameters<PgSession["prepareQuery"]>) {
    const name = `gemwright_${++this.#count}`;
    return new PostgresStatement(this.#ask, name, query, fields) as never;
  }

  transaction(): never {
    throw new Error("Writes are plans.");
  }
}

/** Builds the queries of `schema.ts` in PostgreSQL's own language. Its statements read through `ask`. */
export const createQueries = (ask: Ask): Queries =>
  new PgDatabase(new PgDialect(), new Session(ask), undefined) as unknown as Queries;
