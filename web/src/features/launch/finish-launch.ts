import type { PublicConfig } from "#contract/config.ts";
import { launchEndpoints } from "#contract/endpoints/launch.ts";
import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { automationEndpoints } from "#contract/endpoints/websites.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { awaitLanding, type Landing, readGain } from "#launch/await-landing.ts";
import type { Rpc } from "#launch/rpc.ts";
import { ApiError, sentenceOf } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { markLaunch } from "../../db/launches.ts";
import type { LaunchRow } from "../../db/rows.ts";
import { dispatchLaunch } from "../../stores/launch-events.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { dispatchWizard } from "../../stores/wizard-events.ts";
import { foreignMessage } from "../../wallet/wallet-errors.ts";
import { keepToken } from "../device/keep-token.ts";
import { LaunchFailure, programErrorOf } from "./launch-failure.ts";
import { httpRpc } from "./rpc.ts";

const RETRY_MS = 2_000;
const COST_TRIES = 5;
/** So often in a row the chain cannot be asked before a person is told. */
export const REPORT_ERROR_AFTER = 3;

/**
 * Takes a launch from signed bytes in the journal to a record that chain and server agree on. Throws if the chain
 * refused.
 */
export async function finishLaunch(deps: AppDeps, config: PublicConfig, row: LaunchRow): Promise<void> {
  if (row.stage === "sending") await land(deps, config, row);
  dispatchLaunch({ type: "landed" });
  await confirm(deps, row);
  await activateWebsiteAndRefresh(deps, row);
  // Last, so that a page that is closed before this device knows the outcome asks again.
  await markLaunch(deps.db, row.tokenId, { stage: "confirmed", sealed: null, wire: null });
  dispatchLaunch({ type: "completed" });
}

/**
 * Tells the server that a prepared launch ended before it was signed, so that the token can be changed at once. A server
 * that does not hear of it learns the same from the chain, some minutes later.
 */
export async function releaseLaunch(
  deps: AppDeps,
  { tokenId, mint }: LaunchRow,
  prepared_at: string,
): Promise<void> {
  const body = { token_id: tokenId, mint, prepared_at };
  await deps.api.call(launchEndpoints.releaseTransaction, { body }).catch(() => undefined);
}

async function land(deps: AppDeps, config: PublicConfig, row: LaunchRow): Promise<void> {
  const { signature, wire, blockhash, slot } = row;
  if (!signature || !wire || !blockhash) throw new Error("The signed transaction is not on this device.");
  dispatchLaunch({ type: "sent", signature });
  const rpc = httpRpc(config.rpc_url);
  const landing = await awaitLanding(
    rpc,
    { signature, wire, blockhash, slot: slot ?? 0 },
    { wait: deps.wait, onError: reportRpcError },
  );
  if (landing.kind === "landed") return void (await markLaunch(deps.db, row.tokenId, { stage: "landed" }));
  const failure = await landingFailure(deps, rpc, signature, landing);
  await markLaunch(deps.db, row.tokenId, { stage: "failed", reason: failure.message, wire: null });
  throw failure;
}

/** What to say of a transaction that the chain refused or never took, and what it cost. */
export async function landingFailure(
  deps: AppDeps,
  rpc: Rpc,
  signature: string,
  landing: Exclude<Landing, { kind: "landed" }>,
): Promise<LaunchFailure> {
  if (landing.kind === "expired") return new LaunchFailure("expired");
  const cost = await readCost(deps, rpc, signature);
  const error = foreignMessage(landing.error);
  const effect = [
    programErrorOf(error),
    cost === null ? null : fill(sentences.launch.failedCost, { cost: String(cost) }),
  ].filter(Boolean);
  return new LaunchFailure("confirmationFailed", { error }, effect.join(" ") || null);
}

/** In SOL. A node tells of a transaction a moment after its status. */
async function readCost({ wait }: AppDeps, rpc: Rpc, signature: string): Promise<number | null> {
  for (let tries = 0; tries < COST_TRIES; tries++) {
    if (tries > 0) await wait(RETRY_MS);
    const gain = await readGain(rpc, signature).catch(() => null);
    if (gain !== null) return -gain;
  }
  return null;
}

const reportRpcError = (times: number): void => {
  if (times === REPORT_ERROR_AFTER) dispatchLaunch({ type: "noted", message: sentences.launch.undecided });
  if (times === 0) dispatchLaunch({ type: "noted", message: "Waiting for the chain" });
};

/**
 * Reports the launch to the server until it has recorded it: the coin is on chain, so giving up helps nobody. Only what
 * time cannot mend ends it.
 */
async function confirm(deps: AppDeps, row: LaunchRow): Promise<void> {
  const signature = row.signature ?? "";
  const body = { token_id: row.tokenId, signature, create_signature: signature, mint_pubkey: row.mint };
  for (;;) {
    const answer = await deps.api
      .call(launchEndpoints.confirmTransaction, { body })
      .catch((error: unknown) => ({
        success: false,
        message: sentenceOf(error, ""),
        pending: isTransient(error),
      }));
    if (answer.success) return;
    const message = answer.message || sentences.launch.backendUnknown;
    if (!answer.pending) throw new LaunchFailure("backendFailed", { message }, sentences.launch.onChain);
    dispatchLaunch({ type: "noted", message: sentences.launch.unrecorded });
    await deps.wait(RETRY_MS);
  }
}

const TIMED_OUT_OR_BUSY = [408, 425, 429];

/** The server is away, too busy, or has a fault that its operator may mend, or something else was changed meanwhile. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === null ||
    error.status >= 500 ||
    TIMED_OUT_OR_BUSY.includes(error.status) ||
    error.code === "precondition_stale");

/** Activates what was configured before the launch. A failure here does not affect the launch. */
async function activateWebsiteAndRefresh(deps: AppDeps, row: LaunchRow): Promise<void> {
  const params = { id: row.tokenId };
  try {
    const { activated } = await deps.api.call(automationEndpoints.activateAutomation, {
      params,
      body: { mint_address: row.mint },
    });
    // A user who made the website in the wizard does not know the word automation, so the note explains it.
    const description = sentences.automation.activatedNote;
    if (activated) deps.toast.success(sentences.automation.activated, { description });
  } catch {
    deps.toast.error(sentences.website.deployStartFailed);
  }
  const token = await deps.api.call(tokensEndpoints.getToken, { params }).catch(() => null);
  if (!token) return;
  await keepToken(deps, row.owner, token);
  if (wizardStore.getState().draft?.token?.id === token.id)
    dispatchWizard({ type: "refreshed", change: { token } });
}
