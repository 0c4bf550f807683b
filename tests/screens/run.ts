/**
 * Pictures of every screen, in both themes at four widths, and contact sheets of them: `npm run screens`,
 * into the ignored folder `screenshots/`. Says where a screen is wider than its window.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { openBrowser } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { walk } from "./walk.ts";

const OUT = "screenshots";
const widths = [390, 768, 1440, 2560];
const themes = ["dark", "light"] as const;
const COLUMNS = 6;
const TILE = { width: 400, height: 520 };

rmSync(OUT, { recursive: true, force: true });
const browser = await openBrowser();
for (const theme of themes) {
  // A product of its own, since an empty gallery is empty only before the first launch.
  const product = await startProduct();
  for (const width of widths) mkdirSync(`${OUT}/${theme}-${width}`, { recursive: true });
  await walk(browser, product, theme, (page, name) => shoot(page, theme, name));
  for (const width of widths) await sheet(`${OUT}/${theme}-${width}`);
  console.log(`${theme}: ${readdirSync(`${OUT}/${theme}-390`).length} pictures at each width`);
  await product.remove();
}
await browser.close();
process.exit(0);

async function shoot(page: Page, theme: string, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 1000 });
    // What stays in sight stands where a page begins, and not in the middle of its picture.
    await page.evaluate(() => scrollTo(0, 0));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(`${name} is ${over} px too wide at ${width}`);
    // A modal is as tall as its window; a page is shown whole.
    const fullPage = (await page.getByRole("dialog").count()) === 0;
    writeFileSync(`${OUT}/${theme}-${width}/${name}.png`, await stillPicture(page, fullPage));
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
}

/** On a busy machine, frames are painted a moment after the page around them. What moves for ever is taken as it is. */
async function stillPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  let picture = await page.screenshot({ fullPage });
  for (let looks = 0; looks < 6; looks++) {
    await page.waitForTimeout(400);
    const next = await page.screenshot({ fullPage });
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

async function sheet(folder: string): Promise<void> {
  const files = readdirSync(folder).sort();
  const tiles = await Promise.all(
    files.map(async (file, at) => ({
      input: await sharp(`${folder}/${file}`)
        .resize({ ...TILE, fit: "contain", position: "top", background: "#777" })
        .toBuffer(),
      left: (at % COLUMNS) * (TILE.width + 10),
      top: Math.floor(at / COLUMNS) * (TILE.height + 10),
    })),
  );
  const width = COLUMNS * (TILE.width + 10);
  const height = Math.ceil(files.length / COLUMNS) * (TILE.height + 10);
  await sharp({ create: { width, height, channels: 3, background: "#777" } })
    .composite(tiles)
    .png()
    .toFile(`${folder}.png`);
}
