import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Installed } from "./install.ts";
import { rawPage } from "./raw-page.ts";

const CARDS = 10;
const TIMEOUT_MS = 60_000;

/** Sets `paintedAt`, in ms since the navigation began, once so many have been in a frame. */
const watchFor = (selector: string, count: number) => `(() => {
  const look = () => {
    if (document.querySelectorAll("${selector}").length < ${count}) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.paintedAt = performance.now(); };
    requestAnimationFrame(() => port2.postMessage(null));
  };
  requestAnimationFrame(look);
})()`;

/** The installed app, from cold, with nobody to answer. */
export const openInstalled = ({ context }: Installed, url: string, slower: number): Promise<number> =>
  measured(context, `${url}/my-gems`, slower);

/** The installed app's home page, from cold, with nobody to answer. */
export const openHome = ({ context }: Installed, url: string, slower: number): Promise<number> =>
  measured(context, url, slower, { watch: watchFor("main h1", 1) });

/** Ten rows and their logos out of the same database, by a page that does nothing else. */
export const openRaw = ({ context }: Installed, url: string, slower: number): Promise<number> =>
  // Under /api, where the service worker lets requests through.
  measured(context, `${url}/api/raw`, slower, {
    prepare: (page) =>
      page.route("**/api/raw", (route) => route.fulfill({ contentType: "text/html", body: rawPage })),
  });

/** The same app on a device that has nothing, with the server on this very machine. */
export async function openOnline(
  browser: Browser,
  { state }: Installed,
  url: string,
  slower: number,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    storageState: state,
    serviceWorkers: "block",
  });
  try {
    return await measured(context, `${url}/my-gems`, slower);
  } finally {
    await context.close();
  }
}

interface Opening {
  watch?: string;
  prepare?: (page: Page) => Promise<unknown>;
}

async function measured(
  context: BrowserContext,
  address: string,
  slower: number,
  { watch = watchFor("main li h2", CARDS), prepare = async () => {} }: Opening = {},
): Promise<number> {
  const page = await context.newPage();
  try {
    await prepare(page);
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.goto(address, { waitUntil: "commit" });
    const painted = await page.waitForFunction(() => (globalThis as { paintedAt?: number }).paintedAt, null, {
      timeout: TIMEOUT_MS,
    });
    return (await painted.jsonValue()) as number;
  } finally {
    await page.close();
  }
}
