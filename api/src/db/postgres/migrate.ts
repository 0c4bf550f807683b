import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { StartError } from "../database.ts";

/** Any number: whoever holds this lock migrates. */
const LOCK = 7_263_541;

/**
 * Brings a database up to date; of several servers that start together one does it while the others wait.
 * Older servers may go on beside it: a migration only adds.
 *
 * @throws StartError
 */
export async function migratePostgres(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "gemwright migrations" });
  // A connection that is lost fails its query, too.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `The database at ${placeOf(url)} cannot be reached: ${(error as Error).message || "no answer"}`,
    );
  }
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
    if ((await newestMigration(client)) > newest) {
      throw new StartError("This database was made by a newer version of the program. Please update.");
    }
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** When the newest of its migrations was written, in milliseconds; 0 before the first. */
async function newestMigration(client: Client): Promise<number> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0]?.name === null) return 0;
  const { rows } = await client.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
  return Number(rows[0]?.newest ?? 0);
}

/** Host and database, without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
