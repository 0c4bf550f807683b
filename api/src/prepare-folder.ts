import { takeDataFolder } from "./db/data-folder.ts";
import { StartError } from "./db/database.ts";
import { openMigrated } from "./db/migrate.ts";
import { EnvError, readEnv } from "./env.ts";

/**
 * Makes, tests and updates the data folder as the server does when it starts, and says in the same words what is wrong.
 * It runs before the sandbox, which keeps its chain in that folder and would otherwise be the first to fail there.
 */
try {
  const { DATABASE_URL, DATA_DIR, MIGRATIONS_DIR } = readEnv();
  const releaseFolder = takeDataFolder(DATA_DIR);
  if (!DATABASE_URL) openMigrated(DATA_DIR, MIGRATIONS_DIR).close();
  releaseFolder();
} catch (error) {
  if (!(error instanceof EnvError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
