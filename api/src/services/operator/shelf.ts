import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A backup's last file: without it the backup is unfinished. */
export const LIST = "backup.json";

/** A finished backup of a shelf, a folder of dated backups. */
export interface ShelvedBackup {
  /** Its name on the shelf. */
  folder: string;
  /** When it was begun, in milliseconds since 1970. */
  time: number;
}

const DATED = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** The folder of a backup among others. The names sort by time. */
export const datedFolder = (shelf: string, now: number): string =>
  join(shelf, new Date(now).toISOString().replace(/[:.]/g, "-"));

const timeOf = (folder: string): number => Date.parse(folder.replace(/T(\d\d)-(\d\d)-(\d\d)-/, "T$1:$2:$3."));

/** The newest finished backup of a shelf; null without any. */
export function newestBackup(shelf: string): ShelvedBackup | null {
  const folder = finishedBackups(shelf).at(-1);
  return folder === undefined ? null : { folder, time: timeOf(folder) };
}

/**
 * Removes what is older than the newest `keep` finished backups of a shelf, and unfinished ones that a finished one has
 * overtaken; nothing but backups.
 */
export function removeOld(shelf: string, keep: number): string[] {
  const dated = datedBackups(shelf);
  const finished = finishedBackups(shelf);
  const [oldestKept, newest] = [finished.at(-keep), finished.at(-1)];
  const isDead = (name: string) => newest !== undefined && name < newest && !finished.includes(name);
  const isOld = (name: string) => oldestKept !== undefined && name < oldestKept;
  const old = dated.filter((name) => isOld(name) || isDead(name));
  for (const name of old) rmSync(join(shelf, name), { recursive: true });
  return old;
}

const datedBackups = (shelf: string): string[] =>
  namesIn(shelf)
    .filter((name) => DATED.test(name))
    .sort();

const finishedBackups = (shelf: string): string[] =>
  datedBackups(shelf).filter((name) => existsSync(join(shelf, name, LIST)));

/** A shelf that is not there, or cannot be read, has no backups: pages and starts go on without it. */
function namesIn(shelf: string): string[] {
  try {
    return readdirSync(shelf);
  } catch {
    return [];
  }
}
