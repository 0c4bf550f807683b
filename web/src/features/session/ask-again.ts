import { authEndpoints } from "#contract/endpoints/auth.ts";
import type { AppDeps } from "../../app/deps.ts";
import { connectionStore } from "../../stores/connection.ts";
import { canSend, sessionStore } from "../../stores/session.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { nowAndThen } from "./return-to-server.ts";

/**
 * While a signed-in user's server does not answer: asks now and then, so that the offline badge goes soon after it is
 * untrue, and refreshes the list once the server answers. Returns how to stop.
 */
export function askAgain(deps: AppDeps): () => void {
  let asking: AbortController | null = null;
  const ask = () => {
    if (document.visibilityState !== "visible" || !canSend(sessionStore.getState())) return;
    void deps.api.call(authEndpoints.getMe, {}).catch(() => {});
  };
  const stop = connectionStore.subscribe(({ isReachable }, before) => {
    if (isReachable === before.isReachable) return;
    asking?.abort();
    if (isReachable) {
      void syncTokens(deps).catch(() => {});
      return;
    }
    asking = new AbortController();
    void nowAndThen(deps, ask, asking.signal);
  });
  return () => {
    asking?.abort();
    stop();
  };
}
