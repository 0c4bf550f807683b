import { fromHsl, hueDistance, isHex, mix, toHsl, tune } from "../../colour/colour.ts";
import { readableOn } from "../../colour/contrast.ts";
import type { Palette } from "../../palette.ts";

type Four = readonly [string, string, string, string];

export interface Tones {
  /** Outlines in daylight, and what is written on a candy. */
  ink: string;
  /** Four colours of wrapping paper, bright enough for ink by day and by night. */
  candies: Four;
  /** The grounds of the page: the candies by day, their shadows by night; and what is written there. */
  grounds: Four;
  on: string;
  /** The rays behind the hero, a shade from the first ground. */
  ray: string;
  card: string;
  onCard: string;
  line: string;
  deep: string;
  onDeep: string;
}

/** The token's colours as a bag of sweets; every pair that holds text is at WCAG AA or better. */
export const tonesFrom = (palette: Palette | null, accent: string | null, dark: boolean): Tones => {
  const asked = [accent, palette?.primary].find(isHex) ?? "#ffc933";
  // Black, white and grey have no hue to play with: they borrow sunshine.
  const hue = toHsl(asked).s < 0.1 ? 44 : toHsl(asked).h;
  const ink = fromHsl({ h: hue + 220, s: 0.42, l: 0.1 });
  const candies = fourOf(
    asked,
    hue,
    [palette?.secondary, palette?.accent, palette?.primary].filter(isHex),
  ).map((hex) => readableOn(sweet(hex), ink, 7)) as unknown as Four;
  const cream = fromHsl({ h: hue, s: 0.6, l: 0.95 });
  const grounds = dark
    ? (candies.map((hex) => tune(hex, { s: Math.min(0.45, toHsl(hex).s), l: 0.14 })) as unknown as Four)
    : candies;
  return {
    ink,
    candies,
    grounds,
    on: dark ? cream : ink,
    ray: mix(grounds[0], dark ? candies[0] : "#ffffff", dark ? 0.1 : 0.3),
    card: dark ? fromHsl({ h: hue + 220, s: 0.28, l: 0.23 }) : "#ffffff",
    onCard: dark ? cream : ink,
    line: dark ? cream : ink,
    deep: fromHsl({ h: hue + 220, s: 0.42, l: dark ? 0.06 : 0.12 }),
    onDeep: cream,
  };
};

/** Every pair that holds text, for the suite: words first, ground second. */
export const readPairs = (t: Tones): [string, string][] => [
  ...t.candies.map((candy): [string, string] => [t.ink, candy]),
  ...t.grounds.map((ground): [string, string] => [t.on, ground]),
  [t.on, t.ray],
  [t.onCard, t.card],
  [t.onDeep, t.deep],
  ["#ffffff", t.ink],
];

const TURNS = [158, 52, 262, 310, 100, 210];

/** The asked colour and three that are not mistaken for it or for each other. */
const fourOf = (asked: string, hue: number, others: readonly string[]): string[] => {
  const chosen = [asked];
  const hues = [hue];
  const turned = TURNS.map((turn) => fromHsl({ h: hue + turn, s: 0.8, l: 0.68 }));
  for (const hex of [...others.filter((each) => toHsl(each).s > 0.12), ...turned]) {
    const { h } = toHsl(hex);
    if (chosen.length === 4 || hues.some((each) => hueDistance(each, h) < 45)) continue;
    chosen.push(hex);
    hues.push(h);
  }
  return chosen;
};

/** Bright, and neither mud nor neon; a grey stays one. */
const sweet = (hex: string): string => {
  const { s, l } = toHsl(hex);
  return tune(hex, {
    s: s < 0.1 ? s : Math.min(0.92, Math.max(0.72, s)),
    l: s < 0.1 ? Math.min(0.86, Math.max(0.72, l)) : Math.min(0.76, Math.max(0.64, l)),
  });
};
