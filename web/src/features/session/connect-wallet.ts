import type { PublicConfig, SupportedWallet } from "#contract/config.ts";
import { fill } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences, walletNames } from "#contract/sentences.ts";
import { sentenceOf } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { type ChoosableWallet, chooseWallet, closeChooser, offerWallets } from "../../stores/chooser.ts";
import { dispatchSession, sessionStore } from "../../stores/session.ts";
import { canOpenWalletApp, phoneWallet } from "../../wallet/phone-wallet.ts";
import { foreignMessage, isRejection } from "../../wallet/wallet-errors.ts";
import { loadConfig } from "../server/load-config.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { connectAccount, proveWallet } from "./sign-in.ts";

/**
 * Connects a wallet and signs in with it. Resolves true once there is a user; every failure has been reported by
 * then.
 */
export async function connectWallet(deps: AppDeps, requested?: string): Promise<boolean> {
  if (sessionStore.getState().connecting) return false;
  dispatchSession({ type: "walletAsked" });
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
    dispatchSession({ type: "walletAnswered" });
  }
}

/**
 * The requested wallet if it is found; else the only one; else the user's choice, and on Android the phone's wallet app
 * is one too: whether there is such an app only shows when it is opened.
 */
async function pickWallet(
  deps: AppDeps,
  { wallets }: PublicConfig,
  requested?: string,
): Promise<string | null> {
  await Promise.all(wallets.flatMap(({ script_url }) => (script_url ? [deps.loadScript(script_url)] : [])));
  const present = await deps.wallet.detect(wallets.map(({ name }) => name));
  const asked = present.find(({ name }) => name === requested);
  if (asked) return asked.name;
  if (present.length === 0 && !canOpenWalletApp()) {
    const installable = wallets.filter(({ script_url }) => !script_url).map(({ name }) => name);
    deps.toast.error(fill(sentences.wallet.noneFound, { wallets: walletNames(installable) }), {
      id: "wallet",
    });
    return choose(deps, present, wallets);
  }
  const [first, ...others] = present;
  if (first && others.length === 0) return first.name;
  return choose(deps, present, wallets);
}

/** Opens the chooser. A wallet that registers while it is open is offered too. */
async function choose(
  { wallet }: AppDeps,
  present: ChoosableWallet[],
  supported: readonly SupportedWallet[],
): Promise<string | null> {
  const withPhone = (found: ChoosableWallet[]) => (canOpenWalletApp() ? [...found, phoneWallet] : found);
  const chosen = chooseWallet(withPhone(present), supported);
  const look = async () => offerWallets(withPhone(await wallet.detect(supported.map(({ name }) => name))));
  const stop = wallet.onWalletsChange(() => void look());
  return chosen.finally(stop);
}
