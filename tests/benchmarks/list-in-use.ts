/**
 * From a press on My Gems of 500 tokens to the next frame, at a quarter of the processor's speed: with nothing else to
 * do, and while all tokens are read from the server again. Beside a button of a page that does nothing else. `npm run bench -- list-in-use [rounds]`
 */
import type { Page } from "playwright-core";
import { openBrowser } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { milliseconds, settle, words } from "./budgets/budgets.ts";
import { median } from "./journey/report.ts";
import { installWithTokens } from "./warm-start/install.ts";

const [rounds = "5", tokens = "500"] = words();
const SLOWER = 4;
/** Milliseconds that an event may take until the next frame. */
const WANTED = 100;
const PLAIN = "a button of a plain page";
const SYNCING = ", while syncing";
/** Milliseconds of a frame: an event that takes less is not reported. */
const FRAME = 16;

/** Runs in the page; a string, for the compiler's own names are not known there. The next sync reads every token. */
const FORGET_CURSOR = `new Promise((resolve, reject) => {
  const opening = indexedDB.open("gemwright");
  opening.onsuccess = () => {
    const change = opening.result.transaction("lists", "readwrite");
    const lists = change.objectStore("lists");
    const reading = lists.getAll();
    reading.onsuccess = () => reading.result.forEach((list) => lists.put({ ...list, wholeAt: 0 }));
    change.oncomplete = () => { opening.result.close(); resolve(); };
    change.onerror = () => reject(change.error);
  };
})`;

/** Milliseconds of the slowest event of each press, by what was pressed. */
const samples = new Map<string, number[]>();

const product = await startProduct();
const browser = await openBrowser();
try {
  const { context } = await installWithTokens(browser, product, Number(tokens));
  // One round before them warms up.
  for (let round = 0; round <= Number(rounds); round++) {
    if (round === 1) samples.clear();
    const page = await context.newPage();
    await page.addInitScript(observeEvents);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(`${product.url}/api/plain`);
    await page.setContent("<button>Press</button>");
    await pressed(page, PLAIN, () => page.getByRole("button", { name: "Press" }).click());
    await page.goto(`${product.url}/my-gems`);
    await page.locator("main li h2").first().waitFor();
    await use(page, "");
    await use(page, SYNCING);
    await page.close();
  }
} finally {
  await browser.close();
  await product.remove();
}

for (const [what, taken] of samples)
  console.log(
    `${what.padEnd(40)}${(median(taken) ?? 0).toFixed(0).padStart(6)} ms, at most ${Math.max(...taken).toFixed(0)}`,
  );
settle(
  "list-in-use",
  [...samples]
    .filter(([what]) => what !== PLAIN)
    .flatMap(([what, taken]) => {
      const beside = what.endsWith(SYNCING) ? what.slice(0, -SYNCING.length) : PLAIN;
      const name = beside === PLAIN ? "a plain page's button" : "without";
      const rounds = taken.map((each, round) => each / (samples.get(beside)?.[round] ?? Number.NaN));
      return [{ what: `${what} × ${name}`, rounds }, milliseconds(what, taken, WANTED)];
    }),
);

async function use(page: Page, when: string): Promise<void> {
  const refresh = page.getByRole("button", { name: "Refresh" });
  const search = page.getByRole("searchbox", { name: "Search your tokens" });
  const presses: Record<string, () => Promise<unknown>> = {
    ...(when === "" && { Refresh: () => refresh.click() }),
    "the next page": () => page.getByRole("button", { name: "Page 2", exact: true }).click(),
    "a letter of the search": () => search.pressSequentially("4"),
    "another letter": () => search.pressSequentially("2"),
    "the search cleared": () => search.press("Control+a").then(() => search.press("Delete")),
    "a card's menu": () => page.getByRole("button", { name: /^More/ }).first().click(),
    "the menu closed": () => page.keyboard.press("Escape"),
  };
  for (const [what, press] of Object.entries(presses)) {
    if (when) await page.evaluate(FORGET_CURSOR);
    // Pressed by a script, which is no event of the user's.
    if (when) await refresh.evaluate((button) => (button as HTMLButtonElement).click());
    await pressed(page, what + when, press);
  }
}

/** Keeps the slowest event of what a press set off. */
async function pressed(page: Page, what: string, press: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { slowest: 0 }));
  await press();
  // Events are reported a frame or two later.
  await page.waitForTimeout(400);
  const taken = await page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
  samples.set(what, [...(samples.get(what) ?? []), Math.max(taken, FRAME)]);
}

/** Runs in the page. The Event Timing API counts from the press to the frame that was painted after it. */
function observeEvents(): void {
  const page = globalThis as unknown as { slowest: number };
  page.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries() as PerformanceEventTiming[])
      page.slowest = Math.max(page.slowest, duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
