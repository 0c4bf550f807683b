import { hueDistance, mix, toHsl, tune } from "../../../colour/colour.ts";
import { contrast, luminance } from "../../../colour/contrast.ts";
import { apart, chroma } from "../../../colour/lightness.ts";
import type { Picture } from "../../../pictures.ts";
import { marks } from "../../acting/marks.ts";
import type { Cast } from "../../cast.ts";
import { edgeOf } from "../../creatures/creature-picture.ts";
import { gearColours } from "../../gear/wear.ts";
import type { Staging } from "../../staging.ts";
import { standing } from "../../stand.ts";
import { type Figure, lostOf, PASSING, strong } from "./lost.ts";
import pages from "./pages.json";
import { type PlaceInks, placeOf } from "./place.ts";
import { type Silhouette, silhouetteOf } from "./silhouette.ts";

/** What a poster is printed with: the page, a dark and a light tone, and the few colours its figures are known by. */
export interface Inks {
  page: string;
  /** A second tone that belongs to the page: the one form on it. */
  form: string;
  /** A shade of the page: floors, and what is behind. */
  shade: string;
  ink: string;
  paper: string;
  /** The hero's own colours first, then those of what it holds, meets and sits on. */
  hues: readonly string[];
  /** Lines and limbs that lie on the page. */
  limb: string;
  /** What hands of things are gloved in. */
  glove: string;
  /** A place that the idea names has colours of its own; the page is its sky. */
  place: PlaceInks | null;
}

/** Skin, clothes and hair; of a thing that is met, what it is and what is on it. */
const [OF_HERO, OF_GEAR, OF_MOTIF, OF_REST] = [3, 1, 3, 1];
/** Two colours that are less apart are one ink. */
const [ONE_INK, MOST] = [0.14, 0.6];
/** Hearts, tongues and shoes are red, helmets and crowns are gold, on every page that is not. */
const MARKS = ["#f0435e", "#f8bc3c"];
/** A golden crown stands off a tan dog, too. */
const [OFF_PAGE, OFF_HUE] = [0.17, 0.06];

export const inksOf = (cast: Cast): Inks => {
  const { staging, gear, seen } = cast;
  const hat = gearColours(gear).slice(0, 1);
  const figures = [...seen.map(figureOf), ...hat.map(plainFigure)];
  const wall = pageFor(figures, staging);
  const hues = huesOf(cast, [BLACK, WHITE]);
  const place = placeOf(cast, { wall, floor: shadeOf(wall), figures });
  const page = place?.sky ?? wall;
  const ink = tune(page, { s: 0.4, l: 0.08 });
  const paper = tune(page, { s: 0.3, l: 0.97 });
  const limb = contrast(paper, page) > contrast(ink, page) * 0.6 ? paper : ink;
  return {
    page,
    shade: shadeOf(page),
    form: formOn(page, [...figures, ...(isMarked(cast) ? [plainFigure(limb)] : [])]),
    ink,
    paper,
    hues: [
      ...hues,
      ...MARKS.filter(
        (mark) => apart(page, mark) > OFF_PAGE && hues.every((each) => apart(each, mark) > OFF_HUE),
      ),
    ],
    limb,
    glove: contrast(paper, page) < SEEN ? ink : paper,
    place,
  };
};

const [BLACK, WHITE] = ["#101014", "#f7f7f9"] as const;

/** Every picture of a kit has the same figures before it. */
const figureOf = (picture: Picture): Figure => {
  const before = figures.get(picture);
  if (before) return before;
  const { colours, flat } = picture;
  const made: Figure = {
    main: strong(colours[0] ?? BLACK),
    outline: silhouetteOf(flat).map(([colour, share]) => [strong(colour), share]),
  };
  figures.set(picture, made);
  return made;
};
const figures = new WeakMap<Picture, Figure>();
const plainFigure = (colour: string): Figure => ({
  main: strong(colour),
  outline: [[strong(colour), 1]],
});

/** Limbs of a thing, and marks of what is done, lie on the page. */
const isMarked = ({ isFaceless, act, expression }: Cast): boolean =>
  isFaceless || expression === "sleepy" || marks(act, standing(MIDDLE)).before.length > 0;
const MIDDLE = { x: 256, y: 260, size: 430 };

