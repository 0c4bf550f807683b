import type { OperatorDeps } from "../../deps.ts";
import { newestBackup, newestFolder } from "./backup.ts";

interface Instance {
  version: string;
  /** Null: no backups. */
  backupDir: string | null;
  dataDir: string;
}

/** What an operator wants to know at a start, a sentence each: an update, and an empty instance beside a backup. */
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
  if (users === 0 && backupDir !== null) {
    const [folder, time] = [newestFolder(backupDir), newestBackup(backupDir)];
    if (folder !== null && time !== null)
      notes.push(
        `Nobody has an account here yet, and there is a backup of ${new Date(time).toISOString()}. To bring it back, stop the server, move ${dataDir} away, and run: npm run gemwright -- restore ${backupDir}/${folder}`,
      );
  }
  return notes;
}
