import { registerBackgroundSync } from "../features/outbox/register-background-sync.ts";
import { watchOutbox } from "../features/outbox/watch-outbox.ts";
import { askAgain } from "../features/session/ask-again.ts";
import { followTabs, followWallet } from "../features/session/end-session.ts";
import type { AppDeps } from "./deps.ts";

/** Starts everything that runs in the background for as long as the page lives. */
export function watchDeps(deps: AppDeps): void {
  watchOutbox(deps);
  registerBackgroundSync(deps);
  askAgain(deps);
  followWallet(deps);
  followTabs();
}
