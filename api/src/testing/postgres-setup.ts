import { migratePostgres } from "../db/postgres/migrate.ts";
import { variables } from "./postgres-app.ts";
import { startPostgres } from "./postgres-server.ts";

/** Starts a PostgreSQL for all tests of a run, with a database that has all tables for the others to be copied of. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await migratePostgres(server.create("template"), "api/migrations/postgres");
  process.env[variables.psql] = server.psql;
  process.env[variables.admin] = server.url("postgres");
  process.env[variables.template] = "template";
  return server.stop;
}
