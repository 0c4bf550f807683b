import { shortAddress } from "#contract/address.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { World } from "../../app/deps.ts";
import { sessionStore } from "../../stores/session.ts";
import { toast } from "../../ui/toast.ts";
import { isRejection } from "../../wallet/wallet-errors.ts";
import { scriptOf } from "./find-session.ts";
import { connectAccount } from "./prove-wallet.ts";
import { returnToServer, unlock } from "./return-to-server.ts";

/**
 * Before anything is signed: connects the wallet of a session that was opened without it. Resolves whether it is there;
 * why it is not has been told.
 */
export async function unlockWallet(world: World): Promise<boolean> {
  const { wallet, connecting } = sessionStore.getState();
  if (!wallet) return false;
  if (!wallet.isLocked) return true;
  if (connecting) return false;
  sessionStore.setState({ connecting: true });
  const { name, address } = wallet;
  try {
    const script = await scriptOf(world, name);
    if (script) await world.loadScript(script);
    const account = await connectAccount(world, name);
    if (account.address !== address) {
      await world.wallet.disconnect().catch(() => {});
      toast.error(fill(sentences.wallet.otherAccount, { wallet: name, address: shortAddress(address) }), {
        id: "wallet",
      });
      return false;
    }
    unlock(world, account);
  } catch (error) {
    const { rejected, outOfReach } = sentences.wallet;
    toast.error(isRejection(error) ? rejected : fill(outOfReach, { wallet: name }), { id: "wallet" });
    return false;
  } finally {
    sessionStore.setState({ connecting: false });
  }
  void returnToServer(world);
  return true;
}
