import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { accountOwners, forgetOwners } from "./account-on-device.ts";
import { forgetWallet } from "./become-user.ts";
import { endOnServer } from "./end-on-server.ts";
import { finishWipe, requestWipe } from "./forgetting.ts";
import { leave } from "./leave.ts";

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