/** Of the tones that were mixed for a page, the strongest that all of these stand off, or else the one on which least is lost. */
const formOn = (page: string, figures: readonly Figure[]): string => {
  const [, ...tones] = pages.find(([each]) => each === page) ?? [page, mix(page, "#ffffff", LIFT)];
  const lostOn = (tone: string) => Math.max(...figures.map((each) => lostOf(each, tone)));
  const clear = tones.filter((tone) => lostOn(tone) < OFF_FORM);
  return clear.length > 0
    ? clear.reduce((best, each) => (apart(each, page) > apart(best, page) ? each : best))
    : tones.reduce((best, each) => (lostOn(each) < lostOn(best) ? each : best));
};
const OFF_FORM = 0.35;

/** Of the tones of a page, the one that its floor has. */
const shadeOf = (page: string): string => {
  const tones = pages.find(([each]) => each === page) ?? [page];
  const shades = tones.slice(1).filter((each) => hueDistance(toHsl(each).h, toHsl(page).h) < SHADE_HUE);
  return shades.reduce((best, each) => (luminance(each) < luminance(best) ? each : best), shades[0] ?? page);
};
const SHADE_HUE = 8;
const LIFT = 0.25;

/** White is seen on what it is so much lighter than. */
const SEEN = 1.5;

const huesOf = (
  { subject, motif, held, stuff, set, gear, motifGear }: Cast,
  plain: readonly string[],
): string[] => {
  const rest = [held, stuff?.picture, ...set.map(({ picture }) => picture)];
  // What most of those who act is, no ink is saved on: it comes first.
  const wanted: readonly (readonly [Pick<Picture, "colours"> | null | undefined, number])[] = [
    [subject, 1],
    [motif, 1],
    [subject, OF_HERO - 1],
    [{ colours: hatColours(gear) }, OF_GEAR],
    [{ colours: hatColours(motifGear) }, OF_GEAR],
    [motif, OF_MOTIF - 1],
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
  return [...fewOf(found)];
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
const FEW = 6;

/** The page that all who act stand off best, of those that are this try's: each try has pages of hues of its own. */
const pageFor = (figures: readonly Figure[], { page, step }: Staging): string => {
  const costOf = (each: string, seen: readonly Figure[]) =>
    seen.reduce(
      (sum, figure) => sum + LOST * lostOf(figure, each),
      depthOf(each) + fightOf(seen[0]?.outline ?? [], each),
    );
  // By the hero alone, since another try may have another beside it.
  const costs = pages.map(([each = ""], nth) => ({
    each,
    cost: costOf(each, figures.slice(0, 1)),
    turn: ((nth + 1) * (page + TURN)) % PRIME,
  }));
  const least = Math.min(...costs.map(({ cost }) => cost));
  const rankOf = ({ cost, turn }: { cost: number; turn: number }) =>
    cost < least + AS_GOOD ? turn - PRIME : cost;
  const ranked = costs.sort((one, other) => rankOf(one) - rankOf(other)).map(({ each }) => each);
  const hues: string[][] = [];
  for (const each of ranked) {
    const like = hues.find(([first = ""]) => hueDistance(toHsl(first).h, toHsl(each).h) <= OTHER_HUE);
    if (like) like.push(each);
    else hues.push([each]);
  }
  const own = hues.filter((_, nth) => nth % TRIES === step % TRIES).flat();
  return own.reduce((best, each) => (costOf(each, figures) < costOf(best, figures) ? each : best));
};
/** More than there are pages. */
const [TURN, PRIME] = [5, 37];
const [LOST, AS_GOOD, OTHER_HUE, TRIES, CLASH] = [18, 1, 24, 5, 5];
/** A poster is light where its figures let it be, and not sombre without need. */
const depthOf = (page: string): number => DEPTHS.find(([below]) => luminance(page) < below)?.[1] ?? 0;
const DEPTHS = [
  [0.06, 8],
  [0.1, 3.6],
  [0.13, 2.4],
  [0.3, 1],
  [0.5, 0.4],
] as const;

/** Orange and brown fight with pink and red. */
const fightOf = (outline: Silhouette, page: string): number => {
  const under = toHsl(page).h;
  if (under < 318 && under > 20) return 0;
  return outline.reduce((sum, [colour, share]) => {
    const { h } = toHsl(colour);
    return chroma(colour) > 0.2 && h > 8 && h < 56 ? sum + share * CLASH : sum;
  }, 0);
};
