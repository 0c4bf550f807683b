import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readSessionCookies } from "../api-client/session-cookies.ts";
import { hasPendingWipe } from "../features/session/forgetting.ts";
import { createAppRouter, fetchForOldTab, ignoreScrollsBetweenPages } from "./app-router.ts";
import { startSession } from "./start-session.ts";

/** Starts the app in `#root`. Resolves after the first paint. */
export function startApp(): Promise<void> {
  if (readSessionCookies() || hasPendingWipe()) {
    startSession();
  }
  const root = document.getElementById("root");
  if (!root) throw new Error("No #root.");
  const router = createAppRouter();
  ignoreScrollsBetweenPages(router);
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
