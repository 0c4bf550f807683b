import { sentences } from "#contract/sentences.ts";
import type { World } from "../../app/deps.ts";
import { markLaunch, unresolvedLaunches } from "../../db/launches.ts";
import type { LaunchRow } from "../../db/rows.ts";
import { launchStore } from "../../stores/launch.ts";
import { isRunning } from "../../stores/launch-state.ts";
import { loadConfig } from "../server/load-config.ts";
import { tell } from "./dispatch.ts";
import { finishLaunch } from "./finish-launch.ts";
import { withLaunchLock } from "./launch-lock.ts";
import { reasonOf } from "./run-launch.ts";

/** What became of a launch that a reload or a crash interrupted. */
export interface Aftermath {
  row: LaunchRow;
  outcome: "stopped" | "completed" | "failed";
  reason: string | null;
}

/** Goes through the journal of an owner and finds out, from the chain, what became of each unresolved launch. */
export async function resumeLaunches(world: World, owner: string): Promise<Aftermath[]> {
  const results: Aftermath[] = [];
  for (const row of await unresolvedLaunches(world.db, owner)) {
    if (isRunning(launchStore.getState())) break;
    const result = await withLaunchLock(row.tokenId, () => resume(world, row));
    if (result) results.push(result);
  }
  return results;
}

async function resume(world: World, row: LaunchRow): Promise<Aftermath> {
  if (row.stage === "signing") {
    // Nothing was sent: our own signature, without which the bytes are worth nothing, was not given.
    await markLaunch(world.db, row.tokenId, { stage: "opened" });
    return { row, outcome: "stopped", reason: sentences.launch.stopped };
  }
  tell({ type: "started", tokenId: row.tokenId });
  tell({ type: "prepared", mint: row.mint });
  try {
    await finishLaunch(world, await loadConfig(world), row);
    tell({ type: "dismissed" });
    return { row, outcome: "completed", reason: null };
  } catch (error) {
    const reason = reasonOf(error);
    tell({ type: "failed", reason });
    tell({ type: "dismissed" });
    return { row, outcome: "failed", reason };
  }
}
