import { createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "../route-tree.gen.ts";
import { LoadingScreen } from "../ui/spinner.tsx";
import { isStanding } from "./standing/standing-page.ts";

const PageFailed = lazyRouteComponent(() => import("./page-failed.tsx"), "PageFailed");

/** What a tab wants once it is old is fetched while it is new. */
export function fetchForOldTab(): void {
  const gone = import("./gone-parts.ts").then(({ watchForGoneParts }) => watchForGoneParts());
  void Promise.allSettled([gone, PageFailed.preload?.(), import("./update-notice.tsx")]);
}

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
