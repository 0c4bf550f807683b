import { Workbox } from "workbox-window";
import { updateStore } from "../stores/update.ts";
import { wizardStore } from "../stores/wizard.ts";
import { isAtWork, isBusy } from "./is-busy.ts";
import { onceFree } from "./once-free.ts";

const HOUR_MS = 3_600_000;

/** Registers the service worker; a new version waits until it is asked for, and reloads each tab once. */
export function watchForUpdates(reload = () => location.reload()): void {
  const workbox = new Workbox("/sw.js");
  const hadController = Boolean(navigator.serviceWorker.controller);
  let isPressed = false;
  let isReloading = false;
  const take = () => {
    if (isReloading) return;
    isReloading = true;
    reload();
  };
  const takeWhenPressed = () => {
    isPressed = true;
    onceFree(() => !isBusy(), take);
  };
  workbox.addEventListener("waiting", () => {
    const apply = () => {
      isPressed = true;
      workbox.messageSkipWaiting();
    };
    updateStore.setState({ waiting: true, apply });
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!hadController) return;
    if (isPressed) return takeWhenPressed();
    if (!isAtWork()) return take();
    // Asked for in another tab: what is begun in this one goes on, until its wizard is left.
    updateStore.setState({ waiting: true, apply: takeWhenPressed });
    onceFree(() => !isBusy() && wizardStore.getState().draft === null, take);
  });
  // A browser that takes none, or has no room for one, goes without.
  workbox.register().catch(() => {});
  setInterval(() => void workbox.update().catch(() => {}), HOUR_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void workbox.update().catch(() => {});
  });
}
