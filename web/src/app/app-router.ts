import { type AnyRouter, createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "../route-tree.gen.ts";
import { LoadingScreen } from "../ui/spinner.tsx";
import { isStanding } from "./standing/standing-page.ts";

const PageFailed = lazyRouteComponent(() => import("./page-failed.tsx"), "PageFailed");

/** Load now what an old tab would need later, when the server may no longer have its version. */
export function fetchForOldTab(): void {
  const gone = import("./gone-parts.ts").then(({ watchForGoneParts }) => watchForGoneParts());
  void Promise.allSettled([gone, PageFailed.preload?.(), import("./update-notice.tsx")]);
}

/**
 * Lets the router remember where a page was left. While the next page loads, what scrolls is the next page's doing, but
 * the router would still take it for a scroll of the page that is left.
 */
export function ignoreScrollsBetweenPages(router: AnyRouter): void {
  const ignore = (event: Event) => router.state.status === "pending" && event.stopImmediatePropagation();
  addEventListener("scroll", ignore, { capture: true });
}

/**
 * A face that came too late for the prerendered page comes in with the next page: on the first it would push about what is
 * being read.
 */
export function showLateFaces(router: AnyRouter): void {
  const stop = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    stop();
    for (const { sheet } of document.querySelectorAll("style"))
      for (const rule of sheet?.cssRules ?? [])
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty("font-display", "swap");
  });
}

/** The app's router, on the window's address or on a given history. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: "intent",
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 150,
    defaultErrorComponent: PageFailed,
    // A visitor who is reading a prerendered page keeps the scroll position.
    scrollRestoration: history ? false : () => !isStanding(),
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
