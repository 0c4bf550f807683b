import type { OpenDatabase } from "./database.ts";
import type { Where } from "./engines.ts";
import { openCurrent } from "./migrate.ts";
import { openPostgres } from "./postgres/open.ts";

/**
 * The database for a process beside the server, which has brought it up to date. Apart from `engines.ts`, since it
 * loads PostgreSQL's client, which a server on a data folder does without.
 */
export const openBesideServer = ({ DATABASE_URL, DATA_DIR, MIGRATIONS_DIR }: Where): OpenDatabase =>
  DATABASE_URL ? openPostgres(DATABASE_URL) : openCurrent(DATA_DIR, MIGRATIONS_DIR);
