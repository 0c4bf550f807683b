import { darken, lighten, mix } from "#composer/colour/colour.ts";
import { sparkle } from "#composer/drawing/scenes/specks.ts";
import { document, type Point, polygon } from "#composer/drawing/svg.ts";
import { paletteFrom } from "#composer/palette.ts";
import { randomFrom } from "#composer/seeded/random.ts";
import type { Rasterise } from "../drawing/rasteriser.ts";

const SIZE = 512;

/** Draws a cut gem in a color chosen by the seed, for a token without a picture. */
export async function drawDefaultLogo(seed: string, rasterise: Rasterise): Promise<Buffer> {
  const { primary, secondary, deep } = paletteFrom([], [], randomFrom(`gem|${seed}`));
  const stops = `<stop offset="0" stop-color="${mix(deep, primary, 0.4)}"/><stop offset="1" stop-color="${deep}"/>`;
  const ground = `<radialGradient id="g" cx=".5" cy=".45" r=".7">${stops}</radialGradient><rect width="${SIZE}" height="${SIZE}" fill="url(#g)"/>`;
  const facets = cut.map(([light, ...corners]) => {
    const tone = light > 0 ? lighten(primary, light) : darken(mix(primary, secondary, 0.3), -light);
    return `<path d="${polygon(corners)}" fill="${tone}" stroke="${tone}" stroke-width="1.5" stroke-linejoin="round"/>`;
  });
  const gleam = `<path d="${sparkle(380, 134, 38)}${sparkle(420, 184, 15)}" fill="#ffffff"/>`;
  return rasterise({
    svg: document(SIZE, SIZE, ground + facets.join("") + gleam),
    width: SIZE,
    height: SIZE,
  });
}

// The corners of a brilliant seen from its side: table, girdle, culet.
const [t1, t2, t3]: [Point, Point, Point] = [
  [176, 140],
  [256, 140],
  [336, 140],
];
const [g1, g2, g3, g4]: [Point, Point, Point, Point] = [
  [104, 222],
  [206, 222],
  [306, 222],
  [408, 222],
];
const culet: Point = [256, 412];

/** Each facet's lightness (positive towards white, negative towards black) and corners. */
const cut: readonly (readonly [light: number, ...Point[]])[] = [
  [0.3, t1, g1, g2],
  [0.62, t1, t2, g2],
  [0.45, t2, g2, g3],
  [0.75, t2, t3, g3],
  [0.2, t3, g3, g4],
  [0.12, g1, g2, culet],
  [0.38, g2, g3, culet],
  [-0.28, g3, g4, culet],
];
