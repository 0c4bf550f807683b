import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readSessionCookies } from "../api-client/session-cookies.ts";
import { hasPendingWipe } from "../features/session/forgetting.ts";
import { createAppRouter, fetchForOldTab, ignoreScrollsBetweenPages, showLateFaces } from "./app-router.ts";
import { startSession } from "./start-session.ts";

/** From then on the loading screen stands in for the first page. */
const FIRST_PAGE_TIMEOUT_MS = 1_000;

/** Starts the app in `#root`. Resolves after the first paint. */
export async function startApp(): Promise<void> {
  if (readSessionCookies() || hasPendingWipe()) {
    startSession();
  }
  const root = document.getElementById("root");
  if (!root) throw new Error("No #root.");
  const router = createAppRouter();
  ignoreScrollsBetweenPages(router);
  showLateFaces(router);
  // React keeps a loading screen for 300 ms once it has shown one. And before it is rendered, the router does not
  // follow the address: a link to a fragment, or Back.
  const load = () => router.load().catch(() => {});
  const stopFollowing = router.history.subscribe(() => void load());
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_TIMEOUT_MS))]);
  return new Promise((resolve) => {
    const stop = router.subscribe("onRendered", () => {
      stop();
      stopFollowing();
      resolve();
      fetchForOldTab();
    });
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}
