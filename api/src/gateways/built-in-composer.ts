import { compose } from "#composer/compose.ts";
import type { PictureSource } from "#composer/pictures.ts";
import { sampleDeck, sampleToken } from "#composer/sample.ts";
import { copyScript, finishedTemplates, renderSite } from "#composer/templates/render-site.ts";
import { writeDeck } from "#composer/write-deck.ts";
import type { Composer } from "./composer.ts";
import { rasterise } from "./rasterise.ts";

/** The composer that needs no network. */
export const createBuiltInComposer = (pictures: PictureSource): Composer => ({
  name: "built-in",
  async make(idea, onStep) {
    const { logo, banner, ...words } = await compose(idea, pictures, onStep);
    onStep("encoding");
    return { ...words, logo: await rasterise(logo), banner: await rasterise(banner) };
  },
  writeDeck: async (brief) => writeDeck(brief),
  renderSite,
  finishedTemplates,
  scriptHash: copyScript.sha256Base64,
  sample: {
    deck: sampleDeck(),
    facts: {
      name: sampleToken.name,
      ticker: sampleToken.ticker,
      palette: sampleToken.palette,
      social: {},
      logoUrl: null,
      bannerUrl: null,
    },
  },
});
