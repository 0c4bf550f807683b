/**
 * From the tap on the icon to a painted My Gems of 500 tokens, with the server stopped, beside what no app
 * can be faster than (raw IndexedDB, plain DOM) and what it would be without a device (no service worker,
 * nothing kept, the server beside it); the home page of the same start; and the first page of the list, read
 * of 500, 5,000 and 50,000 tokens. `npm run bench -- warm-start [rounds] [tokens]`
 */
import { openBrowser } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { type Figure, settle, words } from "./budgets/budgets.ts";
import { measureFirstPage } from "./warm-start/first-page.ts";
import { installWithTokens } from "./warm-start/install.ts";
import { openHome, openInstalled, openOnline, openRaw } from "./warm-start/open.ts";
import { firstPageFigures, firstPageReport, startFigures, startReport } from "./warm-start/report.ts";

const [rounds = "7", tokens = "500"] = words();
const figures: Figure[] = [];
/** As it is, and four times as slow, as a phone of some years ago is. */
const SLOWER = [1, 4];

const product = await startProduct();
const browser = await openBrowser();
const samples = new Map<string, number[]>();
const keep = (what: string, slower: number, taken: number) => {
  const key = `${what} ×${slower}`;
  samples.set(key, [...(samples.get(key) ?? []), taken]);
};

try {
  const installed = await installWithTokens(browser, product, Number(tokens));
  // One round before them warms up.
  for (let round = 0; round <= Number(rounds); round++) {
    const taken: Parameters<typeof keep>[] = [];
    for (const slower of SLOWER)
      taken.push(["online", slower, await openOnline(browser, installed, product.url, slower)]);
    await product.kill();
    for (const slower of SLOWER) {
      taken.push(["raw", slower, await openRaw(installed, product.url, slower)]);
      taken.push(["installed", slower, await openInstalled(installed, product.url, slower)]);
      taken.push(["home", slower, await openHome(installed, product.url, slower)]);
    }
    await product.start();
    if (round > 0) for (const sample of taken) keep(...sample);
  }
  console.log(startReport(samples, SLOWER, Number(tokens)));
  const pages = await measureFirstPage(browser, product.url, [500, 5_000, 50_000]);
  console.log(firstPageReport(pages));
  figures.push(...startFigures(samples, SLOWER), ...firstPageFigures(pages));
} finally {
  await browser.close();
  await product.remove();
}
settle("warm-start", figures);
