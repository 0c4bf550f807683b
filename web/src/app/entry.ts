import "../styles.css";
import { readSessionCookies } from "../api-client/session-cookies.ts";
import { hasKeptMessage } from "../features/contact/kept-message.ts";
import { keepInstallPrompt } from "./install-prompt.ts";
import { isServerThere, mayRenew } from "./may-renew.ts";
import { type StandingPage, standingPage } from "./standing/standing-page.ts";

// The first script. A prerendered page (the public ones are prerendered at build) starts the app when the visitor
// does something, or at once if this device knows more than the page shows. Any other page starts the app at once.
const page = standingPage();
// Load the shell's fonts before there is text; otherwise the text is laid out twice.
if (!page)
  for (const font of ["Instrument Sans Variable", "Bricolage Grotesque Variable"])
    document.fonts?.load(`1em "${font}"`).catch(() => {});
const knowsMore = readSessionCookies() || hasKeptMessage() || history.state?.arrival;
if (page && !knowsMore) page.onSignOfLife(() => void start(page));
else void start(page);
void watchServiceWorker();
keepInstallPrompt(page?.installPrompt);

async function start(page: StandingPage | null): Promise<void> {
  // A returning visitor needs these two scripts: start loading them now.
  if (readSessionCookies()) {
    import("./deps.ts").catch(() => {});
    import("./signed-in-layout.tsx").catch(() => {});
  }
  const [app] = await Promise.all([import("./main.tsx"), page?.loadStyles()]).catch(() => [null]);
  if (!app) return startLater(page);
  await app.startApp();
  await page?.leave();
}

/**
 * After a deployment the old page's app is missing from the server. Offline, it tries again when the visitor does
 * something.
 */
async function startLater(page: StandingPage | null): Promise<void> {
  // With a service worker, the app is in its cache. Without one, the page itself is the newest version.
  if (!(await isServerThere())) page?.onSignOfLife(() => void start(page));
  else if (mayRenew(Date.now())) location.reload();
}

/** The service worker of the first visit makes the app work offline. It is installed once the page has loaded. */
async function watchServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  const { watchForUpdates } = await import("./service-worker-client.ts");
  watchForUpdates();
}
