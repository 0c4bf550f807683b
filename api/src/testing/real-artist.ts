import { createBuiltInComposer } from "../gateways/built-in-composer.ts";
import type { Composer } from "../gateways/composer.ts";
import { createRasteriser, type Rasterise } from "../gateways/drawing/rasteriser.ts";
import { createPictureFiles } from "../gateways/picture-files.ts";

const draw = createRasteriser();
const drawn = new Map<string, ReturnType<Rasterise>>();

/** What is drawn once is not drawn again: the same drawing gives the same bytes. */
const rasterise: Rasterise = (artwork) => {
  const key = `${artwork.width} ${artwork.svg}`;
  const bytes = drawn.get(key) ?? draw(artwork);
  drawn.set(key, bytes);
  return bytes;
};

/** What makes, draws and shows real tokens. */
export function realArtist(): Pick<Composer, "make" | "draw" | "renderSite"> {
  const { make, renderSite } = createBuiltInComposer(createPictureFiles("composer/pictures-data"), rasterise);
  return { make, draw: rasterise, renderSite };
}
