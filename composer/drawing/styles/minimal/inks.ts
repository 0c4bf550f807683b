import { hueDistance, mix, toHsl, tune } from "../../../colour/colour.ts";
import { luminance } from "../../../colour/contrast.ts";
import type { Cast } from "../../cast.ts";
import { chroma, isGrey, lightness } from "./lightness.ts";
import pages from "./pages.json";

/** What a poster is printed with: the page, a dark and a light tone, and one hue. */
export interface Inks {
  page: string;
  /** The page, a little deeper: what stands behind, and the ground of a setting. */
  quiet: string;
  ink: string;
  paper: string;
  accent: string;
  /** Which of them most of the hero is. */
  coat: string;
  /** Lines and limbs that lie on the page. */
  limb: string;
}

/** A hero as light as this is paper where it has no hue to speak of; one as dark as this is ink. */
const [PAPER, HUE] = [0.74, 0.3];
const [INK, GREY_INK] = [0.25, 0.36];
/** How light an accent is at least, so that it stands off a deep page; beside black it is as light as this. */
const [BRIGHT, BESIDE_INK] = [0.36, 0.55];
const BRIGHTEST = 0.62;

/** White and coloured heroes stand on a deep page, black ones on one that is half as light. */
export const inksOf = ({ subject, motif, palette, tones }: Cast): Inks => {
  const [own = palette.primary] = subject.colours;
  const light = lightness(own);
  const isInk = light < (isGrey(own) ? GREY_INK : INK);
  const isPaper = !isInk && (isGrey(own) || (light > PAPER && chroma(own) < HUE));
  const hued = isInk || isPaper ? secondHue([...(motif?.colours ?? []), ...subject.colours]) : own;
  const accent = ofLuminance(
    saturated(hued ?? palette.accent),
    isInk ? BESIDE_INK : Math.min(BRIGHTEST, Math.max(BRIGHT, luminance(hued ?? palette.accent))),
  );
  const page = pageFor(isInk ? pages.middle : pages.deep, toHsl(tones.base).h, toHsl(accent).h);
  const ink = tune(page, { s: 0.45, l: 0.07 });
  const paper = tune(page, { s: 0.3, l: 0.97 });
  return {
    page,
    quiet: mix(page, ink, 0.28),
    ink,
    paper,
    accent,
    coat: isInk ? ink : isPaper ? paper : accent,
    limb: isInk ? ink : paper,
  };
};

const secondHue = (colours: readonly string[]): string | undefined =>
  colours.find((each) => !isGrey(each) && lightness(each) > 0.3);

const saturated = (colour: string): string => tune(colour, { s: Math.max(0.72, toHsl(colour).s) });

/** The page nearest to the hue that the try asks for, of those that are of another hue than the accent. */
const pageFor = (from: readonly string[], wanted: number, accent: number): string => {
  const costOf = (page: string): number => {
    const { h } = toHsl(page);
    return hueDistance(h, wanted) + (hueDistance(h, accent) < NEAR ? 200 : 0);
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
