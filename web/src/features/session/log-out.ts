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
 * Ends the session on the server, goes home and wipes the account's data from the device; also where nobody answers, as
 * disconnecting does. A server that answers and will not leaves all as it is, and the person is told so.
 */
export async function logOut(deps: AppDeps, goHome: () => Promise<void>): Promise<boolean> {
  // Whose it is, as long as it is known: the session may be hidden while the server is told.
  const owners = await accountOwners(deps);
  requestWipe(owners);
  await deps.wait(rhythm.logoutDelay);
  const end = await endOnServer(deps);
  if (end === "refused") {
    finishWipe(owners);
    deps.toast.error(sentences.session.logoutFailed, { id: "session" });
    return false;
  }
  // Before the session goes: the page that needs it would ask for a wallet on its way out.
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
 * Where nobody answers, or not for long, the end is `unheard`: then the session lives on there until it expires. Nothing
 * of it is kept here to end it later, which whoever finds this device could use until then.
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
