import { hueDistance, mix, toHsl, tune } from "../../../colour/colour.ts";
import { contrast, luminance } from "../../../colour/contrast.ts";
import type { Picture } from "../../../pictures.ts";
import type { Cast } from "../../cast.ts";
import { edgeOf } from "../../creatures/creature-picture.ts";
import { gearColours } from "../../gear/wear.ts";
import { apart } from "./lightness.ts";
import { lostOf, PASSING, strong } from "./lost.ts";
import pages from "./pages.json";
import { type PlaceInks, placeOf } from "./place.ts";

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
  /** A place that the idea names has colours of its own; the page is its sky. */
  place: PlaceInks | null;
}

/** Skin, clothes and hair; of a thing that is met, what it is and what is on it. */
const [OF_HERO, OF_GEAR, OF_MOTIF, OF_REST] = [5, 1, 3, 3];
/** Two colours that are less apart are one ink. */
const [ONE_INK, MOST] = [0.14, 0.6];
/** Hearts, tongues and shoes are red, helmets and crowns are gold, on every page that is not. */
const MARKS = ["#f0435e", "#f8bc3c"];
/** A golden crown stands off a tan dog, too. */
const [OFF_PAGE, OFF_HUE] = [0.17, 0.06];

export const inksOf = (cast: Cast): Inks => {
  const { seen, tones, staging } = cast;
  const place = placeOf(cast);
  const hat = [gearColours(cast.gear).slice(0, 1)].filter(([colour]) => colour !== undefined);
  const page = place?.sky ?? pageFor(toHsl(tones.base).h, [...seen, ...hat], staging.page + staging.step);
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
      ...MARKS.filter(
        (mark) => apart(page, mark) > OFF_PAGE && hues.every((each) => apart(each, mark) > OFF_HUE),
      ),
    ]),
    limb: contrast(paper, page) > contrast(ink, page) * 0.6 ? paper : ink,
    place,
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
    for (const [nth, colour] of printedOf(picture?.colours ?? [])
      .map(strong)
      .entries()) {
      // What most of a thing is, it keeps: an onion is not as green as who cries over it.
      const near = nth === 0 ? ONE_INK * MOST : ONE_INK;
      if (found.length < upTo && [...plain, ...found].every((each) => apart(each, colour) > near))
        found.push(colour);
    }
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
