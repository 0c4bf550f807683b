import { phrasesIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** Who is shown by a flag, a mask or a tool as a rule. */
const shownByThings = new Set(
  [...phrasesIn(wordList("trades by their tool")), ...phrasesIn(wordList("people by another picture"))].map(foldText),
);

/** "hugged by a burglar", "interviewing a pirate": whom the hero has to do with is somebody, and no mask or flag. */
export const asSomebody = (words: readonly Word[], thing: Thing): Thing => {
  const { at, last = at, word } = thing;
  if (!shownByThings.has(word) || at < 2 || at >= words.length) return thing;
  const lead = words[at - 2]?.folded ?? "";
  const next = words[last + 1]?.folded ?? "";
  const isMet =
    ARTICLE.test(words[at - 1]?.folded ?? "") &&
    (MEETS.test(lead) || matchVerb(lead) !== undefined || /[a-z]{3}ing$/.test(lead));
  const isWhole = next === "" || SMALL_WORDS.has(next) || words[last]?.endsClause === true;
  return isMet && isWhole && !WORN.test(lead) ? { ...thing, id: "man" } : thing;
};

const ARTICLE = /^(a|an|the|his|her|its|their|my)$/;
const MEETS = /^(by|from|to|with|at|against|of)$/;
/** Whom one becomes, or dresses as, is the hero. */
const WORN = /^(wear|wears|wearing|become|becoming|becomes|be|being|playing|is)$/;
