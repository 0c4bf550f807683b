import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./route-tree.gen.ts";
import { PageFailed } from "./shell/page-failed.tsx";
import { isStanding } from "./standing/standing-page.ts";
import { LoadingScreen } from "./ui/spinner.tsx";

/** The app's router, at the window's address or at a history that is given. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: "intent",
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 150,
    defaultErrorComponent: PageFailed,
    // Who reads a painted page already is where they want to be.
    scrollRestoration: history ? false : () => !isStanding(),
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
