import { updateStore } from "../stores/update.ts";
import { isBusy } from "./is-busy.ts";
import { onceFree } from "./once-free.ts";
import { isServerThere, renew } from "./renew.ts";

const gone = new WeakSet<object>();

/** True if a script of the app could not be loaded: no network, or a tab older than the server's version. */
export const isGonePart = (error: unknown): boolean =>
  typeof error === "object" && error !== null && gone.has(error);

/** The user asked for the new version in this tab. Drafts are on the device, but a running launch must end first. */
const apply = () =>
  onceFree(
    () => !isBusy(),
    () => void renew(),
  );

/**
 * A deployment removes the scripts that older tabs still need. When one is missing, the tab offers the new version.
 */
export function watchForGoneParts(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    gone.add(payload);
    // The router would reload by itself at the browser's own error: in the middle of a launch, or into nothing while
    // offline.
    payload.message = `A part of the app is not there. ${payload.message}`;
    void isServerThere().then((isThere) => {
      if (isThere && !updateStore.getState().waiting) updateStore.setState({ waiting: true, apply });
    });
  });
}
