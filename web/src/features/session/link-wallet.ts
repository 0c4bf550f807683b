import type { SupportedWallet } from "#contract/config.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { ApiError, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dispatch, sessionStore } from "../../stores/session.ts";
import { isRejection } from "../../wallet/wallet-errors.ts";
import { loadConfig } from "../server/load-config.ts";
import { linkedWalletsQuery } from "./linked-wallets.ts";
import { connectAccount, proveWallet } from "./prove-wallet.ts";

/** Links the main supported wallet to the account that is signed in. Every failure has been told. */
export async function linkWallet(deps: AppDeps): Promise<void> {
  const { connecting, user } = sessionStore.getState();
  if (connecting || !user) return;
  dispatch({ type: "walletAsked" });
  try {
    const [main] = (await loadConfig(deps)).wallets;
    if (!main || !(await isPresent(deps, main))) return sendToInstall(deps, main);
    await proveWallet(deps, await connectAccount(deps, main.name), "link");
    deps.toast.success(sentences.wallet.linked, { id: "wallet" });
    await deps.queries.fetchQuery(linkedWalletsQuery(deps, user.id)).catch(() => {});
  } catch (error) {
    if (!isSessionLost(error)) deps.toast.error(reasonOf(error), { id: "wallet" });
  } finally {
    dispatch({ type: "walletAnswered" });
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
  const { linkedElsewhere, linkFailed, rejected, noPublicKey, linkError } = sentences.wallet;
  if (error instanceof ApiError && error.status === 400) {
    return error.detail?.includes("different account") ? linkedElsewhere : error.detail || linkFailed;
  }
  if (isRejection(error)) return rejected;
  return error instanceof Error && error.message === noPublicKey ? noPublicKey : linkError;
}
