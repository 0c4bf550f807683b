import { Resvg } from "@resvg/resvg-js";
import type { Composition } from "../compose.ts";
import { finishedTemplates, renderSite, type SiteFacts } from "../templates/render-site.ts";
import { writeDeck } from "../write-deck.ts";

const MINT = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU";

const png = (svg: string): string =>
  `data:image/png;base64,${new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng().toString("base64")}`;

/** A token's pictures as its page shows them, inside the page. */
export function samplePictures(made: Composition): Pick<SiteFacts, "logoUrl" | "bannerUrl" | "cast"> {
  const { poses, stickers, memes } = made.kit();
  return {
    logoUrl: png(made.logo.svg),
    bannerUrl: png(made.banner.svg),
    cast: {
      poses: poses.map(({ name, drawing }) => ({ name, url: png(drawing.svg) })),
      stickers: stickers
        .filter(({ name }) => name !== "ticker")
        .map(({ name, drawing }) => ({ name, url: png(drawing.svg) })),
      memes: memes.map(({ name, drawing }) => ({ name, url: png(drawing.svg) })),
    },
  };
}

/** What the page of a launched token says beside its deck, with its pictures inside. */
export const sampleFacts = (made: Composition): SiteFacts => ({
  name: made.name,
  ticker: made.ticker,
  palette: made.palette,
  ...samplePictures(made),
  shareImageUrl: null,
  siteUrl: "https://token.example",
  mintAddress: MINT,
  launchpadName: "The Pad",
  launchpadTokenUrl: `https://pad.example/token/${MINT}`,
  social: { twitter: "https://x.com/token", telegram: "https://t.me/token" },
  productName: "Gemwright",
  productUrl: null,
  reportUrl: null,
});

/** A launched token's page in every template. */
export function sampleSites(made: Composition, prompt: string, seed: string): string[] {
  const facts = sampleFacts(made);
  return finishedTemplates.map((template) =>
    renderSite(template, writeDeck({ ...made, prompt, designPrompt: null, seed, template }), facts),
  );
}
