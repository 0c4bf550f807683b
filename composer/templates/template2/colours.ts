import { isHex, mix, toHsl, tune } from "../../colour/colour.ts";
import { readableOn } from "../../colour/contrast.ts";
import type { Palette } from "../../palette.ts";

export interface Tones {
  void: string;
  panel: string;
  line: string;
  ink: string;
  soft: string;
  /** What the instruments draw with, and what is read on a field of it. */
  beam: string;
  onBeam: string;
  /** A second trace, for what must not be mistaken for the first. */
  trace: string;
}

/**
 * The token's colours as light on dark glass; every pair that holds text is at WCAG AA or better. The style
 * is dark by nature: `blackout` (for a deck that asks for dark) switches off what is left of the room light.
 */
export const tonesFrom = (palette: Palette | null, accent: string | null, blackout: boolean): Tones => {
  const asked = [accent, palette?.primary].find(isHex) ?? "#25c8e8";
  const other =
    (accent ? [palette?.primary, palette?.accent] : [palette?.accent, palette?.secondary])
      .filter(isHex)
      .find((hex) => hex !== asked) ?? "#ffb648";
  const { h, s } = toHsl(asked);
  const night = { h: nightOf(h), s: Math.min(0.46, s) };
  const dark = blackout ? "#000000" : tune(asked, { ...night, l: 0.055 });
  const panel = blackout ? "#050505" : tune(asked, { ...night, l: 0.105 });
  const beam = readableOn(lit(asked), panel, 7);
  return {
    void: dark,
    panel,
    line: mix(panel, beam, 0.24),
    ink: mix(tune(asked, { h, s: Math.min(0.3, s), l: 0.93 }), "#ffffff", 0.3),
    soft: readableOn(tune(asked, { h, s: Math.min(0.18, s), l: 0.82 }), panel, 9),
    beam,
    onBeam: readableOn(dark, beam, 5),
    trace: readableOn(lit(apart(other, h)), panel, 5.5),
  };
};

/** The sky that a light stands out from: indigo behind warm lights, deep sea behind green ones, its own behind cold ones. */
const nightOf = (h: number): number => (h < 180 ? 250 - h / 4 : Math.min(h, 285));

/** The second light is never the first again: it is a third of the circle away where it would be. */
const apart = (hex: string, h: number): string => {
  const away = Math.abs(toHsl(hex).h - h);
  return Math.min(away, 360 - away) < 40 ? tune(hex, { h: (h + 140) % 360, s: 0.8 }) : hex;
};

/** Every pair that holds text, for the suite: words first, ground second. */
export const readPairs = (t: Tones): [string, string][] => [
  ...[t.ink, t.soft, t.beam, t.trace].flatMap((word): [string, string][] => [
    [word, t.void],
    [word, t.panel],
  ]),
  [t.onBeam, t.beam],
  [t.void, t.ink],
];

/** As bright as a tube would show it; greys stay grey, like white phosphor. */
const lit = (hex: string): string => {
  const { s, l } = toHsl(hex);
  return s < 0.1
    ? tune(hex, { l: 0.84 })
    : tune(hex, { s: Math.max(0.72, s), l: Math.min(0.8, Math.max(0.58, l)) });
};
