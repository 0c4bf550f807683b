import { createRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { readSessionCookies } from "./api-client/session-cookies.ts";
import { loadWorld } from "./load-world.ts";
import { routeTree } from "./route-tree.gen.ts";
import { sessionStore } from "./stores/session.ts";
import { LoadingScreen } from "./ui/spinner.tsx";
import "./styles.css";

const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultPendingComponent: LoadingScreen,
  defaultPendingMs: 150,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

if (readSessionCookies()) {
  sessionStore.setState({ status: "restoring" });
  void Promise.all([loadWorld(), import("./flows/session/restore-session.ts")]).then(
    ([world, { restoreSession }]) => restoreSession(world),
  );
}
void loadServiceWorker();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

async function loadServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const { watchForUpdates } = await import("./service-worker-client.ts");
  watchForUpdates();
}
