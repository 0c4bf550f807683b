import { fill } from "#contract/errors.ts";
import { shortAddress } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sessionStore } from "../../stores/session.ts";
import { isRejection } from "../../wallet/wallet-errors.ts";
import { scriptOf } from "./find-session.ts";
import { connectAccount } from "./prove-wallet.ts";
import { returnToServer, unlock } from "./return-to-server.ts";

/**
 * Before anything is signed: connects the wallet of a session that was opened without it. Resolves whether it is there;
 * why it is not has been told.
 */
export async function unlockWallet(deps: AppDeps): Promise<boolean> {
  const { wallet, connecting } = sessionStore.getState();
  if (!wallet) return false;
  if (!wallet.isLocked) return true;
  if (connecting) return false;
  sessionStore.setState({ connecting: true });
  const { name, address } = wallet;
  try {
    const script = await scriptOf(deps, name);
    if (script) await deps.loadScript(script);
    const account = await connectAccount(deps, name);
    if (account.address !== address) {
      await deps.wallet.disconnect().catch(() => {});
      deps.toast.error(
        fill(sentences.wallet.otherAccount, { wallet: name, address: shortAddress(address) }),
        {
          id: "wallet",
        },
      );
      return false;
    }
    unlock(deps, account);
  } catch (error) {
    const { rejected, outOfReach } = sentences.wallet;
    deps.toast.error(isRejection(error) ? rejected : fill(outOfReach, { wallet: name }), { id: "wallet" });
    return false;
  } finally {
    sessionStore.setState({ connecting: false });
  }
  void returnToServer(deps);
  return true;
}
