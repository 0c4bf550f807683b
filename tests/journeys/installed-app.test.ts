import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, visit } from "../support/browser.ts";
import { type Product, startProduct } from "../support/product.ts";

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

it("is installable, and its shell opens with the server gone", async () => {
  const { context, page, complaints } = await visit(browser);
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A profile without a name is all that a test's browser has against it.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await product.kill();
  await page.reload();
  await page.getByRole("heading", { name: "From one sentence to a launched token" }).waitFor();
  expect(complaints).toEqual([]);
});
