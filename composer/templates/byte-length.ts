import type { Deck } from "#contract/deck.ts";

/** How many bytes a text takes in UTF-8; this room has no encoder. */
export const byteLength = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};

/** How many bytes a deck's words take, so that a template can leave an ornament out. */
export const deckBytes = (deck: Deck): number => byteLength(JSON.stringify(deck));
