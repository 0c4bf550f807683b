import type { Deck } from "#contract/deck.ts";

/** How many bytes a deck's words take, so that a template can leave an ornament out and stay under 60 KB. */
export const deckBytes = (deck: Deck): number => {
  let bytes = 0;
  for (const character of JSON.stringify(deck)) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};
