import { authEndpoints } from "#contract/endpoints/auth.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { isSessionLost, isUnreachable } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { accountOwners, forgetOwners } from "./account-on-device.ts";
import { leave } from "./end-session.ts";
import { finishWipe, requestWipe } from "./forgetting.ts";
import { forgetWallet } from "./sign-in.ts";

/**
 * Ends the session on the server, goes to the home page and wipes the account's data from the device, even if the
 * server does not answer. If the server refuses, everything stays and the user is told.
 */
export async function logOut(deps: AppDeps, goHome: () => Promise<void>): Promise<boolean> {
  // Read the owner now: the session may be hidden while the server answers.
  const owners = await accountOwners(deps);
  requestWipe(owners);
  await deps.wait(rhythm.logoutDelay);
  const end = await endOnServer(deps);
  if (end === "refused") {
    finishWipe(owners);
    deps.toast.error(sentences.session.logoutFailed, { id: "session" });
    return false;
  }
  // Leave the page before the session ends, or the page would ask for a wallet.
  await goHome();
  leave();
  forgetWallet();
  const isForgotten = await forgetOwners(deps, owners);
  const message = end === "ended" ? sentences.session.loggedOut : sentences.session.loggedOutHere;
  if (isForgotten) deps.toast.success(message, { id: "logged-out" });
  return true;
}

/** Disconnects the wallet, ends the session and wipes the account's data from the device. */
export async function disconnectWallet(deps: AppDeps): Promise<void> {
  const owners = await accountOwners(deps);
  requestWipe(owners);
  await endOnServer(deps);
  try {
    await deps.wallet.disconnect();
    deps.toast.success(sentences.wallet.disconnected, { id: "wallet" });
  } catch {
    deps.toast.error(sentences.wallet.disconnectFailed, { id: "wallet" });
  }
  leave();
  forgetWallet();
  await forgetOwners(deps, owners);
}

/**
 * If the server does not answer in time the result is `unheard`: the session then lives on there until it expires.
 * Its tokens are not kept to end it later, because whoever finds this device could use them.
 */
async function endOnServer(deps: AppDeps): Promise<"ended" | "unheard" | "refused"> {
  const signal = AbortSignal.timeout(rhythm.silence);
  try {
    await deps.api.call(authEndpoints.logout, { body: {} }, { quiet: true, signal });
    return "ended";
  } catch (error) {
    if (isSessionLost(error)) return "ended";
    return signal.aborted || isUnreachable(error) ? "unheard" : "refused";
  }
}
