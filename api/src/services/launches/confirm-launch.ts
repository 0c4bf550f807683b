import { CodedError } from "#contract/errors.ts";
import type { ConfirmRequest } from "#contract/launch.ts";
import type { Succeeded } from "#contract/primitives.ts";
import { judgeLaunch, verdictSentences } from "#launch/verdict.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { launchWallets } from "./launch-wallets.ts";
import { recordLaunch } from "./record-launch.ts";

/** Reads a launch from the chain. What is not confirmed there is answered with the reason, and changes nothing. */
export async function confirmLaunch(world: UserWorld, request: ConfirmRequest): Promise<Succeeded> {
  const token = await requireToken(world, request.token_id);
  const launch = await world.store.launches.find(token, request.mint_pubkey);
  if (!launch) throw new CodedError("launch_not_found");
  const answer = { success: true, message: `${launch.name} is launched.` };
  if (launch.state === "confirmed") return world.settle([], answer);
  const signatures = { createSignature: request.create_signature, signature: request.signature };
  const verdict = await judgeLaunch(world.chain, {
    ...signatures,
    mint: launch.mint,
    wallets: await launchWallets(world, launch),
    metadataUri: launch.metadataUri,
  });
  if (verdict.kind !== "confirmed") return { success: false, message: verdictSentences[verdict.reason] };
  await recordLaunch(world, token.id, launch, signatures, (plan) => world.settle(plan, answer));
  return answer;
}
