import { darken, lighten, mix, toHsl, tune } from "../../../colour/colour.ts";
import type { Cast } from "../../cast.ts";
import { tonesOf } from "../../grounds/tones.ts";

/** Two flat tones and their shades. */
export interface MinimalTones {
  page: string;
  badge: string;
  quiet: string;
  /** The page's own pattern. */
  hush: string;
  ink: string;
  fill: string;
  /** The name on the page. */
  name: string;
}

/**
 * A pale page with a coloured badge, a coloured page with a pale badge, a dark page with a coloured badge.
 */
export const minimalTones = ({ palette, staging }: Cast): MinimalTones => {
  const { base: ground, other } = tonesOf(palette, staging.story);
  const base = staging.story === "paper" ? other : ground;
  const { h, s } = toHsl(base);
  const colour = tune(base, { s: Math.min(0.74, Math.max(0.4, s)), l: 0.62 });
  const dark = tune(base, { s: 0.38, l: 0.13 });
  const paper = tune(base, { s: 0.35, l: 0.95 });
  const faces = { ink: dark, fill: paper };
  switch (staging.story) {
    case "night":
    case "beside": {
      const page = staging.story === "night" ? dark : tune(base, { s: 0.5, l: 0.27 });
      const badge = fromBadge(h, s);
      return { ...faces, page, badge, quiet: darken(badge, 0.1), hush: lighten(page, 0.09), name: paper };
    }
    case "vivid":
    case "pastel": {
      const page = staging.story === "vivid" ? colour : tune(base, { s: 0.6, l: 0.8 });
      return {
        ...faces,
        page,
        badge: paper,
        quiet: mix(paper, colour, 0.25),
        hush: mix(page, paper, 0.22),
        fill: lighten(colour, 0.35),
        name: dark,
      };
    }
    default:
      return {
        ...faces,
        page: paper,
        badge: colour,
        quiet: mix(colour, dark, 0.12),
        hush: mix(paper, colour, 0.16),
        name: dark,
      };
  }
};

const fromBadge = (h: number, s: number): string =>
  tune("#cc8855", { h: (h + 150) % 360, s: Math.min(0.74, Math.max(0.5, s)), l: 0.64 });
