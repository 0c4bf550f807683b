import { mayRenew } from "./may-renew.ts";

export { isServerThere } from "./may-renew.ts";

/** How long to wait for the new version before the page reloads as it is. */
const TIMEOUT_MS = 10_000;

/**
 * Reloads the page in the newest version. An old service worker would serve the old version again until it has
 * updated.
 */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const tooLong = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  if (registration) await Promise.race([takeNewest(registration).catch(() => {}), tooLong]);
  location.reload();
}

async function takeNewest(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update();
  const { installing } = registration;
  if (installing) await untilState(installing, "installed");
  const { waiting } = registration;
  waiting?.postMessage({ type: "SKIP_WAITING" });
  if (waiting) await untilState(waiting, "activated");
}

function untilState(worker: ServiceWorker, wanted: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === wanted || worker.state === "redundant") resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Reloads without asking, but never in a loop. Returns false if it did so a short while ago. */
export function renewByItself(now: number): boolean {
  if (!mayRenew(now)) return false;
  void renew();
  return true;
}
