import { backgroundSync } from "../app/background-sync.ts";

/** Background Sync, which not every browser has and TypeScript's own list does not. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/**
 * The network is back, as the system knows before a page in the background does: the open pages send what waits. With
 * none open it waits until one is, for the session is theirs alone.
 */
export function wakeForOutbox(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("sync" as never, (event: SyncEvent) => {
    if (event.tag === backgroundSync.tag) event.waitUntil(wakePages(worker));
  });
}

async function wakePages({ clients }: ServiceWorkerGlobalScope): Promise<void> {
  for (const page of await clients.matchAll({ type: "window" }))
    page.postMessage({ type: backgroundSync.message });
}
