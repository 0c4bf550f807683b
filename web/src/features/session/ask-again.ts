import { authEndpoints } from "#contract/endpoints/auth.ts";
import type { AppDeps } from "../../app/deps.ts";
import { connectionStore } from "../../stores/connection.ts";
import { canSend, sessionStore } from "../../stores/session.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { nowAndThen } from "./return-to-server.ts";

/**
 * While nobody answers somebody who is signed in: asks now and then, so that "offline" does not stand longer than it is
 * true, and reads the list once somebody answers. Returns how to stop.
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
