import { firstSignature, judgeLaunch, readMint } from "#launch/verdict.ts";
import type { LaunchRow } from "../../db/launches.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserWorld } from "../../world.ts";
import { blockHeight, LAUNCH_WINDOW } from "./launch-rules.ts";
import { launchWallets } from "./launch-wallets.ts";
import { recordLaunch } from "./record-launch.ts";

/** What became of an open launch, as the chain has it. `open`: nobody can tell yet. */
export type Outcome = "confirmed" | "closed" | "open";

/** Asks the chain about an open launch, and writes down what it has decided. */
export async function settleLaunch(world: UserWorld, token: OwnedToken, launch: LaunchRow): Promise<Outcome> {
  // The height comes first: a mint that is missing after the window has passed can never come.
  const height = await blockHeight(world);
  const mint = await readMint(world.chain, launch.mint);
  const isOurs = mint !== null && mint !== "foreign" && mint.uri === launch.metadataUri;
  const outcome = isOurs ? await adopt(world, token, launch) : "foreign";
  if (outcome !== "foreign") return outcome;
  if (height <= launch.preparedHeight + LAUNCH_WINDOW) return "open";
  await world.store.commit([world.store.launches.close(launch, world.clock())]);
  return "closed";
}

/** The launch happened, though nobody told this server; `foreign` where somebody else's wallet paid for it. */
async function adopt(
  world: UserWorld,
  token: OwnedToken,
  launch: LaunchRow,
): Promise<"confirmed" | "open" | "foreign"> {
  const signature = await firstSignature(world.chain, launch.mint);
  if (signature === null) return "open";
  const verdict = await judgeLaunch(world.chain, {
    mint: launch.mint,
    createSignature: signature,
    signature,
    wallets: await launchWallets(world, launch),
    metadataUri: launch.metadataUri,
  });
  if (verdict.kind === "pending") return "open";
  if (verdict.kind === "refused") return "foreign";
  const signatures = { createSignature: signature, signature };
  await recordLaunch(world, token.id, launch, signatures, world.store.commit);
  return "confirmed";
}
