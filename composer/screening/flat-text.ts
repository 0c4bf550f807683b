import { plainText } from "./plain-tokens.ts";

const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  œ: "oe",
  æ: "ae",
};

/**
 * Plain text as words between single spaces, with a " . " where a clause ends: for patterns of whole words in
 * any script.
 */
export const flatText = (plain: string): string =>
  ` ${letters(plain)
    .replace(/[.!?;:,。！？、，\n]+/gu, " . ")
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .trim()} `;

const letters = (text: string): string => text.replace(/[ßıłøđœæ]/g, (letter) => LETTERS[letter] ?? letter);

/** Patterns parted by commas as one; "!" wants the end of the clause behind it. */
export const oneOf = (patterns: string): string =>
  `(?:${letters(plainText(patterns))
    .replaceAll("\n", "")
    .replace(/!(?=,|$)/g, "(?= (?:[.]|$))")
    .replace(/,(?!\d+\})/g, "|")})`;
