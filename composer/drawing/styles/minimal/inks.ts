import { hueDistance, mix, toHsl, tune } from "../../../colour/colour.ts";
import { contrast, luminance } from "../../../colour/contrast.ts";
import type { Picture } from "../../../pictures.ts";
import type { Cast } from "../../cast.ts";
import { edgeOf } from "../../creatures/creature-picture.ts";
import { gearColours } from "../../gear/wear.ts";
import { apart, chroma, lightness } from "./lightness.ts";
import pages from "./pages.json";

/** What a poster is printed with: the page, a dark and a light tone, and the few colours its figures are known by. */
export interface Inks {
  page: string;
  /** A shade of the page: what stands behind, and the ground of a setting. */
  quiet: string;
  ink: string;
  paper: string;
  /** The hero's own colours first, then those of what it holds, meets and sits on. */
  hues: readonly string[];
  /** Lines and limbs that lie on the page. */
  limb: string;
}

/** Skin, clothes and hair; of a thing that is met, what it is and what is on it. */
const [OF_HERO, OF_GEAR, OF_MOTIF, OF_REST] = [5, 1, 3, 3];
/** Tongues, cheeks and tears come and go with the mood: nobody is known by them. */
const PASSING = new Set(["#f0566c", "#ff8fa3", "#6cc7f5", "#8fb2ff", "#ffffff"]);
/** Two colours that are less apart are one ink. */
const ONE_INK = 0.14;
/** Hearts, tongues and shoes are red, helmets and crowns are gold, on every page that is not. */
const MARKS = ["#f0435e", "#f8bc3c"];
const OFF_PAGE = 0.17;

export const inksOf = (cast: Cast): Inks => {
  const { seen, tones, staging } = cast;
  const page = pageFor(toHsl(tones.base).h, seen, staging.page + staging.step);
  const ink = tune(page, { s: 0.4, l: 0.08 });
  const paper = tune(page, { s: 0.3, l: 0.97 });
  const hues = huesOf(cast, [ink, paper]);
  return {
    page,
    quiet: luminance(page) < DEEP ? mix(page, paper, 0.13) : mix(page, ink, 0.17),
    ink,
    paper,
    hues: fewOf([
      ...hues,
      ...MARKS.filter((mark) => [page, ...hues].every((each) => apart(each, mark) > OFF_PAGE)),
    ]),
    limb: contrast(paper, page) > contrast(ink, page) * 0.6 ? paper : ink,
  };
};

/** On a page so deep, what stands behind is lighter. */
const DEEP = 0.13;

const huesOf = (
  { subject, motif, held, stuff, set, gear, motifGear }: Cast,
  plain: readonly string[],
): string[] => {
  const rest = [held, stuff?.picture, ...set.map(({ picture }) => picture)];
  const wanted: readonly (readonly [Pick<Picture, "colours"> | null | undefined, number])[] = [
    [subject, OF_HERO],
    [{ colours: hatColours(gear) }, OF_GEAR],
    [{ colours: hatColours(motifGear) }, OF_GEAR],
    [motif, OF_MOTIF],
    ...rest.map((each) => [each, OF_REST] as const),
  ];
  const found: string[] = [];
  for (const [picture, most] of wanted) {
    const upTo = found.length + most;
    for (const colour of printedOf(picture?.colours ?? []).map(strong))
      if (found.length < upTo && [...plain, ...found].every((each) => apart(each, colour) > ONE_INK))
        found.push(colour);
  }
  return found;
};

/** Without what comes and goes with the mood, and the shades that edges have where they are drawn. */
const printedOf = (colours: readonly string[]): string[] => {
  const edges = new Set(colours.map(edgeOf));
  return colours.filter((each) => !PASSING.has(each) && !edges.has(each));
};

/** What is red or gold on a hat has the ink of the marks. */
const hatColours = (gear: Cast["gear"]): string[] =>
  gearColours(gear).filter((colour) => MARKS.every((mark) => apart(mark, colour) > OFF_PAGE));

/** Of too many inks the two that are most alike are one, until a printer would take the order. */
const fewOf = (hues: readonly string[]): readonly string[] => {
  if (hues.length <= FEW) return hues;
  let [least, drop] = [Number.POSITIVE_INFINITY, hues.length - 1];
  for (const [nth, one] of hues.entries())
    for (const other of hues.slice(0, nth)) {
      const between = apart(one, other);
      if (between < least) [least, drop] = [between, nth];
    }
  return fewOf(hues.filter((_, nth) => nth !== drop));
};
const FEW = 7;

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

/** A page of the hue that is asked for that all who act stand off; of three tries in a row each has other pages. */
const pageFor = (wanted: number, seen: readonly (readonly string[])[], step: number): string => {
  const figures = seen.map((colours) => colours.map(strong));
  const costOf = (page: string): number =>
    figures.reduce(
      (sum, colours, nth) => sum + lostOf(colours, page) / (nth + 1),
      hueDistance(toHsl(page).h, wanted) / HUE,
    );
  const [first = "#2356ad", ...rest] = pages.filter((_, nth) => nth % TRIES === step % TRIES);
  return rest.reduce((best, page) => (costOf(page) < costOf(best) ? page : best), first);
};
const [TRIES, HUE] = [3, 120];

/** How much of a figure is lost on a page: most where its mass is as light as the page, less by a part of it. */
const lostOf = ([main = "#ffffff", ...rest]: readonly string[], page: string): number =>
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
