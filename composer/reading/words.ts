import { wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import slang from "./slang-spellings.json";
import { wordList } from "./word-list.ts";

/** How the net spells plain words. */
const spellings: Readonly<Record<string, string>> = slang;

const plainSpelling = (word: string): string =>
  Object.hasOwn(spellings, word) ? (spellings[word] ?? word) : word;

export interface Word {
  at: number;
  /** As written, without punctuation around it. */
  shown: string;
  folded: string;
  /** A comma, full stop or the like follows. */
  endsClause: boolean;
}

/** Words as people see them: letters and digits with inner ' or -; "pizza-loving" gives "pizza", "loving". */
export const splitWords = (text: string): Word[] => {
  const words: Word[] = [];
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu)) {
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 2);
    words.push({
      at: words.length,
      shown: found[0],
      folded: plainSpelling(foldText(found[0])),
      endsClause: /^\s?[.,;:!?()\u2014\u2013"]/u.test(after),
    });
  }
  return words;
};

export const SMALL_WORDS = new Set(wordsIn(wordList("small words")));
