import { hueDistance, mix, toHsl, tune } from "../../../colour/colour.ts";
import { contrast, luminance } from "../../../colour/contrast.ts";
import type { Palette } from "../../../palette.ts";
import type { Cast } from "../../cast.ts";
import type { Story } from "../../staging.ts";
import { chroma, isGrey, lightness } from "./lightness.ts";
import pages from "./pages.json";

/** What a poster is printed with: the page, a dark and a light tone, the hero's hue and that of what it meets. */
export interface Inks {
  page: string;
  /** The page, a little deeper: what stands behind, and the ground of a setting. */
  quiet: string;
  ink: string;
  paper: string;
  accent: string;
  /** The hue of what the hero holds or meets, where it is another; else the accent again. */
  second: string;
  /** Which of them most of the hero is. */
  coat: string;
  /** Lines and limbs that lie on the page. */
  limb: string;
}

/** A hero as light as this is paper where it has no hue to speak of; one as dark as this is ink. */
const [PAPER, HUE] = [0.74, 0.3];
const [INK, GREY_INK] = [0.25, 0.36];
/** With less colour than this a coat is grey; a moss green eel is green. */
const DULL = 0.12;
/** How light an accent is at least, so that it stands off a dark page, a deep one, and black. */
const [ON_DARK, ON_DEEP, BESIDE_INK] = [0.27, 0.36, 0.6];
const BRIGHTEST = 0.62;
/** White, black and the brightest accents stand off a page this light: black has one, white has one every other try. */
const BRIGHT_PAGE = 0.165;
const BRIGHT: ReadonlySet<Story> = new Set(["pastel", "vivid", "paper"]);

/** Coloured heroes stand on a deep page, black ones on one that is half as light, white ones on either. */
export const inksOf = ({ subject, motif, held, stuff, set, palette, tones, staging }: Cast): Inks => {
  const [own = palette.primary] = subject.colours;
  const light = lightness(own);
  const isDull = chroma(own) < DULL;
  const isInk = light < (isDull ? GREY_INK : INK);
  const isPaper = !isInk && (isDull || (light > PAPER && chroma(own) < HUE));
  const isHued = !isInk && !isPaper;
  // By what is the same in every pose, with a motif or without: its hue is in the palette.
  // Red and brown that are made as light as yellow are pink: they have a darker page.
  const hues = [isHued ? own : secondHue(palette), palette.secondary];
  const isDark = !isInk && hues.some((each) => luminance(saturated(each)) < ON_DEEP);
  const isBright = isPaper && !isDark && BRIGHT.has(staging.story);
  const from = isInk || isBright ? pages.middle : isDark ? pages.dark : pages.deep;
  const found = pageFor(
    from,
    toHsl(tones.base).h,
    hues.map((each) => toHsl(each).h),
  );
  const page = isBright || isInk ? ofLuminance(found, BRIGHT_PAGE) : found;
  const least = isInk ? BESIDE_INK : isBright ? BRIGHTEST : isDark ? ON_DARK : ON_DEEP;
  const strong = (colour: string): string => {
    const full = saturated(colour);
    return ofLuminance(full, isInk ? least : Math.min(BRIGHTEST, Math.max(least, luminance(full))));
  };
  const isOffPage = (colour: string) => isHue(colour) && hueDistance(toHsl(colour).h, toHsl(page).h) >= NEAR;
  const met = [motif, held, stuff?.picture, ...set.map(({ picture }) => picture)]
    .flatMap((each) => each?.colours ?? [])
    .filter(isOffPage)
    .map(strong);
  const mark = isHued ? own : ownMark(subject.colours.filter(isOffPage));
  const marked = mark && strong(mark);
  // Of two hues that are nearly one, what is met has its own: there is more of it than of a beak.
  const isMarked = marked && (isHued || !met[0] || isParted(marked, met[0]));
  const accent = isMarked ? marked : (met[0] ?? strong(secondHue(palette)));
  const isOneHue = isMarked && isOffPage(motif?.colours[0] ?? page) && !isParted(met[0] ?? page, accent);
  const other = met.find((colour) => isParted(colour, accent)) ?? accent;
  const ink = tune(page, { s: 0.45, l: 0.07 });
  const paper = tune(page, { s: 0.3, l: 0.97 });
  const second = isOneHue
    ? shadeFor(met[0], accent, page)
    : isPaper && motif && isGrey(motif.colours[0] ?? page) && met.every((each) => isNear(each, TONGUE))
      ? mix(paper, page, GREY)
      : other;
  return {
    page,
    quiet: mix(page, ink, 0.28),
    ink,
    paper,
    accent,
    second,
    coat: isHued ? accent : isInk ? ink : paper,
    limb: isInk ? ink : paper,
  };
};

/** What is of the accent's hue is a shade darker, where it still stands off the page. */
const shadeFor = (met: string | undefined, accent: string, page: string): string => {
  const darker = met && ofLuminance(met, (luminance(accent) + 0.05) / SHADE - 0.05);
  return darker && contrast(darker, page) > LEGIBLE ? darker : accent;
};
const [SHADE, LEGIBLE] = [1.7, 2.4];

/** Of another hue, or much lighter or darker. */
const isParted = (one: string, other: string): boolean =>
  hueDistance(toHsl(one).h, toHsl(other).h) > 28 || contrast(one, other) > 1.6;

/** Who is grey is met by somebody white: paper with as much of the page in it. */
const GREY = 0.36;

const isHue = (colour: string): boolean => !isGrey(colour) && lightness(colour) > 0.3;

/** The hue by which one knows who is black or white: an orange beak, but nothing that a face has in one mood alone. */
const ownMark = (colours: readonly string[]): string | undefined =>
  colours.find((each) => isHue(each) && chroma(each) > MARK && !PASSING.some((other) => isNear(each, other)));
const MARK = 0.2;

const isNear = (one: string, other: string): boolean => hueDistance(toHsl(one).h, toHsl(other).h) < 16;

/** What black and white go with, by the token's palette; a tongue is no hue. */
const secondHue = ({ primary, secondary }: Palette): string =>
  hueDistance(toHsl(primary).h, toHsl(TONGUE).h) < 10 ? secondary : primary;
const [TONGUE, TEAR, SNORE] = ["#f0566c", "#6cc7f5", "#8fb2ff"];
const PASSING = [TONGUE, TEAR, SNORE];

/** A strong ink of the hue; green is strong with less. */
const saturated = (colour: string): string => {
  const { h, s } = toHsl(colour);
  return tune(colour, { s: h > 80 && h < 165 ? 0.6 : Math.min(0.86, Math.max(0.68, s)) });
};

/** The page nearest to the hue that the try asks for, of those that are of another hue than these, the first above all. */
const pageFor = (from: readonly string[], wanted: number, avoided: readonly number[]): string => {
  const costOf = (page: string): number => {
    const { h } = toHsl(page);
    const costs = avoided.map((each, nth) => (hueDistance(h, each) < NEAR ? 400 / (nth + 1) : 0));
    return costs.reduce((sum, each) => sum + each, hueDistance(h, wanted));
  };
  return [...from].sort((a, b) => costOf(a) - costOf(b))[0] ?? "#1f3fb0";
};
const NEAR = 50;

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
