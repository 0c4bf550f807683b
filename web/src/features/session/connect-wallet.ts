import { fill } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { sentenceOf } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { closeChooser } from "../../stores/chooser.ts";
import { dispatch, sessionStore } from "../../stores/session.ts";
import { foreignMessage, isRejection } from "../../wallet/wallet-errors.ts";
import { loadConfig } from "../server/load-config.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { pickWallet } from "./pick-wallet.ts";
import { connectAccount, proveWallet } from "./prove-wallet.ts";

/** Connects a wallet and signs in with it. Resolves true once there is a user; every failure has been told. */
export async function connectWallet(deps: AppDeps, requested?: string): Promise<boolean> {
  if (sessionStore.getState().connecting) return false;
  dispatch({ type: "walletAsked" });
  let name = requested ?? "wallet";
  try {
    const config = await loadConfig(deps);
    const picked = await pickWallet(deps, config, requested);
    if (!picked) return false;
    name = picked;
    const account = await connectAccount(deps, picked);
    await proveWallet(deps, account, "sign_in");
    deps.toast.success(fill(sentences.wallet.connected, { wallet: name }), { id: "wallet" });
    deps.wait(rhythm.listRefreshAfterConnect).then(() => syncTokens(deps, { force: true }).catch(() => {}));
    return true;
  } catch (error) {
    const message = isRejection(error)
      ? "User rejected the request."
      : sentenceOf(error, foreignMessage(error));
    deps.toast.error(fill(sentences.wallet.connectFailed, { wallet: name, message }), { id: "wallet" });
    return false;
  } finally {
    closeChooser();
    dispatch({ type: "walletAnswered" });
  }
}
