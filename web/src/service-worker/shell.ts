import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

/** Paths that the server answers; the app's shell never does. */
const notTheApp = [
  /^\/api\//,
  /^\/m\//,
  /^\/media\//,
  /^\/internal\//,
  /^\/operator/,
  /^\/healthz/,
  /^\/readyz/,
  /^\/metrics/,
];
const MONTH_S = 30 * 24 * 60 * 60;

/**
 * Caches the shell at installation, large chunks after their first use, and pictures for good, since their bytes
 * never change.
 */
export function cacheShell(entries: { url: string; revision: string | null }[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(entries);
  registerRoute(new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: notTheApp }));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
    new CacheFirst({ cacheName: "chunks", plugins: [new ExpirationPlugin({ maxEntries: 120 })] }),
  );
  // The composer's picture data (the starter set, and sets that earlier ideas needed here), and the sample in other styles.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(pictures|sample)\//.test(url.pathname),
    new StaleWhileRevalidate({
      cacheName: "drawings",
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
      ],
    }),
  );
  // Pictures of tokens are in the app's database; this caches the few that are not.
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
