import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ PRODUCT_NAME: "Gem & Co", SOCIAL_URL: "https://x.com/gemandco" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** A first visit whose app is long in coming: everything but the first script waits until it is let go. */
async function slowVisit() {
  const { page, complaints } = await visit(browser);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const scripts: string[] = [];
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const first = scripts.length === 0;
    scripts.push(route.request().url());
    if (!first) await gate;
    await route.continue();
  });
  await page.goto(product.url);
  return { page, complaints, scripts, letGo };
}

describe("the home page", () => {
  it("is painted from its markup, with the instance's own name and links, and next to no script", async () => {
    const { context, page } = await visit(browser, { javaScriptEnabled: false });
    await page.goto(product.url);
    await page.getByRole("heading", { level: 1, name: "From one sentence to a launched token" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByText("Gem & Co").waitFor();
    expect(await page.getByRole("link", { name: "Follow on X" }).getAttribute("href")).toBe(
      "https://x.com/gemandco",
    );
    expect(await page.content()).not.toMatch(/\.invalid|Gemwright/);
    await context.close();
  });

  it("fetches the app when somebody does something, and not before", async () => {
    const { page, scripts } = await slowVisit();
    const app = () => scripts.filter((url) => url.includes("/assets/main-"));
    // The service worker is seen to first, and it is no part of the app.
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    expect(app()).toEqual([]);
    await page.mouse.move(200, 200);
    await expect.poll(() => app().length).toBe(1);
  });

  it("keeps what is typed and pressed before the app has come", async () => {
    const { page, complaints, letGo } = await slowVisit();
    await page.getByLabel("An idea in a sentence").fill("a walrus who repairs clocks");
    await page.getByRole("button", { name: "Try it" }).click();
    expect(await page.locator("#home").count()).toBe(1);
    letGo();
    await page.frameLocator("iframe").locator("h1").waitFor();
    expect(await page.getByLabel("An idea in a sentence").inputValue()).toBe("a walrus who repairs clocks");
    expect(await page.locator("#home").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("opens the chooser for who pressed Connect before the app has come", async () => {
    const { page, letGo } = await slowVisit();
    await page.getByRole("button", { name: "Connect Wallet & Start" }).click();
    letGo();
    await page.getByRole("dialog", { name: "Connect Wallet" }).waitFor();
  });

  it("keeps the place of the focus", async () => {
    const { page, letGo } = await slowVisit();
    await page.getByRole("button", { name: "pixel" }).focus();
    letGo();
    await page.locator("#home").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("pixel");
  });
});
