const RENEWED = "gemwright.renewed";
/** Milliseconds between two times that a tab renews itself: what is still missing then is missing for good. */
const AGAIN_MS = 10 * 60_000;
/** For so long a new version is waited for before the page is loaded as it is. */
const PATIENCE_MS = 10_000;

/** Whether the server answers anything at all; asked past every cache. */
export const isServerThere = (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

/** Loads the page anew, of the newest version: a service worker would give the old one again until it has the new one. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
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
  const before = Number(sessionStorage.getItem(RENEWED) ?? Number.NEGATIVE_INFINITY);
  if (now - before < AGAIN_MS) return false;
  sessionStorage.setItem(RENEWED, String(now));
  void renew();
  return true;
}
