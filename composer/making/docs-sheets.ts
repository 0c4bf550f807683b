import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp, { type OverlayOptions } from "sharp";
import { imageStyles } from "#contract/limits.ts";
import { compose } from "../compose.ts";
import { ideas } from "../testing/gallery-ideas.ts";
import { pictureFiles } from "./picture-files.ts";
import { sampleSites } from "./sample-site.ts";

// `docs-sheets.ts`: draws the two sheets in `docs/`, twenty ideas in four styles and one idea in five templates.

const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));
const GROUND = "#f3f1ee";
const LOGO = 150;
const GAP = 8;
const PAGE = { width: 1440, shown: 320, height: 1_790 };

const COUNT = 20;
/** The captions' font has letters for these alone. */
const captioned = ideas.filter((idea) => /^[ -~]+$/.test(idea));

async function drawIdeas(): Promise<void> {
  const columns = 2;
  const [width, height] = [imageStyles.length * (LOGO + GAP) + 2 * GAP, LOGO + 30];
  const tiles: OverlayOptions[] = [];
  for (const [at, prompt] of captioned.slice(0, COUNT).entries()) {
    const [left, top] = [GAP + (at % columns) * width, GAP + Math.floor(at / columns) * height];
    tiles.push({ input: caption(prompt, width), left, top });
    for (const [column, imageStyle] of imageStyles.entries()) {
      const { logo } = await compose({ prompt, imageStyle, seed: "docs" }, pictureFiles);
      const input = await sharp(Buffer.from(logo.svg), { density: 72 }).resize(LOGO).png().toBuffer();
      tiles.push({ input, left: left + column * (LOGO + GAP), top: top + 22 });
    }
  }
  await save("ideas", columns * width, (COUNT / columns) * height + GAP, tiles);
}

const caption = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="22"><text y="15" font-family="DejaVu Sans, sans-serif" font-size="13" fill="#222">${text.replace(/[<&]/g, " ")}</text></svg>`,
  );

async function drawTemplates(): Promise<void> {
  const [prompt = ""] = ideas;
  const made = await compose({ prompt, imageStyle: "cartoon", seed: "docs" }, pictureFiles);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const tiles: OverlayOptions[] = [];
  for (const [at, html] of sampleSites(made, prompt, "docs").entries()) {
    const page = await browser.newPage({
      viewport: { width: PAGE.width, height: 900 },
      reducedMotion: "reduce",
    });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    // Pictures below the screen wait until somebody comes there.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((each) => {
          each.loading = "eager";
          return each.decode();
        }),
      ),
    );
    const whole = await page.screenshot({ fullPage: true });
    const { data: input } = await sharp(whole)
      .resize({ width: PAGE.shown })
      .toBuffer({ resolveWithObject: true });
    const shown = await sharp(input).metadata();
    const height = Math.min(shown.height ?? 0, PAGE.height);
    const cut = await sharp(input).extract({ left: 0, top: 0, width: PAGE.shown, height }).png().toBuffer();
    tiles.push({ input: cut, left: GAP + at * (PAGE.shown + GAP), top: GAP });
    await page.close();
  }
  await browser.close();
  await save("templates", tiles.length * (PAGE.shown + GAP) + GAP, PAGE.height + 2 * GAP, tiles);
}

const save = (name: string, width: number, height: number, tiles: OverlayOptions[]) =>
  sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(tiles)
    .webp({ quality: 80 })
    .toFile(`${DOCS}/${name}.webp`);

await drawIdeas();
await drawTemplates();
