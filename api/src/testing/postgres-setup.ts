import { migratePostgres } from "../db/postgres/migrate.ts";
import { setup } from "./postgres-app.ts";
import { startPostgres } from "./postgres-server.ts";

/** Starts a PostgreSQL for all tests of a run, with a database that has all tables for the others to be copied of. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await migratePostgres(server.create("template"), "api/migrations/postgres");
  process.env[setup.psql] = server.psql;
  process.env[setup.admin] = server.url("postgres");
  process.env[setup.template] = "template";
  return server.stop;
}
