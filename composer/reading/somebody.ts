import { phrasesIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { isMet } from "./is-met.ts";
import type { Thing } from "./thing.ts";
import { wordList } from "./word-list.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** Who is shown by a flag, a mask or a tool as a rule. */
const shownByThings = new Set(
  [...phrasesIn(wordList("trades by their tool")), ...phrasesIn(wordList("people by another picture"))].map(
    foldText,
  ),
);

/** "hugged by a burglar", "interviewing a pirate": whom the hero has to do with is somebody, and no mask or flag. */
export const asSomebody = (words: readonly Word[], thing: Thing): Thing => {
  const { at, last = at, word } = thing;
  if (!shownByThings.has(word) || at < 2 || at >= words.length) return thing;
  const next = words[last + 1]?.folded ?? "";
  const isWhole = next === "" || SMALL_WORDS.has(next) || words[last]?.endsClause === true;
  return isWhole && isMet(words, thing) ? { ...thing, id: "man" } : thing;
};
