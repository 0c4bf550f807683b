import { join } from "node:path";
import type { Env } from "../env.ts";
import { takeDataFolder } from "./data-folder.ts";
import { type OpenDatabase, StartError } from "./database.ts";
import { openMigrated } from "./migrate.ts";

export type Where = Pick<Env, "DATABASE_URL" | "DATA_DIR" | "MIGRATIONS_DIR">;

/** PostgreSQL's migrations are in a folder of SQLite's. */
const postgresMigrations = (folder: string): string => join(folder, "postgres");

/**
 * The database that the settings name, up to date: PostgreSQL, which other servers may use as well, or the one in
 * the data folder, which is this process's alone until `release`.
 *
 * @throws StartError
 */
export async function openForServer(env: Where): Promise<{ database: OpenDatabase; release(): void }> {
  const { DATABASE_URL, DATA_DIR, MIGRATIONS_DIR } = env;
  if (DATABASE_URL) {
    // Not loaded for a data folder: it costs a start 9 MB.
    const [{ migratePostgres }, { openPostgres }] = await Promise.all([
      import("./postgres/migrate.ts"),
      import("./postgres/open.ts"),
    ]);
    await migratePostgres(DATABASE_URL, postgresMigrations(MIGRATIONS_DIR));
    return { database: openPostgres(DATABASE_URL), release: () => undefined };
  }
  const release = takeDataFolder(DATA_DIR);
  return { database: openMigrated(DATA_DIR, MIGRATIONS_DIR), release };
}

/** Backups and exports are made of a data folder. */
export function requireDataFolder({ DATABASE_URL }: Where): void {
  if (DATABASE_URL)
    throw new StartError(
      "This works on a data folder. Back PostgreSQL up with its own tools, such as pg_dump.",
    );
}
