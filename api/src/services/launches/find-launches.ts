import { CodedError } from "#contract/errors.ts";
import { MINUTE } from "#contract/limits.ts";
import type { LaunchRow } from "../../db/launches.ts";
import type { ServerDeps } from "../../deps.ts";
import type { JobHandler } from "../jobs/perform-job.ts";
import { reconcileLaunch } from "./reconcile-launch.ts";

export const FIND_LAUNCHES = "find-launches";

/** A client that is still there has reported its launch by then, or the chain can no longer take it. */
const LEFT_ALONE = 2 * MINUTE;
/** Each takes three calls of the chain's node or four. */
const BATCH = 20;

/**
 * The job: asks the chain about launches whose client never came back. One that landed is recorded, which starts its
 * website; one that can no longer land sets its token free.
 */
export function findLaunchesHandler(deps: ServerDeps): JobHandler {
  let last = "";
  return {
    retries: true,
    every: MINUTE,
    async perform(_payload, done) {
      const { store, clock } = deps;
      const launches = await store.launches.leftAlone(clock() - LEFT_ALONE, last, BATCH);
      for (const launch of launches) await find(deps, launch);
      // Those that are still open do not keep the others from their turn.
      last = launches.length < BATCH ? "" : (launches.at(-1)?.tokenId ?? "");
      await store.commit([done]);
    },
  };
}

/** A refusal is about this launch alone, unless the chain is away. */
async function find(deps: ServerDeps, launch: LaunchRow): Promise<void> {
  const token = await deps.store.tokens.find(launch.userId, launch.tokenId);
  if (!token) return;
  try {
    const outcome = await reconcileLaunch({ ...deps, caller: { userId: launch.userId } }, token, launch);
    if (outcome === "confirmed") deps.log.info({ mint: launch.mint }, "found a launch that nobody reported");
  } catch (error) {
    if (!(error instanceof CodedError) || error.code === "chain_unavailable") throw error;
  }
}
