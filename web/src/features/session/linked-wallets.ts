import { queryOptions } from "@tanstack/react-query";
import type { LinkedWallet } from "#contract/auth.ts";
import type { SupportedWallet } from "#contract/config.ts";
import { walletsEndpoints } from "#contract/endpoints/auth.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { ApiError, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dispatchSession, sessionStore } from "../../stores/session.ts";
import { canOpenWalletApp, phoneWallet } from "../../wallet/phone-wallet.ts";
import { isRejection } from "../../wallet/wallet-errors.ts";
import { loadConfig } from "../server/load-config.ts";
import { leave } from "./end-session.ts";
import { connectAccount, forgetWallet, proveWallet } from "./sign-in.ts";

/** The wallets linked to the user's account. A list that cannot be loaded is logged, not toasted, a lost session too. */
export const linkedWalletsQuery = (deps: AppDeps, userId: string) =>
  queryOptions({
    queryKey: ["linked-wallets", userId],
    retry: false,
    queryFn: async () => {
      try {
        return (await deps.api.call(walletsEndpoints.listWallets, {}, { quiet: true })).data;
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the specification has this failure logged and nothing else
        console.warn("The linked wallets could not be loaded.", error);
        throw error;
      }
    },
  });

/** Links the main supported wallet, else the phone's wallet app, to the signed-in account. Every failure has been reported when it resolves. */
export async function linkWallet(deps: AppDeps): Promise<void> {
  const { connecting, user } = sessionStore.getState();
  if (connecting || !user) return;
  dispatchSession({ type: "walletAsked" });
  try {
    const [main] = (await loadConfig(deps)).wallets;
    const name = main && (await isPresent(deps, main)) ? main.name : canOpenWalletApp() && phoneWallet.name;
    if (!name) return sendToInstall(deps, main);
    await proveWallet(deps, await connectAccount(deps, name), "link");
    deps.toast.success(sentences.wallet.linked, { id: "wallet" });
    await deps.queries.fetchQuery(linkedWalletsQuery(deps, user.id)).catch(() => {});
  } catch (error) {
    if (!isSessionLost(error)) deps.toast.error(reasonOf(error), { id: "wallet" });
  } finally {
    dispatchSession({ type: "walletAnswered" });
  }
}

async function isPresent(deps: AppDeps, { name, script_url }: SupportedWallet): Promise<boolean> {
  if (script_url) await deps.loadScript(script_url);
  return (await deps.wallet.detect([name])).length > 0;
}

function sendToInstall(deps: AppDeps, wallet: SupportedWallet | undefined): void {
  const name = wallet?.name ?? "Phantom";
  deps.toast.error(fill(sentences.wallet.mainNotFound, { wallet: name }), { id: "wallet" });
  if (wallet) window.open(wallet.install_url, "_blank", "noopener,noreferrer");
}

function reasonOf(error: unknown): string {
  const { linkedElsewhere, linkFailed, connectionRejected, noPublicKey, linkError } = sentences.wallet;
  if (error instanceof ApiError && error.status === 400) {
    return error.detail?.includes("different account") ? linkedElsewhere : error.detail || linkFailed;
  }
  if (isRejection(error)) return connectionRejected;
  return error instanceof Error && error.message === noPublicKey ? noPublicKey : linkError;
}

/**
 * Unlinks a wallet. Unlinking the connected wallet disconnects it: if it was the last one the session goes on without
 * a wallet, else the session ends. Its data on this device is hidden, not wiped.
 */
export async function unlinkWallet(deps: AppDeps, { id, address }: LinkedWallet): Promise<void> {
  const { user, wallet } = sessionStore.getState();
  if (!user) return;
  try {
    await deps.api.call(walletsEndpoints.unlinkWallet, { params: { id } });
  } catch (error) {
    if (isSessionLost(error)) return;
    if (!(error instanceof ApiError && error.status === 404)) {
      deps.toast.error(sentences.wallet.unlinkFailed, { id: "wallet" });
      return;
    }
  }
  if (wallet?.address === address) {
    await deps.wallet.disconnect().catch(() => {});
    forgetWallet();
    dispatchSession({ type: "walletUnlinked" });
  }
  deps.toast.success(sentences.wallet.unlinked, { id: "wallet" });
  await deps.queries.fetchQuery(linkedWalletsQuery(deps, user.id)).catch((error) => {
    if (isSessionLost(error)) leave();
  });
}
