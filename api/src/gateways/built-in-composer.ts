import { compose } from "#composer/compose.ts";
import { writeCaptions } from "#composer/memes/write-captions.ts";
import type { PictureSource } from "#composer/pictures.ts";
import { sampleDeck, sampleToken } from "#composer/sample.ts";
import { copyScript, finishedTemplates, renderSite } from "#composer/templates/render-site.ts";
import { writeDeck } from "#composer/write-deck.ts";
import type { Composer, Sample } from "./composer.ts";
import { packDrawings } from "./drawing/drawings.ts";
import { createRasteriser, type Rasterise } from "./drawing/rasteriser.ts";

/** The composer that needs no network. */
export function createBuiltInComposer(
  pictures: PictureSource,
  rasterise: Rasterise = createRasteriser(),
): Composer {
  let sample: Promise<Sample> | null = null;
  return {
    name: "built-in",
    async make(idea, onStep) {
      const { logo, banner, kit, ...words } = await compose(idea, pictures, (step) => onStep(step));
      await onStep("encoding");
      const encodeLogo = async () => {
        const bytes = await rasterise(logo);
        await onStep("encoding", bytes);
        return bytes;
      };
      const [small, wide, drawings] = await Promise.all([
        encodeLogo(),
        rasterise(banner),
        packDrawings({ logo, banner, ...kit() }),
      ]);
      return { ...words, logo: small, banner: wide, drawings };
    },
    draw: rasterise,
    writeDeck: async (brief) => writeDeck(brief),
    writeCaptions: async (brief) => writeCaptions(brief),
    renderSite,
    finishedTemplates,
    scriptHash: copyScript.sha256Base64,
    sample: () => {
      sample ??= makeSample(pictures, rasterise);
      return sample;
    },
  };
}

async function makeSample(pictures: PictureSource, rasterise: Rasterise): Promise<Sample> {
  const { name, ticker, palette, prompt } = sampleToken;
  const { logo } = await compose({ prompt, imageStyle: "cartoon", seed: "sample" }, pictures);
  const picture = Buffer.from(await rasterise(logo)).toString("base64");
  const logoUrl = `data:image/webp;base64,${picture}`;
  return { deck: sampleDeck(), facts: { name, ticker, palette, social: {}, logoUrl, bannerUrl: null } };
}
