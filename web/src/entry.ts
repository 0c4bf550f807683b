import "./styles.css";
import { readSessionCookies } from "./api-client/session-cookies.ts";
import { type StandingHome, standingHome } from "./standing-home.ts";

// The first script. A page that is painted already (the home page, prerendered) gets the app once somebody does
// something in it, or at once where somebody is signed in; every other page needs the app to be anything.
const home = standingHome();
if (home && !readSessionCookies()) home.onSignOfLife(() => void start(home));
else void start(home);
void watchServiceWorker();

async function start(home: StandingHome | null): Promise<void> {
  const { startApp } = await import("./main.tsx");
  await startApp();
  home?.leave();
}

/** Offline first begins with the first visit, and in its own time. */
async function watchServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  const { watchForUpdates } = await import("./service-worker-client.ts");
  watchForUpdates();
}
