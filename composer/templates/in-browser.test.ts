import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../tests/support/browser.ts";
import { sampleDeck } from "../sample.ts";
import { copyScript, finishedTemplates, renderSite } from "./render-site.ts";
import { live, MINT } from "./testing/states.ts";

const CSP = `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src data:; script-src 'sha256-${copyScript.sha256Base64}'; base-uri 'none'; form-action 'none'`;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser?.close());

const open = async (html: string, width: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.route("**/*", (route) =>
    route.request().url() === "https://site.example/"
      ? route.fulfill({
          body: html,
          contentType: "text/html; charset=utf-8",
          headers: { "content-security-policy": CSP },
        })
      : route.abort(),
  );
  await page.goto("https://site.example/");
  return page;
};

describe.each(finishedTemplates)("%s in Chromium", (template) => {
  test("copies the mint address under its own CSP", async () => {
    const page = await open(renderSite(template, sampleDeck(), live), 1200);
    await page
      .context()
      .grantPermissions(["clipboard-read", "clipboard-write"], { origin: "https://site.example" });
    await page.click("[data-copy]");
    await expect.poll(() => page.textContent("[data-copy]")).toBe("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MINT);
    await expect.poll(() => page.textContent("[data-copy]"), { timeout: 4000 }).toBe("Copy");
    await page.close();
  });
});
