import { darken, type Hsl, hueDistance, lighten, toHsl } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Palette } from "../../palette.ts";
import type { Story } from "../staging.ts";
import grounds from "./grounds.json";

/** The colours of a ground: its own, and what its pattern is drawn with. */
export interface Tones {
  base: string;
  light: string;
  dark: string;
  /** A second hue beside the base. */
  other: string;
  bright: boolean;
}

const wheel = (hex: string, degrees: number): number => (toHsl(hex).h + degrees + 360) % 360;

/** Which hue each story asks for, from the palette's. */
const hues: Record<Story, (palette: Palette) => number> = {
  across: ({ primary }) => wheel(primary, 172),
  night: ({ primary }) => wheel(primary, 205),
  pastel: ({ primary }) => wheel(primary, 120),
  vivid: ({ accent }) => wheel(accent, 0),
  beside: ({ primary }) => wheel(primary, -75),
  paper: ({ secondary }) => wheel(secondary, 20),
};

/**
 * Of the story's grounds, which were mixed by eye, the one nearest to the hue it asks for that the hero stands out
 * from. `coat`: the hero's own colour.
 */
export const tonesOf = (palette: Palette, story: Story, coat: string | null = null): Tones => {
  const wanted = hues[story](palette);
  const costOf = ([base = "", , otherwise]: readonly string[]): number =>
    hueDistance(toHsl(base).h, wanted) +
    (otherwise ? OTHERWISE : 0) +
    (coat === null ? 0 : LOST * lostOn(coat, base));
  const mixed: readonly (readonly string[])[] = grounds[story];
  const [base = palette.light, other = base] = mixed.reduce((best, each) =>
    costOf(each) < costOf(best) ? each : best,
  );
  const { l } = toHsl(base);
  return {
    base,
    other,
    light: lighten(base, l > 0.8 ? 0.55 : l < 0.3 ? 0.1 : 0.22),
    dark: darken(base, l > 0.8 ? 0.08 : l < 0.3 ? 0.3 : 0.12),
    bright: l > 0.5,
  };
};

/** Worse than any hue: one that is for those who are lost on all others, and a ground that one is lost on. */
const [OTHERWISE, LOST] = [200, 900];

/** How far a hero is from standing off a ground, 0 to 1: as light as it, and of its hue or of none. */
const lostOn = (coat: string, base: string): number => {
  const [one, two] = [toHsl(coat), toHsl(base)];
  const apart = Math.abs(Math.sqrt(luminance(coat)) - Math.sqrt(luminance(base)));
  return Math.max(0, 1 - apart / neededBetween(one, two));
};

const neededBetween = (coat: Hsl, base: Hsl): number => {
  const off = hueDistance(coat.h, base.h);
  // Of two pale colours nobody sees the hue.
  if (coat.s > 0.25 && base.s > 0.25 && off > 60 && base.l < 0.8) return 0.09;
  if (coat.s > 0.3 && base.s > 0.3 && off < 28) return 0.32;
  // Grey, on a strong colour that is not a shade of it.
  return base.s > 0.45 && base.l < 0.7 && off > 60 ? 0.14 : 0.22;
};
