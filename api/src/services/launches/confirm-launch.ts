import { CodedError } from "#contract/errors.ts";
import type { ConfirmRequest, ConfirmResult } from "#contract/launch.ts";
import { confirmationErrors, readConfirmation } from "#launch/confirmation.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { readLaunchWallets } from "./launch-rules.ts";
import { recordLaunch } from "./record-launch.ts";

/**
 * Checks a launch on the chain and records it. Without confirmation it answers the reason and changes
 * nothing.
 */
export async function confirmLaunch(deps: UserDeps, request: ConfirmRequest): Promise<ConfirmResult> {
  const token = await requireToken(deps, request.token_id);
  const launch = await deps.store.launches.find(token, request.mint_pubkey);
  if (!launch) throw new CodedError("launch_not_found");
  const answer = { success: true, message: `${launch.name} is launched.` };
  if (launch.state === "confirmed") return deps.commit([], answer);
  const signatures = { createSignature: request.create_signature, signature: request.signature };
  const confirmation = await readConfirmation(deps.chain, {
    ...signatures,
    mint: launch.mint,
    wallets: await readLaunchWallets(deps, launch),
    metadataUri: launch.metadataUri,
  });
  if (confirmation.kind !== "confirmed") {
    const failure = { success: false, message: confirmationErrors[confirmation.reason] };
    return confirmation.kind === "pending" ? { ...failure, pending: true } : failure;
  }
  await recordLaunch(deps, token.id, launch, signatures, (plan) => deps.commit(plan, answer));
  return answer;
}
