import { Workbox } from "workbox-window";
import { isBusy } from "./flows/is-busy.ts";
import { updateStore } from "./stores/update.ts";

const HOUR_MS = 3_600_000;

/** Registers the service worker; a new version waits until it is asked for, and reloads each tab once. */
export function watchForUpdates(): void {
  const workbox = new Workbox("/sw.js");
  const hadController = Boolean(navigator.serviceWorker.controller);
  let reloaded = false;
  workbox.addEventListener("waiting", () => {
    updateStore.setState({ waiting: true, apply: () => workbox.messageSkipWaiting() });
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!hadController || reloaded || isBusy()) return;
    reloaded = true;
    location.reload();
  });
  // A browser that takes none, or has no room for one, goes without.
  workbox.register().catch(() => {});
  setInterval(() => void workbox.update().catch(() => {}), HOUR_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void workbox.update().catch(() => {});
  });
}
