import { darken, lighten, toHsl, tune } from "../../colour/colour.ts";
import { num } from "../svg.ts";

/** Of vinyl, what is printed on a sign has the accent of its token. */
export const vinylOf = (accent: string): string => {
  const { h } = toHsl(accent);
  // A deep yellow is mustard, and a light green is lost under white letters.
  return tune(
    accent,
    h > 30 && h < 62 ? { s: 0.96, l: 0.56 } : { s: 0.8, l: h > 62 && h < 190 ? 0.46 : 0.62 },
  );
};

/** What parts of a sign are deeper than it. */
export const deepOf = (vinyl: string): string => tune(vinyl, { s: 0.7, l: 0.24 });

/** What a sign is made of: nearly white, with a breath of its accent. */
export const cardOf = (vinyl: string): string => tune(vinyl, { s: 0.45, l: 0.95 });

/** The same in the shade, and what lies on it. */
export const softOf = (vinyl: string): string => tune(vinyl, { s: 0.4, l: 0.82 });

/** What the other half of what is said is on. */
export const oppositeOf = (vinyl: string): string =>
  tune(vinyl, { h: toHsl(vinyl).h + 150, s: 0.5, l: 0.86 });

/** Letters that stand out of what they are on: of its deep tone, with light along their upper edges. */
export const raised = (letters: string, size: number, vinyl: string): string => {
  const deep = deepOf(vinyl);
  const depth = Math.max(2.4, size * 0.05);
  const layer = (fill: string, x: number, y: number) =>
    `<use href="#w" fill="${fill}" transform="translate(${num(x)} ${num(y)})"/>`;
  return (
    `<defs><path id="w" d="${letters}"/></defs>` +
    `<linearGradient id="wl" x2="0" y2="1"><stop stop-color="${lighten(deep, 0.16)}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    layer(softOf(vinyl), depth * 0.7, depth * 1.5) +
    layer("#ffffff", -depth * 0.3, -depth * 0.5) +
    layer(darken(deep, 0.4), depth * 0.3, depth * 0.6) +
    `<use href="#w" fill="url(#wl)"/>`
  );
};
