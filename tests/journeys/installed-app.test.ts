import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

it("takes a new version when it is asked to, and reloads once", async () => {
  const webDir = mkdtempSync(join(tmpdir(), "gemwright-web-"));
  cpSync("dist/web", webDir, { recursive: true });
  const updated = await startProduct({ WEB_DIR: webDir });
  try {
    const { page } = await visit(browser);
    await page.goto(updated.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    appendFileSync(join(webDir, "sw.js"), "\n// a newer one\n");
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((all) => all?.update().then(() => undefined)),
    );
    await page.getByText("A new version is ready.").waitFor();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await reloaded;
    await page.getByRole("heading", { name: "From one sentence to a launched token" }).waitFor();
    expect(await page.getByText("A new version is ready.").count()).toBe(0);
  } finally {
    await updated.remove();
    rmSync(webDir, { recursive: true, force: true });
  }
});
