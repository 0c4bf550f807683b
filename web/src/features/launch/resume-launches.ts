import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { isUnresolved, markLaunch, readLaunch, unresolvedLaunches } from "../../db/launches.ts";
import type { LaunchRow } from "../../db/rows.ts";
import { isRunning, launchStore } from "../../stores/launch.ts";
import { dispatchLaunch } from "../../stores/launch-events.ts";
import { loadConfig } from "../server/load-config.ts";
import { finishLaunch, releaseLaunch } from "./finish-launch.ts";
import { effectOf, reasonOf } from "./launch-failure.ts";
import { afterLaunchLock } from "./launch-lock.ts";

/** The outcome of a launch that a reload or a crash interrupted. */
export interface Aftermath {
  row: LaunchRow;
  outcome: "stopped" | "completed" | "failed";
  reason: string | null;
}

/**
 * Asks the chain what became of each unresolved launch in an owner's journal. A tab that is at one of them ends it
 * itself, unless it is closed first, as by the reload that brought the owner here.
 */
export async function resumeLaunches(deps: AppDeps, owner: string): Promise<Aftermath[]> {
  const results: Aftermath[] = [];
  for (const { tokenId } of await unresolvedLaunches(deps.db, owner)) {
    if (isRunning(launchStore.getState())) break;
    const result = await afterLaunchLock(tokenId, async () => {
      const row = await readLaunch(deps.db, tokenId);
      const isOurs = row && isUnresolved(row) && deps.owner() === owner;
      return isOurs && !isRunning(launchStore.getState()) ? resume(deps, row) : null;
    });
    if (result) results.push(result);
  }
  return results;
}

/** Null where the app knows no chain to ask, having never reached its server: it asks once the server is back. */
async function resume(deps: AppDeps, row: LaunchRow): Promise<Aftermath | null> {
  if (row.stage === "signing") {
    // Nothing was sent: the mint's signature, without which the bytes are worthless, was never added.
    await markLaunch(deps.db, row.tokenId, { stage: "opened" });
    if (row.preparedAt) await releaseLaunch(deps, row, row.preparedAt);
    return { row, outcome: "stopped", reason: sentences.launch.stopped };
  }
  const config = await loadConfig(deps).catch(() => null);
  if (!config) return null;
  dispatchLaunch({ type: "started", tokenId: row.tokenId });
  dispatchLaunch({ type: "prepared", mint: row.mint });
  try {
    await finishLaunch(deps, config, row);
    dispatchLaunch({ type: "dismissed" });
    return { row, outcome: "completed", reason: null };
  } catch (error) {
    const reason = [reasonOf(error), effectOf(error)].filter(Boolean).join(" ");
    dispatchLaunch({ type: "failed", reason });
    dispatchLaunch({ type: "dismissed" });
    return { row, outcome: "failed", reason };
  }
}
