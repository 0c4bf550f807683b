import { claimSentences } from "#contract/coin-sentences.ts";
import type { PublicConfig } from "#contract/config.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { awaitLanding, readGain } from "#launch/await-landing.ts";
import type { ClaimSummary, FeesToClaim, ReviewedClaim } from "#launch/claim.ts";
import { LaunchRefusal } from "#launch/guard/refusal.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { Refusal } from "../../stores/launch.ts";
import { foreignMessage, isRejection } from "../../wallet/wallet-errors.ts";
import { unlockWallet } from "../session/unlock-wallet.ts";
import { landingFailure, REPORT_ERROR_AFTER } from "./finish-launch.ts";
import { LaunchFailure, refusalOf } from "./launch-failure.ts";
import { withLaunchLock } from "./launch-lock.ts";
import { httpRpc } from "./rpc.ts";

/** How far a claim has come. Amounts in SOL. */
export type ClaimState =
  | { step: "checking" }
  | { step: "signing"; summary: ClaimSummary }
  | { step: "sending"; isAway: boolean }
  | { step: "claimed"; amount: number }
  | { step: "failed"; reason: string; refusal: Refusal | null };

/** The coin whose fees are claimed, and its creator's wallet. */
interface Claim {
  mint: string;
  wallet: string;
  config: PublicConfig;
}

/** What waits for a coin's creator. Throws where the chain cannot be read. */
export async function readFees({ mint, wallet, config }: Claim): Promise<FeesToClaim> {
  const { claimKeys, readCreatorFees, estimateClaim } = await import("#launch/claim.ts");
  const keys = claimKeys(config.network, mint, wallet);
  return estimateClaim(keys.profile, await readCreatorFees(httpRpc(config.rpc_url), keys));
}

/**
 * Claims what waits for a coin's creator. A claim needs no journal: whatever becomes of it, what it has not brought still
 * waits on the chain for the same wallet.
 */
export async function claimFees(
  deps: AppDeps,
  claim: Claim,
  report: (state: ClaimState) => void,
): Promise<void> {
  report({ step: "checking" });
  try {
    const isOurs = await withLaunchLock(`fees.${claim.wallet}`, async () => {
      await reviewAndSend(deps, claim, report);
      return true;
    });
    if (!isOurs) report({ step: "failed", reason: claimSentences.otherTab, refusal: null });
  } catch (error) {
    // Another tab or device was faster, which is nobody's attack.
    const isEmpty = error instanceof LaunchRefusal && error.rule === "claim_empty";
    report({ step: "failed", reason: reasonOf(error), refusal: isEmpty ? null : refusalOf(error) });
  }
}

async function reviewAndSend(
  deps: AppDeps,
  claim: Claim,
  report: (state: ClaimState) => void,
): Promise<void> {
  if (deps.owner() !== claim.wallet || !(await unlockWallet(deps))) throw new LaunchFailure("walletError");
  if (!deps.wallet.canSignTransactions()) throw new LaunchFailure("cannotSign");
  const reviewed = await review(claim);
  const { acceptSigned, summarizeClaim } = await import("#launch/claim.ts");
  const summary = summarizeClaim(reviewed);
  report({ step: "signing", summary });
  const sent = acceptSigned(reviewed, await deps.wallet.signTransaction(reviewed.wire));
  report({ step: "sending", isAway: false });
  const rpc = httpRpc(claim.config.rpc_url);
  const landing = await awaitLanding(rpc, sent, {
    wait: deps.wait,
    onError: (times) => report({ step: "sending", isAway: times >= REPORT_ERROR_AFTER }),
  });
  if (landing.kind !== "landed") throw await landingFailure(deps, rpc, sent.signature, landing);
  const gain = await readGain(rpc, sent.signature).catch(() => null);
  report({ step: "claimed", amount: gain ?? summary.gained });
}

/** Before the wallet is asked, whatever the guard does not refuse is the network's failure. */
async function review({ config, mint, wallet }: Claim): Promise<ReviewedClaim> {
  const { claimKeys, reviewClaim } = await import("#launch/claim.ts");
  try {
    return await reviewClaim(httpRpc(config.rpc_url), claimKeys(config.network, mint, wallet));
  } catch (error) {
    if (error instanceof LaunchRefusal) throw error;
    throw new ChainAway();
  }
}

class ChainAway extends Error {}

function reasonOf(error: unknown): string {
  if (isRejection(error)) return sentences.launch.transactionRejected;
  if (error instanceof ChainAway) return claimSentences.chainAway;
  if (error instanceof LaunchFailure) return [error.message, error.effect].filter(Boolean).join(" ");
  if (error instanceof LaunchRefusal) return error.message;
  return fill(claimSentences.failed, { reason: foreignMessage(error) });
}
