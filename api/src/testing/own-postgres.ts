import { Client } from "pg";
import { afterAll, beforeAll } from "vitest";
import { findPostgres, type PostgresServer, startPostgres } from "./postgres-server.ts";

/** A PostgreSQL for the tests of one file, where it is installed; elsewhere it says that they are skipped. */
export function ownPostgres() {
  const installed = findPostgres() !== null;
  if (!installed) process.stdout.write("SKIPPED: what needs PostgreSQL, which is not installed.\n");
  let server: PostgresServer | undefined;
  let databases = 0;
  beforeAll(async () => {
    if (installed) server = await startPostgres();
  });
  afterAll(() => server?.stop());
  return {
    installed,
    /** The address of an empty database. */
    newDatabase(): string {
      if (!server) throw new Error("PostgreSQL is not running.");
      return server.create(`own_${++databases}`);
    },
  };
}

/** Runs statements, and answers the rows of the last one. */
export async function ask(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const text of statements) ({ rows } = await client.query(text));
  await client.end();
  return rows;
}
