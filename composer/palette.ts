import { fromHsl, hueDistance, mix, toHsl } from "./colour/colour.ts";
import type { Random } from "./seeded/random.ts";

/** The colours of one token, as `#rrggbb`: the artist draws with them, the website is dressed in them. */
export interface Palette {
  /** What the subject is remembered by. */
  primary: string;
  /** The subject's or the motif's other colour. */
  secondary: string;
  /** A colour that stands out from both. */
  accent: string;
  /** Grounds: nearly white and nearly black, both with a breath of the primary. */
  light: string;
  deep: string;
  /** Outlines and text. */
  ink: string;
}

/** A palette from the colours of what is drawn, commonest first. */
export const paletteFrom = (
  subject: readonly string[],
  motif: readonly string[],
  random: Random,
): Palette => {
  const vivid = subject.filter(isVivid);
  const primary = clamp(vivid[0] ?? neutralHue(subject[0], random));
  const hue = toHsl(primary).h;
  const other = [...vivid.slice(1), ...motif.filter(isVivid)].find(
    (hex) => hueDistance(toHsl(hex).h, hue) > 25,
  );
  const secondary = clamp(other ?? fromHsl({ h: hue + random.pick([35, -35, 150]), s: 0.7, l: 0.6 }));
  const accent = fromHsl({ h: accentHue(hue, toHsl(secondary).h, random), s: 0.82, l: 0.56 });
  return {
    primary,
    secondary,
    accent,
    light: fromHsl({ h: hue, s: 0.45, l: 0.955 }),
    deep: fromHsl({ h: (hue + 250) / 2, s: 0.42, l: 0.12 }),
    ink: mix(fromHsl({ h: hue, s: 0.4, l: 0.1 }), "#121016", 0.5),
  };
};

const isVivid = (hex: string): boolean => {
  const { s, l } = toHsl(hex);
  return s > 0.25 && l > 0.22 && l < 0.9;
};

/** Keeps a colour out of the mud and out of the glare. */
const clamp = (hex: string): string => {
  const { h, s, l } = toHsl(hex);
  return fromHsl({ h, s: Math.min(0.9, Math.max(0.45, s)), l: Math.min(0.66, Math.max(0.42, l)) });
};

/** Grey subjects (ghost, skull, panda) borrow a hue: theirs if they have a trace of one, else the seed's. */
const neutralHue = (hex: string | undefined, random: Random): string => {
  const { h, s } = toHsl(hex ?? "#888888");
  return fromHsl({ h: s > 0.12 ? h : random.pick([205, 262, 168, 338, 24, 45]), s: 0.62, l: 0.56 });
};

/** Far from both hues: of six candidates around the wheel, the seed chooses among the three farthest. */
const accentHue = (first: number, second: number, random: Random): number => {
  const candidates = [8, 44, 96, 168, 212, 268, 322];
  const apart = (h: number) => Math.min(hueDistance(h, first), hueDistance(h, second));
  const farthest = [...candidates].sort((a, b) => apart(b) - apart(a) || a - b).slice(0, 3);
  return random.pick(farthest) ?? 44;
};
