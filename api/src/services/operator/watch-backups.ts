import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { promisify } from "node:util";
import { DAY, HOUR } from "#contract/limits.ts";
import type { ServerDeps } from "../../deps.ts";
import { newestBackup } from "./shelf.ts";

/** Where backups go, how many stay, and what Node is given to run the operator's commands. */
export interface BackupPlan {
  shelf: string;
  keep: number;
  cli: readonly string[];
}

export interface BackupWatch {
  /** Makes a backup if one is due. */
  look(): Promise<void>;
  stop(): void;
}

const run = promisify(execFile);

/**
 * Makes a backup a day, in a process of its own, since the database is copied at one go. What is on the shelf says when
 * the next one is due, so that a restart neither skips nor repeats one; what another instance left there does not. An instance without accounts has nothing to back
 * up: the shelf may be that of one whose data folder was lost. A failure is in the log, and is tried again within the
 * hour.
 */
export function watchBackups(
  { store, clock, log }: Pick<ServerDeps, "store" | "clock" | "log">,
  { shelf, keep, cli }: BackupPlan,
): BackupWatch {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const hasUsers = async () => ((await store.overview.counts(clock()))?.users ?? 0) > 0;
  const backUp = async () => {
    if (!(await hasUsers())) return;
    mkdirSync(shelf, { recursive: true, mode: 0o700 });
    const newest = newestBackup(shelf, await store.instance.read());
    if (clock() < (newest?.time ?? 0) + DAY) return;
    const command = [...cli, "backup", shelf, "--keep", String(keep)];
    const { stdout } = await run(process.execPath, command, { signal: stopping.signal });
    log.info({}, stdout.trim());
  };
  const look = () => {
    running ??= backUp()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, "the backup failed");
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
  void look();
  const timer = setInterval(look, HOUR).unref();
  return {
    look,
    stop: () => {
      clearInterval(timer);
      stopping.abort();
    },
  };
}
