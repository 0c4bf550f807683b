import { backgroundSync } from "../app/background-sync.ts";

/** Background Sync. Some browsers do not have it, and TypeScript's DOM types do not either. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/**
 * The system reports that the network is back, also to pages in the background. Open pages then send their outbox.
 * Without an open page nothing is sent, since only pages have the session.
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
