import { toRgb } from "../../../colour/colour.ts";
import { luminance } from "../../../colour/contrast.ts";

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
