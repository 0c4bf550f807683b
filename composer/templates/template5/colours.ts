import { isHex, mix, toHsl, tune } from "../../colour/colour.ts";
import { readableOn } from "../../colour/contrast.ts";
import type { Palette } from "../../palette.ts";

/** One surface and all that is printed on it. */
export interface Stock {
  paper: string;
  ink: string;
  soft: string;
  /** The token's colour as foil, dark or light enough to be read here. */
  foil: string;
  rule: string;
}

export interface Tones {
  page: Stock;
  /** The contrary surface: the plate of the hero, the menu, the colophon. */
  cover: Stock;
}

/**
 * Ivory and ink, each with a breath of the token's hue; every pair that holds text is at WCAG AA or better.
 */
export const tonesFrom = (palette: Palette | null, accent: string | null, dark: boolean): Tones => {
  const asked = [accent, palette?.primary].find(isHex) ?? "#b08a3c";
  const { s } = toHsl(asked);
  const ivory = mix(tune(asked, { s: Math.min(0.3, s), l: 0.95 }), "#f7f2e7", 0.65);
  const night = mix(tune(asked, { s: Math.min(0.4, s), l: 0.1 }), "#12100e", 0.3);
  const velvet = tune(asked, { s: Math.min(0.44, s), l: 0.155 });
  // Foil is a metal, not a paint: whatever the colour, most of its chroma is taken away.
  const metal = tune(asked, { s: Math.min(0.5, s), l: 0.56 });
  return dark
    ? { page: stock(night, ivory, metal), cover: stock(velvet, ivory, metal) }
    : { page: stock(ivory, night, metal), cover: stock(velvet, ivory, metal) };
};

const stock = (paper: string, ink: string, metal: string): Stock => ({
  paper,
  ink: readableOn(ink, paper, 9),
  soft: readableOn(mix(ink, paper, 0.3), paper, 5.6),
  foil: readableOn(metal, paper, 4.7),
  rule: mix(metal, paper, 0.5),
});

/** Every pair that holds text, for the suite: words first, ground second. */
export const readPairs = ({ page, cover }: Tones): [string, string][] =>
  [page, cover].flatMap((each): [string, string][] => [
    [each.ink, each.paper],
    [each.soft, each.paper],
    [each.foil, each.paper],
    [each.paper, each.ink],
  ]);
