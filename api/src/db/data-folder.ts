import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { StartError } from "./database.ts";
import { networkProblem } from "./network-file-system.ts";
import { dataFolder, makeWritable, ownCommand } from "./write-problem.ts";

/** Why the data folder cannot be used. */
export class DataFolderError extends StartError {}

/**
 * Makes the data folder and takes it for this process, since two servers on one folder would each apply
 * limits and idempotency keys on their own. The operating system ends the lock with the process, even after
 * `kill -9`. The lock is a transaction on a file of its own, so that the operator's commands can use the
 * database meanwhile.
 *
 * @returns what gives the folder free
 * @throws DataFolderError
 */
export function takeDataFolder(folder: string): () => void {
  const problem = makeWritable(folder, dataFolder) ?? networkProblem(folder);
  if (problem !== null) throw new DataFolderError(problem);
  // A folder without a database may be somebody else's. One that is made here is private from the start.
  if (existsSync(databaseIn(folder))) keepPrivate(folder);
  for (const end of ["", "-wal", "-shm"]) keepPrivate(`${databaseIn(folder)}${end}`);
  let lock: Database.Database | null = null;
  try {
    lock = new Database(join(folder, "server.lock"), { timeout: 0 });
    lock.exec("begin exclusive");
  } catch (error) {
    lock?.close();
    throw isBusy(error) ? new DataFolderError(taken(folder)) : readableError(error, folder);
  }
  const held = lock;
  return () => held.close();
}

const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");

const taken = (folder: string): string =>
  `Another server is running on the data folder ${resolve(folder)}. Stop it first, or set another DATA_DIR.`;

/** Takes from everybody what only a default gave them. What a group may do, somebody chose. */
function keepPrivate(path: string): void {
  try {
    const mode = statSync(path).mode & 0o7777;
    if ((mode & 0o007) !== 0) chmodSync(path, mode & ~0o007);
  } catch {
    // It is not there yet, or belongs to another user, who decides.
  }
}

/** What the operator can do about a database that SQLite cannot open, by how its error code begins. */
const remedies: readonly (readonly [code: string, remedy: (folder: string) => string])[] = [
  ["SQLITE_NOTADB", damaged],
  ["SQLITE_CORRUPT", damaged],
  ["SQLITE_CANTOPEN", locked],
  ["SQLITE_READONLY", locked],
  ["SQLITE_PERM", locked],
  ["SQLITE_FULL", full],
  ["SQLITE_IOERR", full],
];

/** The error for the operator if SQLite cannot open the folder's database; any other error stays as it is. */
export function readableError(error: unknown, folder: string): unknown {
  const code = error instanceof Database.SqliteError ? error.code : "";
  const remedy = remedies.find(([beginning]) => code.startsWith(beginning))?.[1];
  return remedy ? new DataFolderError(remedy(folder)) : error;
}

function damaged(folder: string): string {
  const newest = backupsIn(folder).at(-1);
  const path = databaseIn(folder);
  const command = newest
    ? `To go back to the newest copy here, run: ${moveAway(folder)} && cp ${newest} ${path}`
    : restoreAdvice(folder);
  return `The database ${path} is damaged and cannot be read. ${command}`;
}

const databaseIn = (folder: string): string => resolve(folder, "gemwright.db");

const moveAway = (folder: string): string => {
  const path = databaseIn(folder);
  return `mv ${path} ${path}.damaged && rm -f ${path}-wal ${path}-shm`;
};

/** How to put a backup in the place of a damaged database. */
export const restoreAdvice = (folder: string, backup = "<folder>"): string =>
  `To bring a backup back, stop the server and run: ${moveAway(folder)} && npm run gemwright -- restore ${backup}`;

function locked(folder: string): string {
  return `The database ${databaseIn(folder)} cannot be opened by this user.${ownCommand(resolve(folder))}`;
}

function full(folder: string): string {
  return `The database ${databaseIn(folder)} cannot be written: its disk is full, or fails. Make room there.`;
}

const BACKUP = "before-migration-";

/** The copies made before migrations, oldest first. */
export function backupsIn(folder: string): string[] {
  const backups = resolve(folder, "backups");
  if (!existsSync(backups)) return [];
  const names = readdirSync(backups).filter((name) => name.startsWith(BACKUP));
  return names.sort().map((name) => join(backups, name));
}

export function newBackup(folder: string): string {
  const backups = resolve(folder, "backups");
  mkdirSync(backups, { recursive: true });
  return join(backups, `${BACKUP}${new Date().toISOString().replace(/[:.]/g, "-")}.db`);
}
