import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

/** Addresses that are the server's own and never the app's shell. */
const notTheApp = [
  /^\/api\//,
  /^\/m\//,
  /^\/media\//,
  /^\/internal\//,
  /^\/healthz/,
  /^\/readyz/,
  /^\/metrics/,
];
const MONTH_S = 30 * 24 * 60 * 60;

/** The shell first; heavy chunks after their first use; pictures never change their bytes. */
export function cacheShell(entries: { url: string; revision: string | null }[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(entries);
  registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: notTheApp }));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
    new CacheFirst({ cacheName: "chunks", plugins: [new ExpirationPlugin({ maxEntries: 120 })] }),
  );
  // What the composer draws from: the starter pictures, and those of ideas that were drawn here before.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/pictures/"),
    new StaleWhileRevalidate({
      cacheName: "drawings",
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
      ],
    }),
  );
  // What a token's page shows comes from the device's own database; here are the few that nothing else keeps.
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.destination === "image" && url.pathname.startsWith("/media/"),
    new CacheFirst({
      cacheName: "pictures",
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
      ],
    }),
  );
}
