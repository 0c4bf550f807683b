import { CodedError } from "#contract/errors.ts";
import { findCreation, readCreator, readMint } from "#launch/confirmation.ts";
import { profiles } from "#launch/profile.ts";
import type { LaunchRow } from "../../db/launches.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnerDeps } from "../../deps.ts";
import { LAUNCH_WINDOW, readChainTime, readLaunchWallets } from "./launch-rules.ts";
import { recordLaunch } from "./record-launch.ts";

/** The outcome of a launch on the chain. `open`: not decided yet. */
export type Outcome = "confirmed" | "closed" | "open";

/** Asks the chain about an open launch, and records the outcome. */
export async function reconcileLaunch(
  deps: OwnerDeps,
  token: OwnedToken,
  launch: LaunchRow,
): Promise<Outcome> {
  // The height is read first: a mint that is missing after the window can never appear.
  const { slot, height } = await readChainTime(deps);
  const outcome = await adoptLanded(deps, token, launch, slot);
  if (outcome !== "absent") return outcome;
  if (height <= launch.preparedHeight + LAUNCH_WINDOW) return "open";
  await deps.store.commit([deps.store.launches.close(launch, deps.clock())]);
  return "closed";
}

/**
 * Records a launch that has landed and that nobody reported. `open`: its coin is on chain, and the transaction that
 * created it is not found yet. `absent`: there is no such coin as of `slot`, or a wallet of somebody else's paid for it.
 */
export async function adoptLanded(
  deps: OwnerDeps,
  token: OwnedToken,
  launch: LaunchRow,
  slot: number,
): Promise<"confirmed" | "open" | "absent"> {
  const mint = await readMint(deps.chain, launch.mint, slot);
  if (mint === null || mint === "foreign" || mint.uri !== launch.metadataUri) return "absent";
  const { payer, signature } = await findCreator(deps, launch);
  if (payer === null) return "open";
  if (!(await readLaunchWallets(deps, launch)).includes(payer)) return "absent";
  await recordLaunch(deps, token.id, launch, { createSignature: signature, signature }, deps.store.commit);
  return "confirmed";
}

/** Who created a coin, and by which transaction, unless a crowd of others or a short history hides it. */
async function findCreator({ chain, settings }: OwnerDeps, { mint }: LaunchRow) {
  const creation = await findCreation(chain, mint);
  return creation ?? { payer: await readCreator(chain, profiles[settings.network], mint), signature: null };
}

/** True if a launch of the token is undecided. One that the chain has decided is recorded on the way. */
export async function isLaunching(deps: OwnerDeps, token: OwnedToken): Promise<boolean> {
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
