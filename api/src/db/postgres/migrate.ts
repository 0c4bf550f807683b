import { setTimeout } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, DatabaseError } from "pg";
import { StartError } from "../database.ts";
import { named } from "./named.ts";

/** Any number: the server that holds this lock migrates. */
export const LOCK = 7_263_541;

/**
 * Milliseconds. A table that is being read by a backup cannot be changed before the end of that, and queries that
 * come meanwhile wait behind the migration. So it waits for `lock`, lets them through for `pause`, and tries again
 * until `limit`.
 */
const defaultWaits = { lock: 2_000, pause: 3_000, limit: 60_000 };

/**
 * Brings a database up to date; of several servers that start together one does it while the others wait.
 * Older servers may go on beside it: a migration only adds.
 *
 * @throws StartError
 */
export async function migratePostgres(
  url: string,
  migrationsFolder: string,
  waits = defaultWaits,
): Promise<void> {
  const client = new Client({ connectionString: named(url, "gemwright migrations") });
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
    const setLockTimeout = (time: number) =>
      client.query("select set_config('lock_timeout', $1, false)", [String(time)]);
    await setLockTimeout(waits.limit);
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
    if ((await newestMigration(client)) > newest) {
      throw new StartError("This database was made by a newer version of the program. Please update.");
    }
    await setLockTimeout(waits.lock);
    await untilLocked(waits, () => migrate(drizzle(client), { migrationsFolder }));
  } catch (error) {
    throw inWords(error, placeOf(url));
  } finally {
    await client.end();
  }
}

/** Tries again what could not lock its tables; each attempt is one transaction. */
async function untilLocked(
  { pause, limit }: typeof defaultWaits,
  attempt: () => Promise<void>,
): Promise<void> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || Date.now() + pause > end) throw error;
    }
    await setTimeout(pause);
  }
}

const LOCK_NOT_AVAILABLE = "55P03";
const INSUFFICIENT_PRIVILEGE = "42501";

/** PostgreSQL's code of an error, which drizzle wraps in one of its own. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof DatabaseError ? cause.code : undefined;
}

function inWords(error: unknown, place: string): unknown {
  const code = codeOf(error);
  if (code === LOCK_NOT_AVAILABLE)
    return new StartError(
      `The tables in ${place} are in use, by a backup, a long query or another server that brings them up to date, and cannot be brought up to date. Start again when that is over.`,
    );
  if (code === INSUFFICIENT_PRIVILEGE)
    return new StartError(
      `The role of DATABASE_URL may not create tables in ${place}. Make it the owner of this database.`,
    );
  return error;
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
