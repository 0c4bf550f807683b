import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { siteHeaders } from "../../../api/src/hosting/site-headers.ts";
import { copyScript } from "../../../composer/templates/render-site.ts";
import { findMisplaced, findUnseen, findViolations, watchShifts } from "./in-page.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const ORIGIN = "https://site.example/";
const PICTURES: Record<string, string> = {
  "/logo.webp": picture(512, 512),
  "/banner.webp": picture(1500, 500),
};

function picture(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7a9"/></svg>`;
}

/** The files of a site; the hero's pictures have names of their own. */
const pictureAt = (path: string): string | undefined =>
  /^\/(cast|sticker|meme)-[a-z\d]+\.webp$/.test(path) ? picture(512, 512) : PICTURES[path];

/**
 * Opens a page as its host would serve it, with pictures that come late; `complaints` fills while it stands.
 */
export async function openSite(
  browser: Browser,
  html: string,
  width: number,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, ...options });
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => message.type() === "error" && complaints.push(`console: ${message.text()}`),
  );
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  // What runs TypeScript here wraps named functions in a call of its own, which the page does not know.
  await page.addInitScript("globalThis.__name = (each) => each");
  await page.addInitScript(watchShifts);
  await page.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.href === ORIGIN)
      return route.fulfill({
        body: html,
        headers: { ...siteHeaders(copyScript.sha256Base64), "content-type": "text/html; charset=utf-8" },
      });
    const svg = url.origin === new URL(ORIGIN).origin ? pictureAt(url.pathname) : undefined;
    if (svg === undefined) {
      complaints.push(`asked for ${url}`);
      return route.abort();
    }
    await new Promise((resolve) => setTimeout(resolve, 120));
    return route.fulfill({ body: svg, contentType: "image/svg+xml" });
  });
  await page.goto(ORIGIN);
  await page.evaluate(() => document.fonts.ready);
  return { page, complaints };
}

export interface Look {
  /** The window's width at the load, at which axe looks too. */
  width: number;
  /** Widths to go to afterwards, for the layout alone. */
  widths: readonly number[];
  /** Whether the questions' answers are shown to axe. */
  open: boolean;
  /** Whether a shift of the layout is a fault. It is, but a machine that is busy with more can make one. */
  shifts: boolean;
  /** Whether the visitor's system forces its colours on the page. */
  forced?: boolean;
}

/** What axe finds in a page as it stands. */
export async function findAxeViolations(page: Page, forced = false): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(findViolations, forced);
}

/**
 * All that is wrong with a page: requests, console, shifts, what axe finds, and words out of place at any
 * width.
 */
export async function findFaults(browser: Browser, html: string, look: Look): Promise<string[]> {
  const options = look.forced ? ({ forcedColors: "active" } as const) : {};
  const { page, complaints } = await openSite(browser, html, look.width, options);
  // Until the faces are shown and the late pictures have come; what moves after that is no load's doing.
  await page.waitForTimeout(300);
  const shifts = look.shifts ? await page.evaluate(() => window.shifts) : [];
  if (look.open)
    await page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) each.open = true;
    });
  const violations = await findAxeViolations(page, look.forced);
  const unseen = look.forced ? await page.evaluate(findUnseen) : [];
  const misplaced: string[] = [];
  for (const width of look.widths) {
    await page.setViewportSize({ width, height: 900 });
    misplaced.push(...(await page.evaluate(findMisplaced)).map((fault) => `at ${width}: ${fault}`));
  }
  await page.close();
  return [
    ...complaints,
    ...shifts.map((shift) => `shifts at ${look.width}: ${shift}`),
    ...violations.map((violation) => `axe at ${look.width}: ${violation}`),
    ...misplaced,
    ...unseen.map((fault) => `forced colours: ${fault}`),
  ];
}
