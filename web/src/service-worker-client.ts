import { Workbox } from "workbox-window";
import { isRunning } from "./flows/launch/launch-state.ts";
import { launchStore } from "./stores/launch.ts";
import { updateStore } from "./stores/update.ts";
import { wizardStore } from "./stores/wizard.ts";

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
    if (!hadController || reloaded || busy()) return;
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

/** Never in the middle of a launch or of something that is being made. */
const busy = (): boolean => isRunning(launchStore.getState()) || wizardStore.getState().work !== null;
