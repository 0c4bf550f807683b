import "../styles.css";
import { readSessionCookies } from "../api-client/session-cookies.ts";
import { hasKeptMessage } from "../features/contact/kept-message.ts";
import { keepInstallPrompt } from "./install-prompt.ts";
import { isServerThere, mayRenew } from "./may-renew.ts";
import { type StandingPage, standingPage } from "./standing/standing-page.ts";

// The first script. A page that is painted already (the public ones are, at build) gets the app once somebody does
// something in it, or at once where this device knows more than was painted; any other page needs the app to be anything.
const page = standingPage();
if (page && !readSessionCookies() && !hasKeptMessage()) page.onSignOfLife(() => void start(page));
else void start(page);
void watchServiceWorker();
keepInstallPrompt();

async function start(page: StandingPage | null): Promise<void> {
  // Who was here before will want these two, and by then they are on their way.
  if (readSessionCookies()) {
    import("./deps.ts").catch(() => {});
    import("./signed-in-layout.tsx").catch(() => {});
  }
  const app = await import("./main.tsx").catch(() => null);
  if (!app) return startLater(page);
  await app.startApp();
  await page?.leave();
}

/** A page that stood open over a deployment misses its app; one that is offline tries again when somebody does something. */
async function startLater(page: StandingPage | null): Promise<void> {
  // A service worker has the app: without one the page itself is the newest.
  if (!(await isServerThere())) page?.onSignOfLife(() => void start(page));
  else if (mayRenew(Date.now())) location.reload();
}

/** Offline first begins with the first visit, and in its own time. */
async function watchServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  const { watchForUpdates } = await import("./service-worker-client.ts");
  watchForUpdates();
}
