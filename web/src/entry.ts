import "./styles.css";
import { readSessionCookies } from "./api-client/session-cookies.ts";
import { hasKeptMessage } from "./flows/contact/kept-message.ts";
import { keepInstallPrompt } from "./install-prompt.ts";
import { isServerThere, renewByItself } from "./renew.ts";
import { type StandingPage, standingPage } from "./standing/standing-page.ts";

// The first script. A page that is painted already (the public ones are, at build) gets the app once somebody does
// something in it, or at once where this device knows more than was painted; any other page needs the app to be anything.
const page = standingPage();
if (page && !readSessionCookies() && !hasKeptMessage()) page.onSignOfLife(() => void start(page));
else void start(page);
void watchServiceWorker();
keepInstallPrompt();

async function start(page: StandingPage | null): Promise<void> {
  const app = await import("./main.tsx").catch(() => null);
  if (!app) return startLater(page);
  await app.startApp();
  await page?.leave();
}

/** A page that stood open over a deployment misses its app; one that is offline tries again when somebody does something. */
async function startLater(page: StandingPage | null): Promise<void> {
  if (await isServerThere()) renewByItself(Date.now());
  else page?.onSignOfLife(() => void start(page));
}

/** Offline first begins with the first visit, and in its own time. */
async function watchServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  const { watchForUpdates } = await import("./service-worker-client.ts");
  watchForUpdates();
}
