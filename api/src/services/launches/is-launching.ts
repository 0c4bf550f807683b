import { CodedError } from "#contract/errors.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { reconcileLaunch } from "./reconcile-launch.ts";

/** True if a launch of the token is undecided. One that the chain has decided is recorded on the way. */
export async function isLaunching(deps: UserDeps, token: OwnedToken): Promise<boolean> {
  const open = await deps.store.launches.open(token);
  if (!open) return false;
  try {
    const outcome = await reconcileLaunch(deps, token, open);
    // Launched meanwhile, so the caller's copy is stale and must be read again.
    if (outcome === "confirmed") throw new CodedError("precondition_stale");
    return outcome === "open";
  } catch (error) {
    if (error instanceof CodedError && error.code === "chain_unavailable") return true;
    throw error;
  }
}
