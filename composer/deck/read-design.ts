import type { Deck } from "#contract/deck.ts";
import type { Palette } from "../palette.ts";
import { readLook } from "./design/look.ts";
import { readParts } from "./design/parts.ts";
import { tokensOf } from "./design/tokens.ts";

/**
 * What a design prompt asks for, found by its words: colour, dark or light, room, mood, parts to drop or to
 * move. English, and the basics of Spanish, German, French and Portuguese. "Warmer" turns the palette's own
 * colour, where there is one. Words that are not known do nothing.
 */
export const readDesign = (
  prompt: string,
  palette?: Palette | null,
): Pick<Deck, "order" | "hidden" | "look"> => {
  const tokens = tokensOf(prompt);
  return { ...readParts(tokens), look: readLook(tokens, palette ?? null) };
};
