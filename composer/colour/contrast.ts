import { mix, toRgb } from "./colour.ts";

/** WCAG relative luminance, 0 to 1. */
export const luminance = (hex: string): number => {
  const [r, g, b] = toRgb(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

/** WCAG contrast ratio, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** `colour`, moved towards black or white just far enough to be read on `ground`. */
export const readableOn = (colour: string, ground: string, ratio = 4.6): string => {
  const goal = contrast("#000000", ground) > contrast("#ffffff", ground) ? "#000000" : "#ffffff";
  for (let step = 0; step <= 25; step++) {
    const tried = mix(colour, goal, step / 25);
    if (contrast(tried, ground) >= ratio) return tried;
  }
  return goal;
};

/** Which of the two reads better on `ground`. */
export const clearerOn = (ground: string, a: string, b: string): string =>
  contrast(a, ground) >= contrast(b, ground) ? a : b;

/** Of every part that a colour can have: pictures in cells ask for tens of thousands. */
const LINEAR = Float64Array.from({ length: 256 }, (_, part) => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const linear = (part: number): number => LINEAR[part] ?? 0;
