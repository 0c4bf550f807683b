import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignedInLayout } from "../app/signed-in-layout.tsx";
import { startSession } from "../app/start-session.ts";
import { isAuthenticated, sessionSettled, sessionStore } from "../stores/session.ts";

/**
 * The one guard: a user and a connected wallet, else home, which says why. It changes nothing, because hovering a link
 * runs it.
 */
export const Route = createFileRoute("/_signed-in")({
  beforeLoad: async ({ location }) => {
    if (sessionStore.getState().status === "failed") startSession();
    const session = await sessionSettled();
    if (session.status === "failed") throw session.failure;
    if (isAuthenticated(session)) return;
    const arrival = { why: "needs-wallet", path: location.pathname, href: location.href } as const;
    throw redirect({ to: "/", replace: true, state: { arrival } });
  },
  component: SignedInLayout,
});
