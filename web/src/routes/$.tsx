import { createFileRoute, redirect } from "@tanstack/react-router";

/** Any other path leads to the home page, which says so. */
export const Route = createFileRoute("/$")({
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true, state: { arrival: { why: "unknown-address" } } });
  },
});
