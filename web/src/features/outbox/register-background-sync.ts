import { liveQuery } from "dexie";
import { backgroundSync } from "../../app/background-sync.ts";
import type { AppDeps } from "../../app/deps.ts";
import { unresolvedLaunches } from "../../db/launches.ts";
import { readOutbox } from "../../db/outbox.ts";
import { canSend, sessionStore } from "../../stores/session.ts";
import { flushOutbox } from "./flush-outbox.ts";

type Registration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * What the system may know of work that is not finished: how much there is, as a badge on the app's icon, and that the
 * app wants to be woken when the network is back. A browser that has neither goes without. Returns how to stop.
 */
export function registerBackgroundSync(deps: AppDeps): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  let owner: string | null = null;
  let isWaiting = false;
  // With a network the event fires at once, again and again: the outbox keeps its own schedule then.
  const ifCutOff = () => {
    if (isWaiting && !navigator.onLine) void askToBeWoken(serviceWorker);
  };
  let stopReading = () => {};
  const read = () => {
    const { status, wallet } = sessionStore.getState();
    // The badge stays for a user who returns to unfinished work.
    if (status === "restoring" || (wallet?.address ?? "") === owner) return;
    owner = wallet?.address ?? "";
    stopReading();
    const reading = liveQuery(() => unfinished(deps, owner ?? "")).subscribe(({ waiting, all }) => {
      badge(all);
      isWaiting = waiting > 0;
      ifCutOff();
    });
    stopReading = () => reading.unsubscribe();
  };
  const onMessage = ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type !== backgroundSync.message || !owner || !canSend(sessionStore.getState())) return;
    void flushOutbox(deps, owner, { eager: true }).catch(() => {});
  };
  serviceWorker?.addEventListener("message", onMessage);
  addEventListener("offline", ifCutOff);
  const stop = sessionStore.subscribe(read);
  read();
  return () => {
    stop();
    stopReading();
    serviceWorker?.removeEventListener("message", onMessage);
    removeEventListener("offline", ifCutOff);
  };
}

async function unfinished({ db }: AppDeps, owner: string): Promise<{ waiting: number; all: number }> {
  const nothing = () => [];
  const [rows, launches] = await Promise.all([
    readOutbox(db, owner).catch(nothing),
    unresolvedLaunches(db, owner).catch(nothing),
  ]);
  return {
    waiting: rows.filter(({ state }) => state === "waiting").length,
    all: rows.length + launches.length,
  };
}

function badge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}

/** Repeated registrations count as one. */
async function askToBeWoken(serviceWorker: ServiceWorkerContainer | undefined): Promise<void> {
  const registration: Registration | undefined = await serviceWorker
    ?.getRegistration()
    .catch(() => undefined);
  await registration?.sync?.register(backgroundSync.tag).catch(() => {});
}
