import { mayRenew } from "./may-renew.ts";

export { isServerThere } from "./may-renew.ts";

/** For so long a new version is waited for before the page is loaded as it is. */
const TIMEOUT_MS = 10_000;

/** Loads the page anew, of the newest version: a service worker would give the old one again until it has the new one. */
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

/** Renews without being asked, and never in a circle. False where it was tried a short while ago. */
export function renewByItself(now: number): boolean {
  if (!mayRenew(now)) return false;
  void renew();
  return true;
}
