import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { ask, callOver, sessionOf } from "../../support/api-user.ts";
import { visit } from "../../support/browser.ts";
import type { Product } from "../../support/product.ts";
import { connect } from "../../support/steps.ts";

export interface Installed {
  /** A browser with the app's service worker, its session and its tokens on the device. */
  context: BrowserContext;
  /** Cookies and settings alone: a device that knows who it is, and has nothing. */
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/** How many are made at a time. */
const AT_A_TIME = 5;

/**
 * Signs in, makes the tokens, and leaves the app as it is after a day of use: all of them on the device, with
 * their logos.
 */
export async function installWithTokens(
  browser: Browser,
  product: Product,
  count: number,
): Promise<Installed> {
  const { context, page } = await visit(browser);
  await connect(page, product.url);
  await makeTokens(page, product, count);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText(`of ${count}`).waitFor();
  await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
  // Logos come in when there is time.
  while ((await page.evaluate<number>(rowsOf("images"))) < count) await page.waitForTimeout(500);
  await page.reload();
  await page.getByText(`of ${count}`).waitFor();
  const state = await context.storageState();
  await page.close();
  return { context, state };
}

async function makeTokens(page: Page, product: Product, count: number): Promise<void> {
  const call = callOver(() => product.url);
  const session = await sessionOf(page);
  const make = async (nth: number) => {
    const background = { r: (nth * 37) % 256, g: (nth * 91) % 256, b: (nth * 53) % 256 };
    const png = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
      .png()
      .toBuffer();
    const files = { image: new Blob([new Uint8Array(png)], { type: "image/png" }) };
    const description = `Gem ${nth} of a long list, with a story that takes two lines on its card and ends there.`;
    const body = { name: `Gem ${nth}`, ticker: `GEM${nth}`, description, generate_banner: "false" };
    await ask(call, "createToken", { session, body, files });
  };
  for (let at = 0; at < count; at += AT_A_TIME)
    await Promise.all(Array.from({ length: Math.min(AT_A_TIME, count - at) }, (_, more) => make(at + more)));
}

/** Run in the page; a string, for the compiler's own names are not known there. */
const rowsOf = (table: string): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open("gemwright");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const counting = opening.result.transaction("${table}").objectStore("${table}").count();
    counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
  };
})`;
