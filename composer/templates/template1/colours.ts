import { isHex, mix, toHsl, tune } from "../../colour/colour.ts";
import { clearerOn, readableOn } from "../../colour/contrast.ts";
import type { Palette } from "../../palette.ts";

export interface Tones {
  paper: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  /** A large field of the token's own colour, and what is read on it. */
  field: string;
  onField: string;
  /** The same colour, dark or light enough to be read on paper. */
  mark: string;
  /** The contrary surface: a dark band on a light page, a light one on a dark. */
  band: string;
  onBand: string;
  softOnBand: string;
}

/** Colours for a page from a token's palette; every pair that holds text is at WCAG AA or better. */
export const tonesFrom = (palette: Palette | null, accent: string | null, dark: boolean): Tones => {
  const asked = [accent, palette?.primary].find(isHex) ?? "#2f6fe0";
  const hue = toHsl(asked).h;
  const night = tune(asked, { h: hue, s: Math.min(0.3, toHsl(asked).s), l: 0.085 });
  const day = tune(asked, { h: hue, s: Math.min(0.32, toHsl(asked).s * 0.5), l: 0.965 });
  const [paper, ink] = dark ? [night, mix(day, "#ffffff", 0.4)] : [day, night];
  // Tamed a little: a whole field of full saturation hurts.
  const field = tune(asked, {
    s: Math.min(0.74, toHsl(asked).s),
    l: Math.min(0.72, Math.max(0.5, toHsl(asked).l)),
  });
  const band = dark ? mix(night, "#ffffff", 0.1) : night;
  const onBand = dark ? "#ffffff" : day;
  return {
    paper,
    card: dark ? mix(paper, "#ffffff", 0.06) : "#ffffff",
    ink,
    soft: readableOn(mix(ink, paper, 0.4), paper, 5),
    line: mix(ink, paper, 0.82),
    field,
    onField: readableOn(clearerOn(field, night, "#ffffff"), field, 4.6),
    mark: readableOn(field, paper, 4.6),
    band,
    onBand,
    softOnBand: readableOn(mix(onBand, band, 0.35), band, 5),
  };
};
