import { authEndpoints } from "#contract/endpoints/auth.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { isSessionLost } from "../../api-client/api-error.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";
import { accountOwners, forgetOwners } from "./account-on-device.ts";
import { forgetWallet } from "./become-user.ts";
import { oweForgetting } from "./forgetting.ts";
import { leave } from "./leave.ts";

/**
 * Ends the session on the server, goes home and wipes the account's data from the device. Where the server cannot be
 * asked, the session would live on: nothing is done then, and the person is told so.
 */
export async function logOut(world: World, goHome: () => Promise<void>): Promise<boolean> {
  await world.wait(rhythm.logoutDelay);
  try {
    await world.api.call(authEndpoints.logout, { body: {} }, { quiet: true });
  } catch (error) {
    if (!isSessionLost(error)) {
      toast.error(sentences.session.logoutFailed, { id: "session" });
      return false;
    }
  }
  const owners = await accountOwners(world);
  oweForgetting(owners);
  // Before the session goes: the page that needs it would ask for a wallet on its way out.
  await goHome();
  leave();
  forgetWallet();
  const isForgotten = await forgetOwners(world, owners);
  if (isForgotten) toast.success(sentences.session.loggedOut, { id: "logged-out" });
  return true;
}
