import { sentences } from "#contract/sentences.ts";
import type { World } from "../../app/deps.ts";
import { toast } from "../../ui/toast.ts";
import { accountOwners, forgetOwners } from "./account-on-device.ts";
import { forgetWallet } from "./become-user.ts";
import { endOnServer } from "./end-on-server.ts";
import { oweForgetting } from "./forgetting.ts";
import { leave } from "./leave.ts";

/** Disconnects the wallet, ends the session and wipes the account's data from the device. */
export async function disconnectWallet(world: World): Promise<void> {
  const owners = await accountOwners(world);
  oweForgetting(owners);
  await endOnServer(world);
  try {
    await world.wallet.disconnect();
    toast.success(sentences.wallet.disconnected, { id: "wallet" });
  } catch {
    toast.error(sentences.wallet.disconnectFailed, { id: "wallet" });
  }
  leave();
  forgetWallet();
  await forgetOwners(world, owners);
}
