import { statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { backupFolder, writeProblem } from "../../db/write-problem.ts";
import type { ServerDeps } from "../../deps.ts";
import { DATABASE, newestBackup } from "./shelf.ts";
import { offerRestore } from "./start-notes.ts";
import { readModelUse } from "./test-models.ts";
import { readUpdate } from "./whats-new.ts";

/** How much there is of everything on this instance, and what holds it. Sizes are bytes. */
export async function readOverview(deps: Pick<ServerDeps, "store" | "clock" | "settings">) {
  const { store, clock, settings } = deps;
  const { dataDir, backupDir } = settings;
  const sizeOf = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
  const disk = await statfs(dataDir).catch(() => null);
  const counts = await store.overview.counts(clock());
  return {
    counts,
    update: await readUpdate(deps),
    restoreOffer: offerRestore({ users: counts?.users ?? 0, backupDir, dataDir }),
    database: sizeOf(DATABASE) + sizeOf(`${DATABASE}-wal`),
    free: disk === null ? null : disk.bavail * disk.bsize,
    newestBackup: backupDir === null ? null : newestBackup(backupDir),
    backupProblem: backupDir === null ? null : writeProblem(backupDir, backupFolder),
    modelUse: await readModelUse(deps),
    isPremiumOn: await store.switches.isOn("premium"),
    isGalleryOn: await store.switches.isOn("gallery"),
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;
