import { darken, lighten, toHsl, tune } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Palette } from "../../palette.ts";
import type { Story } from "../staging.ts";

/** The colours of a ground: its own, and what its pattern is drawn with. */
export interface Tones {
  base: string;
  light: string;
  dark: string;
  /** A second hue beside the base. */
  other: string;
  bright: boolean;
}

const wheel = (hex: string, degrees: number, s: number, l: number): string =>
  tune(hex, { h: (toHsl(hex).h + degrees + 360) % 360, s, l });

/** Each story keeps away from the subject's own colour, or far from its lightness. */
const bases: Record<Story, (palette: Palette) => readonly [base: string, other: string]> = {
  across: ({ primary }) => [wheel(primary, 172, 0.74, 0.66), wheel(primary, 215, 0.7, 0.6)],
  night: ({ primary }) => [wheel(primary, 205, 0.5, 0.2), wheel(primary, 260, 0.55, 0.34)],
  pastel: ({ primary }) => [wheel(primary, 120, 0.62, 0.85), wheel(primary, 165, 0.62, 0.8)],
  vivid: ({ accent }) => [tune(accent, { s: 0.86, l: 0.6 }), wheel(accent, 38, 0.86, 0.62)],
  beside: ({ primary }) => [wheel(primary, -75, 0.62, 0.44), wheel(primary, -120, 0.6, 0.5)],
  paper: ({ secondary }) => [wheel(secondary, 20, 0.4, 0.93), wheel(secondary, 0, 0.62, 0.74)],
};

/** `coat`: the hero's own colour. A hero that is nearly white is not put on a pale page, and a black one not on a dark page. */
export const tonesOf = (palette: Palette, story: Story, coat: string | null = null): Tones => {
  const [found, other] = bases[story](palette);
  const isLost = coat !== null && luminance(coat) > 0.62 && luminance(found) > 0.62;
  const isUnseen = coat !== null && luminance(coat) < 0.07 && luminance(found) < 0.12;
  const base = isLost || isUnseen ? tune(found, { s: 0.58, l: 0.68 }) : found;
  const { l } = toHsl(base);
  return {
    base,
    other,
    light: lighten(base, l > 0.8 ? 0.6 : l < 0.3 ? 0.14 : 0.3),
    dark: darken(base, l > 0.8 ? 0.1 : l < 0.3 ? 0.35 : 0.14),
    bright: l > 0.5,
  };
};
