import { mix, toHsl, toRgb, tune } from "./colour.ts";
import { luminance } from "./contrast.ts";

/** How light a colour looks, 0 to 1. */
export const lightness = (colour: string): number => Math.sqrt(luminance(colour.slice(0, 7)));

export const chroma = (colour: string): number => {
  const rgb = toRgb(colour.slice(0, 7));
  return (Math.max(...rgb) - Math.min(...rgb)) / 255;
};

/** How unlike two colours look, in OKLab, hue more than light: black and white are 1 apart. */
export const apart = (one: string, other: string): number => {
  const [l, a, b] = labOf(one);
  const [m, c, d] = labOf(other);
  // Engines differ in the last digits of a power.
  return Math.round(Math.sqrt((l - m) ** 2 + HUE * ((a - c) ** 2 + (b - d) ** 2)) * 1e9) / 1e9;
};

const HUE = 3;

type Lab = readonly [number, number, number];

const labOf = (colour: string): Lab => {
  const [r, g, b] = toRgb(colour.slice(0, 7)).map(linear) as [number, number, number];
  const l = (0.4122 * r + 0.5363 * g + 0.0514 * b) ** (1 / 3);
  const m = (0.2119 * r + 0.6807 * g + 0.1074 * b) ** (1 / 3);
  const s = (0.0883 * r + 0.2817 * g + 0.63 * b) ** (1 / 3);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
};

const linear = (part: number): number => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/**
 * How the colours of a thing change so that it stands off what it lies on, by what most of it is: to light where both are
 * dark, else to deeper tones of themselves. Null where it is unlike that already, at
 * least so much.
 */
export const drawnOff = (colour: string, under: string, least = ALIKE): ((own: string) => string) | null => {
  if (apart(colour, under) >= least) return null;
  const isDark = Math.min(lightness(colour), lightness(under)) < DIM;
  const isBelow = lightness(colour) <= lightness(under) + LEVEL;
  const drawnBy = (share: number) => (own: string) => {
    // Its lights stay, too.
    if (apart(own, colour) > OTHER && apart(own, under) > OTHER) return own;
    if (!isDark && isBelow) return mix(own, deepOf(own), share);
    // What is darker on it is seen the better.
    return lightness(own) < lightness(colour) - LEVEL / 4 ? own : mix(own, "#ffffff", share);
  };
  return drawnBy(SHARES.find((share) => apart(drawnBy(share)(colour), under) >= SEEN) ?? MOST);
};
const [DIM, LEVEL, ALIKE, SEEN, OTHER] = [0.3, 0.08, 0.115, 0.155, 0.22];
const [SHARES, MOST] = [[0.1, 0.16, 0.22, 0.28, 0.34, 0.4], 0.46];

/** Black would make mud of what has a hue, and yellow goes to orange before it is olive; in the shade white is a little blue. */
const deepOf = (colour: string): string => {
  if (chroma(colour) < PLAIN) return "#39406a";
  const { h, l } = toHsl(colour);
  return tune(colour, { h: h > 36 && h < 66 ? h - YELLOW_TURNS : h, l: l * 0.3 });
};
const [PLAIN, YELLOW_TURNS] = [0.12, 22];
