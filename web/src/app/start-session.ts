import { dispatchSession } from "../stores/session.ts";
import { loadDeps } from "./load-deps.ts";

/** Looks for the session of before. `failed` where its script cannot be had: whoever needs it says so, and starts it again. */
export function startSession(): void {
  dispatchSession({ type: "startBegan" });
  Promise.all([loadDeps(), import("../features/session/restore-session.ts")])
    .then(([deps, { restoreSession }]) => restoreSession(deps))
    .catch((failure: unknown) => dispatchSession({ type: "startFailed", failure }));
}
