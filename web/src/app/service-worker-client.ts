import { Workbox } from "workbox-window";
import { updateStore } from "../stores/update.ts";
import { wizardStore } from "../stores/wizard.ts";
import { isAtWork, isBusy } from "./is-busy.ts";
import { onceFree } from "./once-free.ts";

const HOUR_MS = 3_600_000;

/** Registers the service worker. A new version waits until the user asks for it, then reloads each tab once. */
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
    // Another tab asked for the update. This tab reloads when its wizard is left, so that nothing is interrupted.
    updateStore.setState({ waiting: true, apply: takeWhenPressed });
    onceFree(() => !isBusy() && wizardStore.getState().draft === null, take);
  });
  // Without service workers, or without storage for one, the app works online only.
  workbox.register().catch(() => {});
  setInterval(() => void workbox.update().catch(() => {}), HOUR_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void workbox.update().catch(() => {});
  });
}
