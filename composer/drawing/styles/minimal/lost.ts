import { hueDistance, toHsl, tune } from "../../../colour/colour.ts";
import { contrast, luminance } from "../../../colour/contrast.ts";
import { chroma, lightness } from "../../../colour/lightness.ts";
import type { Silhouette } from "./silhouette.ts";

/** Tongues, cheeks and tears come and go with the mood: nobody is known by them. */
export const PASSING = new Set(["#f0566c", "#ff8fa3", "#6cc7f5", "#8fb2ff", "#ffffff"]);

/**
 * A colour as an ink: clear, light enough that a face in ink is seen on it, and no tone of the middle, which neither dark
 * nor pale pages set off; black and white stay what they are.
 */
export const strong = (colour: string): string => {
  const { h, s, l } = toHsl(colour);
  if (lightness(colour) < BLACK && (chroma(colour) < DULL || Math.abs(h - PLUM) < 24)) return "#101014";
  const isGrey = chroma(colour) < GREY;
  const clear = isGrey
    ? colour.slice(0, 7)
    : tune(colour, { s: Math.min(0.86, s * 1.08 + 0.04), l: Math.min(0.86, l) });
  const light = luminance(clear);
  if (light < LEAST && !(isGrey && lightness(colour) < BLACK)) return ofLuminance(clear, LEAST);
  return light > MIDDLE.from && light < MIDDLE.to ? ofLuminance(clear, MIDDLE.from) : clear;
};
const MIDDLE = { from: 0.32, to: 0.42 };
/** The plain set has a dark plum where others have black. */
const PLUM = 278;
const [GREY, DULL, BLACK, LEAST] = [0.09, 0.16, 0.24, 0.12];

/**
 * How much of a figure is lost on a page, 0 for nothing: what is as light as the page, or a shade of it. By what most of it
 * is it must stand off whole; of its outline, a part that is gone is worse than all of it a little faint.
 */
export const lostOf = (figure: Figure, page: string): number => {
  const onPages = weighed.get(figure) ?? new Map<string, number>();
  weighed.set(figure, onPages);
  const before = onPages.get(page);
  if (before !== undefined) return before;
  const outline = figure.outline.reduce((sum, [colour, share]) => {
    const missing = missingOn(colour, page);
    return sum + share * (missing + missing * missing);
  }, 0);
  const lost = missingOn(figure.main, page) * WHOLE + outline;
  onPages.set(page, lost);
  return lost;
};
/** Each page is weighed many times, and there are few. */
const weighed = new WeakMap<Figure, Map<string, number>>();

const WHOLE = 1.7;

/** A figure as a page sees it: what most of it is, and its outline. */
export interface Figure {
  main: string;
  outline: Silhouette;
}

/** 0 for a colour that stands off a page by light and hue, 1 for one that is seen no more. */
const missingOn = (colour: string, page: string): number => {
  const clear = clearOf(colour, page);
  const missing = Math.max(0, clear - contrast(colour, page)) / (clear - 1);
  return Math.min(1, missing + (isAlike(colour, page) ? ALIKE : 0));
};
/** What is dim needs more light around it, and what is colourful less of what is almost white. */
const clearOf = (main: string, page: string): number => {
  if (luminance(main) < DIM) return CLEAR_OF_DIM;
  return luminance(page) > WHITISH && chroma(main) > COLOURFUL ? CLEAR_BY_COLOUR : CLEAR;
};
const [WHITISH, COLOURFUL, CLEAR_BY_COLOUR] = [0.85, 0.4, 2.1];
/** By light alone a silhouette is seen at any size. */
const CLEAR = 2.52;
/** Of two dark colours the eye sees little, whatever their ratio. */
const [DIM, CLEAR_OF_DIM] = [0.07, 5];
const ALIKE = 0.3;

/** A red crab on a red page is no more than a shade of it. */
export const isAlike = (colour: string, page: string): boolean => {
  const [{ h }, { h: under }] = [toHsl(colour), toHsl(page)];
  return (
    chroma(colour) > 0.2 &&
    chroma(page) > 0.15 &&
    (hueDistance(h, under) < 34 || (isGreen(h) && isGreen(under)))
  );
};
/** Of greens the eye sees fewer than there are. */
const isGreen = (hue: number): boolean => hue > 84 && hue < 166;

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
