import { foldText } from "./clean-text.ts";
import { foreignVerbs, moreVerbs } from "./lexicon/texts.gen.ts";
import type { Word } from "./words.ts";

/**
 * The columns of lexicon/foreign-verbs.txt behind its first (Chinese and Japanese share `wide`), and those of
 * lexicon/more-verbs.txt.
 */
const verbColumns = ["es", "pt", "fr", "de", "it", "wide"] as const;
const moreVerbColumns = ["nl", "pl", "tr", "id", "ko", "ru"] as const;
type Column = (typeof verbColumns)[number] | (typeof moreVerbColumns)[number];
/** A language in Latin letters. */
export type Language = Exclude<Column, "wide" | "ko" | "ru">;
/** Any language with spaces between its words. */
export type SpacedLanguage = Exclude<Column, "wide">;

const columns = new Map<Column, Map<string, string>>(
  [...verbColumns, ...moreVerbColumns].map((column) => [column, new Map()]),
);
const learn = (table: string, names: readonly Column[], keyOf: (verb: string) => string): void => {
  for (const line of table.split("\n")) {
    const [base = "", ...cells] = line.split(" | ");
    for (const [at, cell] of cells.entries()) {
      const name = names[at] ?? "wide";
      const verbs = columns.get(name);
      for (const verb of cell.split(" ")) {
        const key = /^(wide|ko)$/.test(name) ? verb : keyOf(verb);
        if (verb !== "-" && !verbs?.has(key)) verbs?.set(key, base);
      }
    }
  }
};
// As they are written, then without their marks: "zählt" counts, "zahlt" pays.
for (const keyOf of [(verb: string) => verb, foldText]) {
  learn(foreignVerbs, verbColumns, keyOf);
  learn(moreVerbs, moreVerbColumns, keyOf);
}

/** Chinese and Japanese verbs with their English, longest first: those scripts have no spaces to split at. */
export const wideVerbs: readonly (readonly [verb: string, base: string])[] = [
  ...(columns.get("wide") ?? []),
].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));

export const DEFINITE = /^(el|la|los|las|le|les|der|die|das|den|dem|o|a|os|as|il|lo|i|gli)$/;
export const INDEFINITE =
  /^(un|una|uno|une|um|uma|ein|eine|einen|einem|unos|unas|su|sua|seu|mi|mein|seine?n?|son|sa|des)$/;

/** "eine Katze, die weint": after such a pronoun, what ends a clause in small letters is a verb. */
const endsRelative = (words: readonly Word[], at: number, language: SpacedLanguage): boolean => {
  const [word, pronoun] = [words[at], words[at - 1]];
  const isLast = word?.endsClause || words[at + 1] === undefined;
  return (
    language === "de" &&
    at > 1 &&
    isLast &&
    /^(der|die|das)$/.test(pronoun?.folded ?? "") &&
    /^\p{Ll}/u.test(word?.shown ?? "")
  );
};

/** The English base of a verb of another language, where a verb can stand. */
export const foreignVerb = (
  words: readonly Word[],
  at: number,
  language: SpacedLanguage,
): string | undefined => {
  const before = words[at - 1]?.folded ?? "";
  // "sa" is whose it is in French, and what one can do in Italian.
  const isAble = language === "it" && before === "sa";
  if (
    !isAble &&
    !endsRelative(words, at, language) &&
    /^(es|pt|fr|de|it)$/.test(language) &&
    (DEFINITE.test(before) || INDEFINITE.test(before))
  )
    return undefined;
  const verbs = columns.get(language);
  if (language !== "ko")
    return verbs?.get(words[at]?.shown.toLowerCase() ?? "") ?? verbs?.get(words[at]?.folded ?? "");
  // Korean verbs are listed by their stems.
  const word = words[at]?.shown.normalize("NFC") ?? "";
  for (let length = Math.min(word.length, 5); length >= 1; length--) {
    const base = verbs?.get(word.slice(0, length));
    if (base && (length > 1 || word.length > 1)) return base;
  }
  return undefined;
};
