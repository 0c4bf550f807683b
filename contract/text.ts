import * as z from "zod/mini";

/** Control and format characters, the latter being the bidi, zero-width and tag characters; and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
/** The same for a text, in which line breaks, tabs and the joiners of emoji and Indic scripts stay. */
const INVISIBLE_IN_TEXT = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** More marks on one letter than any script writes. To put a long run of them in order takes time by its square. */
const MARKS = /(\p{M}{16})\p{M}+/gu;

/** Composed (NFC), in time by its length. */
const compose = (text: string): string => text.replace(MARKS, "$1").normalize("NFC");

/** One line for display: NFC, without control, bidi and zero-width characters, spaces folded, trimmed. */
export const cleanLine = (text: string): string =>
  compose(text).replace(/\s+/gu, " ").replace(INVISIBLE, "").replace(/ +/g, " ").trim();

/** A paragraph: as `cleanLine`, but line breaks stay. */
export const cleanText = (text: string): string =>
  compose(text).replace(/\r\n?/g, "\n").replace(INVISIBLE_IN_TEXT, "").trim();

/** A line of 1 to `max` UTF-16 units after cleaning. */
export const line = (max: number) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(max));

/** A text of 1 to `max` UTF-16 units after cleaning. */
export const paragraph = (max: number) =>
  z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(max));

/** Length in UTF-8 bytes, which is how the chain counts. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
