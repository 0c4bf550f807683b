import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { openPostgres, type PostgresDatabase } from "../db/postgres/open.ts";

/** The variables that `postgres-setup.ts` sets for the tests of the project `api-postgres`. */
export const variables = {
  psql: "TEST_PSQL",
  admin: "TEST_POSTGRES_URL",
  template: "TEST_POSTGRES_TEMPLATE",
};

const variable = (name: string): string => process.env[name] ?? "";

const ask = (text: string) =>
  execFileSync(
    variable(variables.psql),
    ["-qX", "-v", "ON_ERROR_STOP=1", "-d", variable(variables.admin), "-c", text],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );

/** A database with all tables, which is gone when the test is over. */
export function createTestDatabase(): PostgresDatabase {
  const name = `test_${randomUUID()}`;
  ask(`create database "${name}" template "${variable(variables.template)}"`);
  const url = new URL(variable(variables.admin));
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  try {
    onTestFinished(async () => {
      await database.close();
      ask(`drop database "${name}" with (force)`);
    });
  } catch {
    // It was opened for several tests; it goes with the server.
  }
  return database;
}

/** `?` stands for a value, as in SQLite. */
export async function askPostgres({ pool }: PostgresDatabase, text: string, values: unknown[]) {
  let count = 0;
  return (
    await pool.query(
      text.replaceAll("?", () => `$${++count}`),
      values,
    )
  ).rows;
}
