/** @module-tag slow */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../tests/support/browser.ts";
import { sampleDeck } from "../sample.ts";
import { copyScript, finishedTemplates, renderSite } from "./render-site.ts";
import { live, MINT, soon, states } from "./testing/states.ts";

const CSP = `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src data:; script-src 'sha256-${copyScript.sha256Base64}'; base-uri 'none'; form-action 'none'`;
declare global {
  interface Window {
    moved: number;
  }
}

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser?.close());

const open = async (html: string, width: number, height = 800): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height } });
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
    await page.clock.install();
    await page.click("[data-copy]");
    await expect.poll(() => page.textContent("[data-copy]")).toBe("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MINT);
    await page.clock.fastForward(2000);
    await expect.poll(() => page.textContent("[data-copy]")).toBe("Copy");
    await page.close();
  });

  test("shows its name, its picture and what to do on the first screen of a phone and of a desk", async () => {
    for (const facts of [live, soon]) {
      const page = await open(renderSite(template, sampleDeck(), facts), 390, 780);
      for (const [width, height] of [
        [390, 780],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const { logo, ends } = await page.evaluate(() => {
          const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const words = document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "?";
          const paragraphs = [...document.querySelectorAll("main p")];
          return {
            logo: boxOf("main img[alt$=logo], main h1 img"),
            ends: [
              boxOf("h1"),
              paragraphs.find((each) => each.textContent?.includes(words))?.getBoundingClientRect(),
              boxOf("main a[href^='https://pump.fun'], main .soon, main .seal"),
            ].map((box) => box?.bottom),
          };
        });
        expect(logo?.width).toBeGreaterThan(60);
        expect((logo?.top ?? height) + (logo?.height ?? 0) / 2).toBeLessThan(height);
        for (const bottom of ends) expect(bottom).toBeLessThanOrEqual(height);
      }
      await page.close();
    }
  });

  test("mirrors where its words run to the left", async () => {
    const { deck, facts } = states.arabic ?? { deck: sampleDeck(), facts: live };
    const page = await open(renderSite(template, deck, facts, { marks: true }), 1440);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const middles = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("h1, section, nav a, [data-copy], [data-part]")].map(
          (each) => {
            const { left, width } = each.getBoundingClientRect();
            return [each.dataset.part ?? each.className, Math.round(left + width / 2 + scrollX)] as const;
          },
        ),
      );
    const rtl = await middles();
    await page.evaluate(() => {
      document.documentElement.dir = "ltr";
    });
    const [ltr, room] = [await middles(), await page.evaluate(() => document.documentElement.clientWidth)];
    const unmoved = rtl.filter(([, x], at) => Math.abs(x - (room - (ltr[at]?.[1] ?? 0))) > 24);
    expect(unmoved).toEqual([]);
    expect(rtl.filter(([, x], at) => Math.abs(x - (ltr[at]?.[1] ?? 0)) > 100).length).toBeGreaterThan(10);
    await page.close();
  });

  test("moves nothing while its faces come, on a machine six times as slow", { tags: "long" }, async () => {
    const page = await open("<!doctype html><title>x</title>", 390);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            moved: window.moved + (entry as PerformanceEntry & { value: number }).value,
          });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.unroute("**/*");
    await page.route("**/*", (route) =>
      route.request().url() === "https://site.example/"
        ? route.fulfill({
            body: renderSite(template, sampleDeck(), live),
            contentType: "text/html; charset=utf-8",
          })
        : route.abort(),
    );
    await page.goto("https://site.example/");
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => window.moved)).toBe(0);
    const faces = await page.evaluate(() => [...document.fonts].map(({ status }) => status));
    expect(faces).toEqual(
      template === "template2" ? [] : template === "template3" ? ["loaded"] : ["loaded", "loaded"],
    );
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe("1");
    await page.close();
  });
});
