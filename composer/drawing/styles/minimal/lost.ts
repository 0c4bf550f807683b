import { hueDistance, toHsl, tune } from "../../../colour/colour.ts";
import { contrast, luminance } from "../../../colour/contrast.ts";
import { chroma, lightness } from "./lightness.ts";

/** Tongues, cheeks and tears come and go with the mood: nobody is known by them. */
export const PASSING = new Set(["#f0566c", "#ff8fa3", "#6cc7f5", "#8fb2ff", "#ffffff"]);

/** A colour as an ink: clear, and light enough that a face in ink is seen on it; black and white stay what they are. */
export const strong = (colour: string): string => {
  const { h, s, l } = toHsl(colour);
  if (lightness(colour) < BLACK && (chroma(colour) < DULL || Math.abs(h - PLUM) < 24)) return "#101014";
  if (chroma(colour) < GREY)
    return lightness(colour) >= BLACK && luminance(colour) < LEAST
      ? ofLuminance(colour, LEAST)
      : colour.slice(0, 7);
  const clear = tune(colour, { s: Math.min(0.86, s * 1.08 + 0.04), l: Math.min(0.86, l) });
  return luminance(clear) < LEAST ? ofLuminance(clear, LEAST) : clear;
};
/** The plain set has a dark plum where others have black. */
const PLUM = 278;
const [GREY, DULL, BLACK, LEAST] = [0.09, 0.16, 0.24, 0.12];

/** How much of a figure is lost on a page: most where its mass is as light as the page, less by a part of it. */
export const lostOf = ([main = "#ffffff", ...rest]: readonly string[], page: string): number =>
  Math.max(0, (luminance(main) < DIM ? CLEAR_OF_DIM : CLEAR) - contrast(main, page)) * MAIN +
  Math.max(0, BEST - contrast(main, page)) * BETTER +
  (isAlike(main, page) ? ALIKE : 0) +
  (luminance(page) < GLOOMY ? GLOOM : 0) +
  rest.reduce((sum, each, nth) => {
    const needed = luminance(each) < DIM ? SEEN_DIM : SEEN;
    return sum + Math.max(0, needed - contrast(each, page)) / (nth + 1);
  }, 0);
/** By light alone a silhouette is seen at any size. */
const [CLEAR, BEST, SEEN] = [2.65, 4.4, 2.2];
/** Of two dark colours the eye sees little, whatever their ratio. */
const [DIM, CLEAR_OF_DIM, SEEN_DIM] = [0.07, 5, 3.4];
const [MAIN, BETTER, ALIKE] = [14, 0.15, 5];
const [GLOOMY, GLOOM] = [0.075, 0.8];

/** A red crab on a red page is no more than a shade of it. */
const isAlike = (colour: string, page: string): boolean =>
  chroma(colour) > 0.2 && hueDistance(toHsl(colour).h, toHsl(page).h) < 34;

/** The same hue, so light. */
const ofLuminance = (colour: string, wanted: number): string => {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const l = (low + high) / 2;
    if (luminance(tune(colour, { l })) < wanted) low = l;
    else high = l;
  }
  return tune(colour, { l: high });
};
