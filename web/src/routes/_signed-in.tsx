import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignedInLayout } from "../shell/signed-in-layout.tsx";
import { isAuthenticated, sessionSettled } from "../stores/session.ts";

/** The one guard: a user and a connected wallet, else home. It has no side effects, because hovering a link runs it. */
export const Route = createFileRoute("/_signed-in")({
  beforeLoad: async () => {
    if (!isAuthenticated(await sessionSettled())) throw redirect({ to: "/", replace: true });
  },
  component: SignedInLayout,
});
