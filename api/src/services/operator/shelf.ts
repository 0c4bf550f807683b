import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
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

/** The newest backup of a shelf that counts, of one instance where that is given; null without any. */
export function newestBackup(shelf: string, instance?: string | null): ShelvedBackup | null {
  const isWanted = (name: string) => instance === undefined || isOf(instance, join(shelf, name));
  const folder = finishedBackups(shelf).findLast((name) => isWanted(name) && hasAccounts(join(shelf, name)));
  return folder === undefined ? null : { folder, time: timeOf(folder) };
}

/**
 * Removes an instance's backups that are older than its newest `keep` ones on a shelf that count, and unfinished ones that
 * one of them has overtaken. Backups of another instance stay, and so do those that do not say whose they are: they may be
 * all that is left of a lost one.
 */
export function removeOld(shelf: string, keep: number, instance: string | null): string[] {
  const dated = datedBackups(shelf);
  const finished = finishedBackups(shelf);
  const own = finished.filter((name) => isOf(instance, join(shelf, name)));
  const counting = own.filter((name) => hasAccounts(join(shelf, name)));
  const [oldestKept, newest] = [counting.at(-keep), counting.at(-1)];
  const isDead = (name: string) => newest !== undefined && name < newest && !finished.includes(name);
  const isOld = (name: string) => oldestKept !== undefined && name < oldestKept && own.includes(name);
  const old = dated.filter((name) => isOld(name) || isDead(name));
  for (const name of old) rmSync(join(shelf, name), { recursive: true });
  return old;
}

/** True if somebody has an account in the database of a folder. */
export const hasAccounts = (folder: string): boolean => firstIn(folder, "select 1 from users") !== null;

/** The instance whose database a folder has; null before its database has been brought up to date. */
export const instanceIn = (folder: string): string | null =>
  firstIn(folder, "select value from facts where name = 'instance'") as string | null;

/** The first value that a folder's database answers; null without one. */
function firstIn(folder: string, query: string): unknown {
  try {
    const database = new Database(join(folder, DATABASE), { readonly: true });
    try {
      return database.prepare(query).pluck().get() ?? null;
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** True if a backup's list says that it is of that instance. */
function isOf(instance: string | null, backup: string): boolean {
  if (instance === null) return false;
  try {
    return JSON.parse(readFileSync(join(backup, LIST), "utf8")).instance === instance;
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
