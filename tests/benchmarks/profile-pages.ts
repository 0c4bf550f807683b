/**
 * What the main thread of a page does until it is painted, by Chromium's own trace: home and My Gems on their first
 * visit with the server beside them, and started with the server stopped. CPU time, so that others' work says little.
 * `npm run bench -- profile-pages [rounds] [tokens]`
 */
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { openBrowser } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { words } from "./budgets/budgets.ts";
import { median } from "./journey/report.ts";
import { traced, type Work } from "./profile-pages/trace.ts";
import { type Installed, installWithTokens } from "./warm-start/install.ts";

const [rounds = "5", tokens = "500"] = words();
const PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 }, serviceWorkers: "block" };
const HEADING = "main h1";
const CARDS = "main li:nth-of-type(10) h2";

const taken = new Map<string, Work[]>();
const product = await startProduct();
const browser = await openBrowser();
try {
  const installed = await installWithTokens(browser, product, Number(tokens));
  for (let round = 0; round <= Number(rounds); round++) {
    await firstVisit(browser, round, "home, first visit", PHONE, "", HEADING);
    await firstVisit(
      browser,
      round,
      "My Gems, first visit",
      { ...PHONE, storageState: installed.state },
      "/my-gems",
      CARDS,
    );
    await product.kill();
    await installedStart(installed, round, "home, server stopped", "", HEADING);
    await installedStart(installed, round, "My Gems, server stopped", "/my-gems", CARDS);
    await product.start();
  }
} finally {
  await browser.close();
  await product.remove();
}
for (const [what, all] of taken) print(what, all);

async function firstVisit(
  from: Browser,
  round: number,
  what: string,
  options: BrowserContextOptions,
  path: string,
  selector: string,
) {
  const context = await from.newContext({ reducedMotion: "reduce", ...options });
  await look(context, round, what, path, selector);
  await context.close();
}

function installedStart({ context }: Installed, round: number, what: string, path: string, selector: string) {
  return look(context, round, what, path, selector);
}

/** The first round warms up. */
async function look(context: BrowserContext, round: number, what: string, path: string, selector: string) {
  const page = await context.newPage();
  const { untilPaint, untilSeen } = await traced(context, page, async () => {
    await page.goto(`${product.url}${path}`, { waitUntil: "load" });
    await page.locator(selector).first().waitFor();
  });
  await page.close();
  if (round === 0) return;
  keep(`${what}: until its first paint`, untilPaint);
  keep(`${what}: until it is there and loaded`, untilSeen);
}

function keep(what: string, work: Work) {
  taken.set(what, [...(taken.get(what) ?? []), work]);
}

/** Medians over the rounds. */
function print(what: string, all: readonly Work[]) {
  const middle = (figure: (work: Work) => number) => median(all.map(figure)) ?? 0;
  const kinds = [...new Set(all.flatMap(({ cpu }) => [...cpu.keys()]))];
  const rows = kinds
    .map((kind) => [kind, middle(({ cpu }) => cpu.get(kind) ?? 0)] as const)
    .sort(([, one], [, other]) => other - one);
  const whole = rows.reduce((sum, [, time]) => sum + time, 0);
  console.log(
    `\n${what}: ${middle(({ clock }) => clock).toFixed(0)} ms by the clock, ${whole.toFixed(0)} of CPU`,
  );
  for (const [kind, time] of rows)
    console.log(
      `${time.toFixed(0).padStart(6)} ms ${`${Math.round((time / whole) * 100)} %`.padStart(5)}  ${kind}`,
    );
}
