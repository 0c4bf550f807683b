import type { LinkedWallet } from "#contract/auth.ts";
import { walletsEndpoints } from "#contract/endpoints/auth.ts";
import { sentences } from "#contract/sentences.ts";
import { ApiError, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dispatch, sessionStore } from "../../stores/session.ts";
import { forgetWallet } from "./become-user.ts";
import { leave } from "./leave.ts";
import { linkedWalletsQuery } from "./linked-wallets.ts";

/**
 * Unlinks a wallet. The one that is connected here is let go, and the session goes on without it where it was the last;
 * one of several takes its session with it. What it has on this device is hidden, not wiped.
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
    dispatch({ type: "walletUnlinked" });
  }
  deps.toast.success(sentences.wallet.unlinked, { id: "wallet" });
  await deps.queries.fetchQuery(linkedWalletsQuery(deps, user.id)).catch((error) => {
    if (isSessionLost(error)) leave();
  });
}
