import { sessionStore } from "../stores/session.ts";
import { loadWorld } from "./load-deps.ts";

/** Looks for the session of before. `failed` where its script cannot be had: whoever needs it says so, and starts it again. */
export function startSession(): void {
  sessionStore.setState({ status: "restoring" });
  Promise.all([loadWorld(), import("../features/session/restore-session.ts")])
    .then(([world, { restoreSession }]) => restoreSession(world))
    .catch((failure: unknown) => sessionStore.setState({ status: "failed", failure }));
}
