import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readSessionCookies } from "../api-client/session-cookies.ts";
import { hasPendingWipe } from "../features/session/forgetting.ts";
import { createAppRouter, fetchForOldTab, ignoreScrollsBetweenPages } from "./app-router.ts";
import { startSession } from "./start-session.ts";

/** Milliseconds that the first page may take before the loading screen stands in for it. */
const PATIENCE = 1_000;

/** Starts the app in `#root`. Resolves after the first paint. */
export async function startApp(): Promise<void> {
  if (readSessionCookies() || hasPendingWipe()) {
    startSession();
  }
  const root = document.getElementById("root");
  if (!root) throw new Error("No #root.");
  const router = createAppRouter();
  ignoreScrollsBetweenPages(router);
  // React keeps a loading screen for 300 ms once it has shown one, however soon the page is there.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return new Promise((resolve) => {
    const stop = router.subscribe("onRendered", () => {
      stop();
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
