import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./route-tree.gen.ts";
import { LoadingScreen } from "./ui/spinner.tsx";

/** The app's router, at the window's address or at a history that is given. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: "intent",
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 150,
    scrollRestoration: history === undefined,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
