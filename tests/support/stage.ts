import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";

export interface Stage {
  product: Product;
  browser: Browser;
}

/** A product and a browser for all tests of a file: there before the first, gone after the last. */
export function openStage(env: Record<string, string> = {}): Stage {
  const stage: Partial<Stage> = {};
  beforeAll(async () => {
    // At once: each takes a while, mostly waiting.
    const [product, browser] = await Promise.allSettled([startProduct(env), openBrowser()]);
    if (product.status === "fulfilled") stage.product = product.value;
    if (browser.status === "fulfilled") stage.browser = browser.value;
    for (const each of [product, browser]) if (each.status === "rejected") throw each.reason;
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.product?.remove();
  });
  return stage as Stage;
}
