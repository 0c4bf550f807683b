import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const { CHROME_PATH = "/usr/bin/chromium", FULL_CHROME_PATH = CHROME_PATH } = process.env;

export const launchOptions = (executablePath = CHROME_PATH): LaunchOptions => ({
  executablePath,
  args: flags,
});

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** With what a headless shell does without, such as installing apps. */
export const openFullBrowser = (): Promise<Browser> => chromium.launch(launchOptions(FULL_CHROME_PATH));

/** A browser whose profile lies in a folder, and stays there once it is closed. */
export const openProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    serviceWorkers: "block",
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** `console.error`s, page errors and unexpected failures so far. */
  complaints: string[];
}

/** A visitor with a profile of their own. */
export async function visit(
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  heed(page, complaints);
  return { context, page, complaints };
}

/** Takes down what a page complains of. */
export function heed(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    // A failed request is told by the page itself, in the specification's words; Chromium's own line adds
    // nothing.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  forgiveBrokenOffScripts(page, complaints);
}

/**
 * Who leaves while a page still loads breaks its scripts off (nothing else aborts them); the page left behind
 * says so.
 */
function forgiveBrokenOffScripts(page: Page, complaints: string[]): void {
  const brokenOff = new Set<string>();
  const forgive = () => {
    const kept = complaints.filter(
      (text) => ![...brokenOff].some((url) => text.endsWith(`imported module: ${url}`)),
    );
    complaints.splice(0, Infinity, ...kept);
  };
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED" || request.resourceType() !== "script") return;
    brokenOff.add(request.url());
    forgive();
  });
  page.on("console", forgive);
}

/** How many rows the device holds in these stores of the app's database. */
export const rowsOnDevice = (page: Page, stores: readonly string[]): Promise<number> =>
  page.evaluate(async (names) => {
    const request = indexedDB.open("gemwright");
    await new Promise((resolve) => request.addEventListener("success", resolve));
    const reading = request.result.transaction(names);
    const counts = names.map((name) => reading.objectStore(name).count());
    await new Promise((resolve) => reading.addEventListener("complete", resolve));
    request.result.close();
    return counts.reduce((sum, { result }) => sum + result, 0);
  }, stores);
