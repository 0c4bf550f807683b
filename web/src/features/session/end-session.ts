import { clearSessionCookies } from "../../api-client/session-cookies.ts";
import type { AppDeps } from "../../app/deps.ts";
import { canSign, dispatch, sessionStore } from "../../stores/session.ts";
import { isRememberedKey, rememberedAddress } from "./sign-in.ts";

/** The session is over, by whatever cause, and its cookies with it. */
export function leave(): void {
  clearSessionCookies();
  dispatch({ type: "sessionEnded" });
}

/** A wallet that shows another account, or none, ends the session that it was connected for. Returns how to stop. */
export const followWallet = ({ wallet }: AppDeps): (() => void) =>
  wallet.onAccountChange(() => {
    // The cookies of a page that shows nobody are another tab's.
    if (canSign(sessionStore.getState())) leave();
  });

/**
 * Who signs out, or in as another, in one tab does so in all: the others hide what they show. The session and the device
 * are the other tab's to see to. Returns how to stop.
 */
export function followTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && !isRememberedKey(key)) return;
    const shown = sessionStore.getState().wallet?.address;
    if (shown !== undefined && rememberedAddress() !== shown) dispatch({ type: "sessionEnded" });
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
