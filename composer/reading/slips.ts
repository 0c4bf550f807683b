import { wordsIn } from "../data-text.ts";
import { matchPhrase, OWN_NAME } from "./picture-index.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import { SMALL_WORDS } from "./words.ts";

const withoutApostrophe = new Set(wordsIn(wordList("written without apostrophe")));
const WORDS_OF_THEIR_OWN = /^(form|untied|trail|sacred|diary|angel|bets|lost|snug|sued|used|arise|casual)$/;

/** "cats" are no slip of "acts". */
const isName = (word: string): boolean =>
  formsOf(word).some((form) => matchPhrase(form)?.weight === OWN_NAME);

/** Whether a word is a small one or a verb with two letters swapped ("wnat"), or lacks its apostrophe. */
export const isSlipped = (word: string): boolean => {
  if (withoutApostrophe.has(word)) return true;
  if (
    word.length < 3 ||
    WORDS_OF_THEIR_OWN.test(word) ||
    matchVerb(word) ||
    SMALL_WORDS.has(word) ||
    isName(word)
  )
    return false;
  for (let at = 0; at + 1 < word.length; at++) {
    const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    if (swapped !== word && (SMALL_WORDS.has(swapped) || (word.length > 3 && matchVerb(swapped))))
      return true;
  }
  return false;
};
