import { foldText } from "./clean-text.ts";
import { foreignVerbs } from "./lexicon/texts.gen.ts";
import type { Word } from "./words.ts";

/** The columns of lexicon/foreign-verbs.txt behind its first; Chinese and Japanese share `wide`. */
const verbColumns = ["es", "pt", "fr", "de", "it", "wide"] as const;
type Column = (typeof verbColumns)[number];
export type Language = Exclude<Column, "wide">;

const columns = new Map<Column, Map<string, string>>(verbColumns.map((column) => [column, new Map()]));
for (const line of foreignVerbs.split("\n")) {
  const [base = "", ...cells] = line.split(" | ");
  for (const [at, cell] of cells.entries()) {
    const verbs = columns.get(verbColumns[at] ?? "wide");
    for (const verb of cell.split(" ")) {
      const key = at === verbColumns.indexOf("wide") ? verb : foldText(verb);
      if (verb !== "-" && !verbs?.has(key)) verbs?.set(key, base);
    }
  }
}

/** Chinese and Japanese verbs with their English, longest first: those scripts have no spaces to split at. */
export const wideVerbs: readonly (readonly [verb: string, base: string])[] = [
  ...(columns.get("wide") ?? []),
].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));

export const DEFINITE = /^(el|la|los|las|le|les|der|die|das|den|dem|o|a|os|as|il|lo|i|gli)$/;
export const INDEFINITE =
  /^(un|una|uno|une|um|uma|ein|eine|einen|einem|unos|unas|su|sua|seu|mi|mein|seine?n?|son|sa|des)$/;

/** The English base of a verb of another language, where a verb can stand. */
export const foreignVerb = (words: readonly Word[], at: number, language: Language): string | undefined => {
  const before = words[at - 1]?.folded ?? "";
  const taken = DEFINITE.test(before) || INDEFINITE.test(before);
  return taken ? undefined : columns.get(language)?.get(words[at]?.folded ?? "");
};
