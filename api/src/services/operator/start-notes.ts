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
  if (before !== version) await commit([store.version.save(version)], null);
  const users = (await store.overview.counts(clock()))?.users ?? 0;
  const notes: string[] = [];
  if (before !== null && before !== version)
    notes.push(`Updated from ${before} to ${version}. CHANGELOG.md says what is new.`);
  if (backupDir === null) return notes;
  const problem = makeWritable(backupDir, backupFolder);
  if (problem !== null) notes.push(`There are no backups. ${problem}`);
  const newest = users === 0 ? newestBackup(backupDir) : null;
  if (newest !== null)
    notes.push(
      `Nobody has an account here yet, and there is a backup of ${new Date(newest.time).toISOString()}. To bring it back, stop the server, move ${dataDir} away, and run: npm run gemwright -- restore ${backupDir}/${newest.folder}`,
    );
  return notes;
}
