import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import { chromium } from "playwright-core";
import { compose } from "../compose.ts";
import { finishedTemplates, renderSite, type SiteFacts } from "../templates/render-site.ts";
import { writeDeck } from "../write-deck.ts";
import { pictureFiles } from "./picture-files.ts";

const OUT = fileURLToPath(new URL("../gallery", import.meta.url));
const [prompt = "a frog astronaut who mines cheese on the moon", imageStyle = "cartoon", designPrompt = ""] =
  process.argv.slice(2);

const png = (svg: string): string =>
  `data:image/png;base64,${new Resvg(svg).render().asPng().toString("base64")}`;

/** Every finished template at 1440 and 390 px, before launch without pictures and live with them. */
const drawSites = async (): Promise<void> => {
  mkdirSync(OUT, { recursive: true });
  const made = await compose({ prompt, imageStyle: imageStyle as "cartoon", seed: "g" }, pictureFiles);
  const deck = writeDeck({ ...made, prompt, designPrompt, seed: "g" });
  const base = {
    name: made.name,
    ticker: made.ticker,
    shareImageUrl: null,
    siteUrl: "https://croak.example",
    launchpadName: "pump.fun",
    palette: made.palette,
    productName: "Gemwright",
    productUrl: "https://gemwright.example",
    reportUrl: "https://gemwright.example/report",
  };
  const soon: SiteFacts = {
    ...base,
    logoUrl: null,
    bannerUrl: null,
    mintAddress: null,
    launchpadTokenUrl: null,
    social: {},
  };
  const mint = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";
  const live: SiteFacts = {
    ...base,
    logoUrl: png(made.logo.svg),
    bannerUrl: png(made.banner.svg),
    mintAddress: mint,
    launchpadTokenUrl: `https://pump.fun/coin/${mint}`,
    social: { twitter: "https://x.com/croak", telegram: "https://t.me/croak" },
  };
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  for (const template of finishedTemplates) {
    for (const [state, facts] of Object.entries({ soon, live })) {
      for (const width of [1440, 390]) {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.setContent(renderSite(template, deck, facts));
        await page.evaluate(() => document.fonts.ready);
        writeFileSync(`${OUT}/${template}-${state}-${width}.png`, await page.screenshot({ fullPage: true }));
        await page.close();
      }
    }
  }
  await browser.close();
};

await drawSites();
