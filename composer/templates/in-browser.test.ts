import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleDeck, sampleToken } from "../sample.ts";
import { writeDeck } from "../write-deck.ts";
import { copyScript, finishedTemplates, renderSite, type SiteFacts } from "./render-site.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const CSP = `default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src data:; script-src 'sha256-${copyScript.sha256Base64}'; base-uri 'none'; form-action 'none'`;
const MINT = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const live: SiteFacts = {
  name: sampleToken.name,
  ticker: sampleToken.ticker,
  logoUrl: PIXEL,
  bannerUrl: PIXEL,
  shareImageUrl: null,
  siteUrl: null,
  mintAddress: MINT,
  launchpadName: "The Pad",
  launchpadTokenUrl: "https://pad.example/token/x",
  social: { telegram: `https://t.me/${"long".repeat(60)}` },
  palette: sampleToken.palette,
  productName: "Gemwright",
  productUrl: null,
  reportUrl: null,
};
const soon: SiteFacts = {
  ...live,
  logoUrl: null,
  bannerUrl: null,
  mintAddress: null,
  launchpadTokenUrl: null,
  social: {},
};
const LONG = "W".repeat(50);
const long = writeDeck({
  name: LONG,
  ticker: "WWWWWWWWWW",
  narrative: `${"W".repeat(400)} ${"word ".repeat(400)}`,
  prompt: null,
  designPrompt: null,
  seed: "s",
});
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: FLAGS,
  });
}, 60_000);
afterAll(() => browser?.close());

const open = async (
  html: string,
  width: number,
): Promise<{ page: Page; complaints: string[]; asked: string[] }> => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.route("**/*", (route) => {
    if (route.request().url() === "https://site.example/")
      return route.fulfill({
        body: html,
        contentType: "text/html; charset=utf-8",
        headers: { "content-security-policy": CSP },
      });
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto("https://site.example/");
  await page.evaluate(() => document.fonts.ready);
  return { page, complaints, asked };
};

describe.each(finishedTemplates)("%s in Chromium", (template) => {
  test.each([320, 390, 768, 1440, 2560])(
    "fits %d px in every state, asks for nothing, breaks no rule",
    async (width) => {
      const states = {
        live: [sampleDeck(), live],
        soon: [sampleDeck(), soon],
        long: [long, { ...live, name: LONG, ticker: "WWWWWWWWWW" }],
      } as const;
      for (const [state, [deck, facts]] of Object.entries(states)) {
        const { page, complaints, asked } = await open(renderSite(template, deck, facts), width);
        const [scroll, client] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(scroll, `${state} ${width}`).toBeLessThanOrEqual(client ?? 0);
        expect(complaints, state).toEqual([]);
        expect(asked, state).toEqual([]);
        await page.close();
      }
    },
  );

  test("copies the mint address under its own CSP", async () => {
    const { page } = await open(renderSite(template, sampleDeck(), live), 1200);
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
