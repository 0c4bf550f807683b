import type { Deck } from "#contract/deck.ts";
import type { Palette } from "../palette.ts";
import { plainLook, readLook } from "./design/look.ts";
import { allParts, readParts } from "./design/parts.ts";
import { tokensOf } from "./design/tokens.ts";

export type Design = Pick<Deck, "order" | "hidden" | "look">;

/**
 * What a design prompt asks for, found by its words: colour, dark or light, room, mood, parts to drop or to
 * move. English, and the basics of Spanish, German, French and Portuguese. "Warmer" turns the palette's own
 * colour, where there is one. Words that are not known do nothing. Each line is a message of its own, which changes
 * what those before it made.
 */
export const readDesign = (prompt: string, palette?: Palette | null): Design =>
  designsOf(prompt, palette).at(-1) ?? unchanged;

/** The design before the first message of a design prompt, and after each of them. */
export const designsOf = (prompt: string, palette?: Palette | null): Design[] => {
  const designs = [unchanged];
  let { look, ...parts } = unchanged;
  for (const message of prompt.split("\n")) {
    const tokens = tokensOf(message);
    parts = readParts(tokens, parts);
    look = readLook(tokens, palette ?? null, look);
    designs.push({ ...parts, look });
  }
  return designs;
};

const unchanged: Design = { ...allParts, look: plainLook };
