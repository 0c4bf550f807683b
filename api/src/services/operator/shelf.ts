import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";

export const DATABASE = "gemwright.db";
/** A backup's last file: without it the backup is unfinished. */
export const LIST = "backup.json";

/**
 * A backup of a shelf, a folder of dated backups. One counts when it is finished and somebody has an account in it: what
 * an empty instance leaves on the shelf of a lost one must never stand for, or displace, what was lost.
 */
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

/** The newest backup of a shelf that counts; null without any. */
export function newestBackup(shelf: string): ShelvedBackup | null {
  const folder = finishedBackups(shelf).findLast((name) => hasAccounts(join(shelf, name)));
  return folder === undefined ? null : { folder, time: timeOf(folder) };
}

/**
 * Removes what is older than the newest `keep` backups of a shelf that count, and unfinished ones that one of them has
 * overtaken; nothing but backups.
 */
export function removeOld(shelf: string, keep: number): string[] {
  const dated = datedBackups(shelf);
  const finished = finishedBackups(shelf);
  const counting = finished.filter((name) => hasAccounts(join(shelf, name)));
  const [oldestKept, newest] = [counting.at(-keep), counting.at(-1)];
  const isDead = (name: string) => newest !== undefined && name < newest && !finished.includes(name);
  const isOld = (name: string) => oldestKept !== undefined && name < oldestKept;
  const old = dated.filter((name) => isOld(name) || isDead(name));
  for (const name of old) rmSync(join(shelf, name), { recursive: true });
  return old;
}

/** True if somebody has an account in the database of a folder. */
export function hasAccounts(folder: string): boolean {
  try {
    const database = new Database(join(folder, DATABASE), { readonly: true });
    try {
      return database.prepare("select 1 from users limit 1").get() !== undefined;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
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
