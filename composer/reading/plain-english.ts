import { wordsIn } from "../data-text.ts";
import { plainEnglish } from "./lexicon/plain-english.gen.ts";
import { wordList } from "./word-list.ts";

let known: ReadonlySet<string> | undefined;

/**
 * Whether English has this very word, of those that could be taken for a slip or for a word of another
 * language.
 */
export const isPlainEnglish = (word: string): boolean => {
  known ??= new Set([...plainEnglish.split(/\s/), ...wordsIn(wordList("no slips"))]);
  return known.has(word);
};
