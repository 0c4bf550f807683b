import { fill } from "#contract/errors.ts";
import { shortAddress } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { canSign, dispatchSession, sessionStore } from "../../stores/session.ts";
import { isRejection } from "../../wallet/wallet-errors.ts";
import { scriptOf } from "./find-session.ts";
import { returnToServer } from "./return-to-server.ts";
import { connectAccount } from "./sign-in.ts";

/**
 * Connects the wallet of a session that was opened without it, before anything is signed. Resolves whether it is
 * connected; a failure has been reported by then.
 */
export async function unlockWallet(deps: AppDeps): Promise<boolean> {
  const session = sessionStore.getState();
  if (!session.wallet) return false;
  if (canSign(session)) return true;
  if (session.connecting) return false;
  dispatchSession({ type: "walletAsked" });
  const { name, address } = session.wallet;
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
    dispatchSession({ type: "walletUnlocked" });
  } catch (error) {
    const { connectionRejected, outOfReach } = sentences.wallet;
    deps.toast.error(isRejection(error) ? connectionRejected : fill(outOfReach, { wallet: name }), {
      id: "wallet",
    });
    return false;
  } finally {
    dispatchSession({ type: "walletAnswered" });
  }
  void returnToServer(deps);
  return true;
}
