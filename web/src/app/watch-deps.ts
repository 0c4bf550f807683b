import { watchOutbox } from "../features/outbox/watch-outbox.ts";
import { askAgain } from "../features/session/ask-again.ts";
import { followTabs, followWallet } from "../features/session/end-session.ts";
import type { AppDeps } from "./deps.ts";

/** Starts everything that runs in the background for as long as the page lives. */
export function watchDeps(deps: AppDeps): void {
  watchOutbox(deps);
  // The first screen does without it.
  import("../features/outbox/register-background-sync.ts")
    .then(({ registerBackgroundSync }) => registerBackgroundSync(deps))
    .catch(() => {});
  askAgain(deps);
  followWallet(deps);
  followTabs();
}
