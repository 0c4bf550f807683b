import { firstSignature, judgeLaunch, readMint } from "#launch/verdict.ts";
import type { LaunchRow } from "../../db/launches.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { blockHeight, LAUNCH_WINDOW } from "./launch-rules.ts";
import { launchWallets } from "./launch-wallets.ts";
import { recordLaunch } from "./record-launch.ts";

/** What became of an open launch, as the chain has it. `open`: nobody can tell yet. */
export type Outcome = "confirmed" | "closed" | "open";

/** Asks the chain about an open launch, and writes down what it has decided. */
export async function reconcileLaunch(
  deps: UserDeps,
  token: OwnedToken,
  launch: LaunchRow,
): Promise<Outcome> {
  // The height comes first: a mint that is missing after the window has passed can never come.
  const height = await blockHeight(deps);
  const mint = await readMint(deps.chain, launch.mint);
  const isOurs = mint !== null && mint !== "foreign" && mint.uri === launch.metadataUri;
  const outcome = isOurs ? await adopt(deps, token, launch) : "foreign";
  if (outcome !== "foreign") return outcome;
  if (height <= launch.preparedHeight + LAUNCH_WINDOW) return "open";
  await deps.store.commit([deps.store.launches.close(launch, deps.clock())]);
  return "closed";
}

/** The launch happened, though nobody told this server; `foreign` where somebody else's wallet paid for it. */
async function adopt(
  deps: UserDeps,
  token: OwnedToken,
  launch: LaunchRow,
): Promise<"confirmed" | "open" | "foreign"> {
  const signature = await firstSignature(deps.chain, launch.mint);
  if (signature === null) return "open";
  const confirmation = await judgeLaunch(deps.chain, {
    mint: launch.mint,
    createSignature: signature,
    signature,
    wallets: await launchWallets(deps, launch),
    metadataUri: launch.metadataUri,
  });
  if (confirmation.kind === "pending") return "open";
  if (confirmation.kind === "refused") return "foreign";
  const signatures = { createSignature: signature, signature };
  await recordLaunch(deps, token.id, launch, signatures, deps.store.commit);
  return "confirmed";
}
