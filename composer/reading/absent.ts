import { wordsIn } from "../data-text.ts";
import { IDIOMS } from "./idioms.ts";
import { languageOf } from "./languages.ts";
import { matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/**
 * The words that name what is not there: what the subject is compared with ("bigger than a whale", "screams
 * like a goat"), what it stands for ("instead of a boat") and what is denied ("without teeth", "not a bear").
 */
export const absentIn = (words: Word[]): ReadonlySet<number> => {
  const absent = new Set<number>();
  for (const { at, endsClause } of words) {
    if (endsClause || !(isCompared(words, at) || isDenied(words, at) || isLeft(words, at))) continue;
    for (const word of words.slice(at + 1, at + 6)) {
      if (endsOfDenied.has(word.folded)) break;
      absent.add(word.at);
      if (word.endsClause) break;
    }
  }
  return absent;
};

/** "quit its job and went skiing", "left the bank to become a clown": what comes after is what is seen. */
export const isLeft = (words: Word[], at: number): boolean =>
  /^(quit|quits|quitting|left|leaves|leaving|resigned|resigns|retired|retires)$/.test(
    words[at]?.folded ?? "",
  ) &&
  LEFT_FOR.test(
    words
      .slice(at + 1, at + 10)
      .map(({ folded }) => folded)
      .join(" "),
  );
const LEFT_FOR =
  /^(from )?(a|an|the|his|her|its|their|my) ([^ ]+ ){1,3}?((and|then) (went|goes|go|became|becomes|started|starts|opened|opens|moved|moves|now|joined|joins|is|took|takes)|to (become|be|start|open|join|sell|grow|play|go|live|raise|make|travel|surf|paint|sail|dance)) [^ ]+/;

/** "that needs coffee", "ran out of wine": it is not there, and is another than what it is called after. */
export const isNeeded = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1]?.folded ?? "";
  return NEEDS.test(before) || (before === "of" && words[at - 2]?.folded === "out");
};
/** "a taco wearing a smaller taco": the second is another one. */
export const isSecond = (words: readonly Word[], at: number): boolean =>
  words.slice(0, Math.max(0, at - 1)).some(({ folded }) => folded === words[at]?.folded) &&
  /^(smaller|bigger|larger|tinier|tiny|giant|mini|baby|another|second|younger|older)$/.test(
    words[at - 1]?.folded ?? "",
  );
const NEEDS = /^(needs|needing|wants|craves|lacks|lacking|without|misses|missing)$/;

const endsOfDenied = new Set(wordsIn(wordList("ends of what is denied")));

const isCompared = (words: Word[], at: number): boolean => {
  const word = words[at]?.folded;
  const before = words[at - 1]?.folded ?? "";
  const next = words[at + 1]?.folded ?? "";
  if (word === "than" || word === "unlike") return true;
  // "the size of a skyscraper"
  if (word === "of" && /^(instead|opposite|size)$/.test(before)) return true;
  if (word === "of" && /^(a|an)$/.test(next) && parts.has(before) && words[at - 2]?.folded === "the")
    return true;
  if (word === "as") return words[at - 2]?.folded === "as" || (at === 1 && /^(a|an|the)$/.test(next));
  return word === "like" && /^(a|an|the|my)$/.test(next) && matchVerb(before) !== undefined;
};

/** "with the soul of a poet". */
const parts = new Set(wordsIn(wordList("parts of somebody")));

/** "without a plan", "no cats", "is not a bear"; "not" alone denies a deed. */
const isDenied = (words: Word[], at: number): boolean => {
  const word = words[at]?.folded ?? "";
  // "no espaço" is in space.
  if (word === "no" && languageOf(words) === "pt") return false;
  // "no cap this frog can sing"
  if (IDIOMS.has(`${word} ${words[at + 1]?.folded ?? ""}`)) return false;
  if (word === "no" && /^(longer|more)$/.test(words[at + 1]?.folded ?? "")) return false;
  if (/^(no|without|minus|zero|nor|ohne|sin|sem|sans|senza|zonder|bez|tanpa|без)$/.test(word)) return true;
  // "less rich than yesterday"
  if (word === "less" && words[at + 1]?.folded !== "than") return true;
  if (word === "lack" || word === "lacks" || word === "lacking") return true;
  return (
    /^(not|isn't|isnt|aren't|arent|wasn't|wasnt|never|ain't|aint)$/.test(word) &&
    /^(a|an|the|your|my|any)$/.test(words[at + 1]?.folded ?? "")
  );
};

const trades = new Set(wordsIn(wordList("market verbs")));
const levels = new Set(wordsIn(wordList("market levels")));

/** "bought the top", "holding the bag": a level of the market, unless more is said of it ("the top hat"). */
export const isMarketLevel = (words: Word[], at: number): boolean => {
  const next = words[at + 1]?.folded ?? "";
  if (!levels.has(words[at]?.folded ?? "") || (next === "of" && !words[at]?.endsClause)) return false;
  const article = words[at - 1]?.folded ?? "";
  const verb = /^(the|every|this|that|his|her|their|my|another)$/.test(article) ? at - 2 : at - 1;
  return formsOf(words[verb]?.folded ?? "").some((form) => trades.has(form));
};
