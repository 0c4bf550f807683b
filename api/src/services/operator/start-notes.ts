import { backupFolder, makeWritable } from "../../db/write-problem.ts";
import type { OperatorDeps } from "../../deps.ts";
import { newestBackup } from "./shelf.ts";

interface Instance {
  version: string;
  /** Null: no backups. */
  backupDir: string | null;
  dataDir: string;
}

/**
 * What an operator wants to know at a start, a sentence each: an update, a folder that takes no backups, and an empty
 * instance beside a backup.
 */
export async function readStartNotes(
  { store, clock, commit }: OperatorDeps,
  { version, backupDir, dataDir }: Instance,
): Promise<string[]> {
  const before = await store.version.read();
  const isUpdated = before !== null && before !== version;
  const update = isUpdated ? [store.version.saveUpdate(before, clock())] : [];
  if (before !== version) await commit([store.version.save(version), ...update], null);
  const users = (await store.overview.counts(clock()))?.users ?? 0;
  const notes: string[] = [];
  if (isUpdated)
    notes.push(`Updated from ${before} to ${version}. CHANGELOG.md, and /operator, say what is new.`);
  if (backupDir === null) return notes;
  const problem = makeWritable(backupDir, backupFolder);
  if (problem !== null) notes.push(`There are no backups. ${problem}`);
  const offer = offerRestore({ users, backupDir, dataDir });
  return offer === null ? notes : [...notes, offer];
}

/** How to bring back the newest backup of an instance that nobody has an account on; null where there is nothing to. */
export function offerRestore({
  users,
  backupDir,
  dataDir,
}: Omit<Instance, "version"> & { users: number }): string | null {
  const newest = users === 0 && backupDir !== null ? newestBackup(backupDir) : null;
  if (newest === null) return null;
  return `Nobody has an account here yet, and there is a backup of ${new Date(newest.time).toISOString()}. To bring it back, stop the server, move ${dataDir} away, and run: npm run gemwright -- restore ${backupDir}/${newest.folder}`;
}
