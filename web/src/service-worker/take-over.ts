/** A new version waits until the person at the app asks for it. */
export function takeOverWhenAsked(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", (event) => {
    if ((event.data as { type?: string } | null)?.type === "SKIP_WAITING") void worker.skipWaiting();
  });
  worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
}
