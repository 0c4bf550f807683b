import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { imageStyles } from "#contract/limits.ts";
import { compose } from "../compose.ts";
import { finishedTemplates, renderSite, type SiteFacts } from "../templates/render-site.ts";
import { sixty } from "../testing/odd-ideas.ts";
import { writeDeck } from "../write-deck.ts";
import { pictureFiles } from "./picture-files.ts";
import { samplePictures } from "./sample-site.ts";

// Contact sheets of sixty odd ideas in every template, their styles in turn: `gallery-sheets.ts [ideas a
// sheet] [from] [to]`

const OUT = fileURLToPath(new URL("../../gallery", import.meta.url));
const MINT = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
const [perSheet = "6", from = "0", to = String(sixty.length)] = process.argv.slice(2);

const DESKTOP = { width: 1440, height: 1500, shown: 360 };
const PHONE = { width: 390, height: 1250, shown: 117 };
const ROW = 385;
const COLUMN = DESKTOP.shown + PHONE.shown + 14;

async function siteOf(prompt: string, at: number) {
  const imageStyle = imageStyles[at % imageStyles.length] ?? "cartoon";
  const made = await compose({ prompt, imageStyle, seed: `sheet${at}` }, pictureFiles);
  const brief = { ...made, prompt, designPrompt: at % 5 === 4 ? "dark" : "", seed: `sheet${at}` };
  const facts: SiteFacts = {
    name: made.name,
    ticker: made.ticker,
    ...samplePictures(made),
    shareImageUrl: null,
    siteUrl: "https://token.example",
    mintAddress: at % 2 ? MINT : null,
    launchpadName: "The Pad",
    launchpadTokenUrl: at % 2 ? `https://pad.example/token/${MINT}` : null,
    social: at % 3 ? { twitter: "https://x.com/token", telegram: "https://t.me/token" } : {},
    palette: made.palette,
    productName: "Gemwright",
    productUrl: null,
    reportUrl: null,
  };
  return { brief, facts };
}

async function shoot(
  browser: Browser,
  html: string,
  { width, height, shown }: typeof DESKTOP,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return await sharp(await page.screenshot())
      .resize({ width: shown })
      .png()
      .toBuffer();
  } finally {
    await page.close();
  }
}

async function rowOf(browser: Browser, at: number, top: number) {
  const { brief, facts } = await siteOf(sixty[at] ?? "", at);
  const tiles = await Promise.all(
    finishedTemplates.map(async (template, column) => {
      const html = renderSite(template, writeDeck({ ...brief, template }), facts);
      const left = column * COLUMN;
      return [
        { input: await shoot(browser, html, DESKTOP), left, top },
        { input: await shoot(browser, html, PHONE), left: left + DESKTOP.shown + 4, top },
      ];
    }),
  );
  return tiles.flat();
}

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (let first = Number(from); first < Number(to); first += Number(perSheet)) {
  const rows = Math.min(Number(perSheet), Number(to) - first);
  const tiles = [];
  for (let row = 0; row < rows; row++) tiles.push(...(await rowOf(browser, first + row, row * ROW)));
  await sharp({
    create: { width: COLUMN * finishedTemplates.length, height: rows * ROW, channels: 3, background: "#777" },
  })
    .composite(tiles)
    .png()
    .toFile(`${OUT}/sites-${first}.png`);
}
await browser.close();
