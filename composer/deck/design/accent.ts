import { fromHsl, isHex, toHsl, tune } from "../../colour/colour.ts";
import type { Shade, Turn } from "./lexicon.ts";

export type Tint = "pastel" | "muted" | "neon";
export const isTint = (shade: Shade): shade is Tint =>
  shade === "pastel" || shade === "muted" || shade === "neon";

/** The middle of what is felt as warm and as cool, in degrees. */
const MIDDLE: Record<Turn, number> = { warm: 22, cool: 216 };
/**
 * How far from it a colour may stay, so that two tokens do not get the same: from red to amber, from cyan to
 * indigo.
 */
const REACH: Record<Turn, number> = { warm: 22, cool: 30 };
const withoutPalette: Record<Turn | Tint, string> = {
  warm: "#e8772e",
  cool: "#2f86d6",
  pastel: "#e6a3b8",
  muted: "#8a8f7a",
  neon: "#ff2d8f",
};

/** The page's colour, changed as the prompt asks; null when it asks for nothing. */
export const tinted = (
  color: string | undefined,
  turn: Turn | undefined,
  tint: Tint | undefined,
): string | null => {
  if (!turn && !tint) return null;
  const own = isHex(color) ? color : undefined;
  const base = own ?? withoutPalette[turn ?? tint ?? "warm"];
  const towards = turn && own ? turnedTo(base, turn) : base;
  return tint && (own || turn) ? shadeOf(towards, tint) : towards;
};

const turnedTo = (hex: string, turn: Turn): string => {
  const { h, s, l } = toHsl(hex);
  const apart = ((h - MIDDLE[turn] + 540) % 360) - 180;
  const kept = Math.min(REACH[turn], Math.max(-REACH[turn], apart / 2));
  // Dark or dull, a yellow is mustard.
  return fromHsl({ h: MIDDLE[turn] + kept, s: Math.max(0.72, s), l: Math.min(0.62, Math.max(0.5, l)) });
};

export const shadeOf = (hex: string, shade: Shade): string => {
  const { s, l } = toHsl(hex);
  if (shade === "dark" || shade === "deep") return tune(hex, { l: Math.max(0.2, l - 0.16) });
  if (shade === "light") return tune(hex, { l: Math.min(0.78, l + 0.16) });
  if (shade === "pastel") return tune(hex, { s: Math.min(0.6, s), l: 0.76 });
  if (shade === "muted") return tune(hex, { s: Math.min(0.28, s), l: 0.54 });
  if (shade === "neon") return tune(hex, { s: 1, l: 0.56 });
  return hex;
};
