import { darken, lighten, mix, toHsl, tune } from "../../colour/colour.ts";
import { num } from "../svg.ts";

/** Of vinyl, a sign has the accent of its token: white or grey it would be card. */
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

/** A softer tone of it, for what lies on it. */
export const softOf = (vinyl: string): string => mix(vinyl, deepOf(vinyl), 0.35);

/** What the other half of what is said is on. */
export const oppositeOf = (vinyl: string): string =>
  tune(vinyl, { h: toHsl(vinyl).h + 150, s: 0.55, l: 0.5 });

/** Letters that stand out of what they are on: light above, and so deep that they have a side in the shade. */
export const raised = (letters: string, size: number, vinyl: string): string => {
  const deep = deepOf(vinyl);
  const depth = Math.max(3.4, size * 0.085);
  const layers = [1, 0.75, 0.5, 0.25, 0].map(
    (share) => `<use href="#w" transform="translate(${num(depth * 0.45 * share)} ${num(depth * share)})"/>`,
  );
  return (
    `<defs><path id="w" d="${letters}"/></defs>` +
    `<linearGradient id="wl" x2="0" y2="1"><stop offset=".35" stop-color="#ffffff"/><stop offset="1" stop-color="${lighten(vinyl, 0.66)}"/></linearGradient>` +
    `<g fill="${darken(deep, 0.25)}" stroke="${darken(deep, 0.25)}" stroke-width="${num(depth * 0.8)}" stroke-linejoin="round">${layers.join("")}</g>` +
    `<use href="#w" fill="url(#wl)"/>`
  );
};
