import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { accountOwners, forgetOwners } from "./account-on-device.ts";
import { forgetWallet } from "./become-user.ts";
import { endOnServer } from "./end-on-server.ts";
import { requestWipe } from "./forgetting.ts";
import { leave } from "./leave.ts";

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
