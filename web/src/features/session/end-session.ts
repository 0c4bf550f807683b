import { clearSessionCookies } from "../../api-client/session-cookies.ts";
import type { AppDeps } from "../../app/deps.ts";
import { canSign, dispatchSession, sessionStore } from "../../stores/session.ts";
import { isRememberedKey, rememberedAddress } from "./sign-in.ts";

/** Ends the session on this page and deletes its cookies. */
export function leave(): void {
  clearSessionCookies();
  dispatchSession({ type: "sessionEnded" });
}

/** A wallet that shows another account, or none, ends the session that it was connected for. Returns how to stop. */
export const followWallet = ({ wallet }: AppDeps): (() => void) =>
  wallet.onAccountChange(() => {
    // If this page shows no account, the cookies belong to another tab.
    if (canSign(sessionStore.getState())) leave();
  });

/**
 * Signing out in one tab, or in as another account, hides the account in the other tabs. Only the first tab ends the
 * session and wipes the device. Returns how to stop.
 */
export function followTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && !isRememberedKey(key)) return;
    const shown = sessionStore.getState().wallet?.address;
    if (shown !== undefined && rememberedAddress() !== shown) dispatchSession({ type: "sessionEnded" });
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
