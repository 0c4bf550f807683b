import { updateStore } from "../stores/update.ts";
import { isBusy } from "./is-busy.ts";
import { onceFree } from "./once-free.ts";
import { isServerThere, renew } from "./renew.ts";

const gone = new WeakSet<object>();

/** Whether it is for want of a part of the app: no network, or a tab that is older than what the server has. */
export const isGonePart = (error: unknown): boolean =>
  typeof error === "object" && error !== null && gone.has(error);

/** Asked for here: what is begun is on the device, but a launch comes to its end first. */
const apply = () =>
  onceFree(
    () => !isBusy(),
    () => void renew(),
  );

/** A deployment takes the scripts of tabs that are older away. Where one is missed, the new version is offered. */
export function watchForGoneParts(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    gone.add(payload);
    // At the browser's own message the router reloads by itself: in the middle of a launch, and into nothing offline.
    payload.message = `A part of the app is not there. ${payload.message}`;
    void isServerThere().then((isThere) => {
      if (isThere && !updateStore.getState().waiting) updateStore.setState({ waiting: true, apply });
    });
  });
}
