import { compose } from "#composer/compose.ts";
import { writeCaptions } from "#composer/memes/write-captions.ts";
import type { PictureSource } from "#composer/pictures.ts";
import { sampleDeck, sampleToken } from "#composer/sample.ts";
import {
  type CastPictures,
  copyScript,
  finishedTemplates,
  renderSite,
} from "#composer/templates/render-site.ts";
import { writeDeck } from "#composer/write-deck.ts";
import type { Composer, Drawing, Sample } from "./composer.ts";
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

/** Pixels of the sample's pictures, which lie in its page. */
const LARGE = 448;
const SMALL = 224;

async function makeSample(pictures: PictureSource, rasterise: Rasterise): Promise<Sample> {
  const { name, ticker, palette, prompt } = sampleToken;
  const { logo, kit } = await compose({ prompt, imageStyle: "cartoon", seed: "sample" }, pictures);
  const inside = async (drawing: Drawing, width = drawing.width) => {
    const bytes = Buffer.from(await rasterise({ ...drawing, width }));
    return `data:image/webp;base64,${bytes.toString("base64")}`;
  };
  const poses: CastPictures["poses"] = [];
  // It has no banner to stand in for.
  for (const { name, drawing } of kit().poses.filter(({ name }) => name !== "panorama"))
    poses.push({ name, url: await inside(drawing, name === "hero" ? LARGE : SMALL) });
  const cast: CastPictures = { poses, stickers: [] };
  const logoUrl = await inside(logo);
  return { deck: sampleDeck(), facts: { name, ticker, palette, social: {}, logoUrl, bannerUrl: null, cast } };
}
