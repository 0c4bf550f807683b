import type { Deck } from "#contract/deck.ts";
import type { TemplateId } from "#contract/website.ts";
import type { Palette } from "../palette.ts";
import { plainLook, readLook } from "./design/look.ts";
import { readParts } from "./design/parts.ts";
import { tokensOf } from "./design/tokens.ts";
import { partsFor } from "./template-parts.ts";

export type Design = Pick<Deck, "order" | "hidden" | "look">;

/**
 * What a design prompt asks for, found by its words: colour, dark or light, room, mood, parts to drop or to
 * move. English, and the basics of Spanish, German, French and Portuguese. "Warmer" turns the palette's own
 * colour, where there is one. Words that are not known do nothing. Each line is a message of its own, which changes
 * what those before it made. It begins with the template's own order.
 */
export const readDesign = (
  prompt: string,
  palette?: Palette | null,
  template: TemplateId | null = null,
): Design => designsOf(prompt, palette, template).at(-1) ?? unchangedOf(template);

/** The design before the first message of a design prompt, and after each of them. */
export const designsOf = (
  prompt: string,
  palette?: Palette | null,
  template: TemplateId | null = null,
): Design[] => {
  const designs = [unchangedOf(template)];
  let { look, ...parts } = unchangedOf(template);
  for (const message of prompt.split("\n")) {
    const tokens = tokensOf(message);
    parts = readParts(tokens, parts);
    look = readLook(tokens, palette ?? null, look);
    designs.push({ ...parts, look });
  }
  return designs;
};

const unchangedOf = (template: TemplateId | null): Design => ({ ...partsFor(template), look: plainLook });
