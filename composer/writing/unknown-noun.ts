import { languageOf } from "../reading/languages.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { singulars } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";
import { isDoing } from "./doing.ts";

const OPENERS = /^(a|an|the|my|our|his|her|their|this|that|one|every|two|three|some)$/;
const CLOSERS = /^(who|that|which|with|in|on|at|of|for|from|but|and|wearing|riding|vs|to)$/;
const NOT_A_NOUN =
  /(ly|ed|ing|ous|ful|est|able|ish)$|^(is|was|only|last|first|best|meme|token|coin|(n|for)?ever|always|again|today|tonight|tomorrow|soon|later|maybe|anymore)$/;

/** The noun of an idea that no picture shows: the word before its first "who", "in" or verb. */
export const unknownNoun = (reading: Reading): string => {
  if (languageOf(reading.words) !== null) return "inside joke";
  const { words } = reading;
  const from = words.findIndex((word) => OPENERS.test(word.folded));
  const phrase = from >= 0 ? phraseFrom(words, from + 1) : words.length <= 3 ? phraseFrom(words, 0) : [];
  const head = phrase.findLast(isNoun);
  if (!head) return "inside joke";
  return /^(two|three|some)$/.test(words[from]?.folded ?? "")
    ? (singulars(head.folded)[0] ?? head.folded)
    : head.folded;
};

const phraseFrom = (words: Word[], from: number): Word[] => {
  const end = words.findIndex(
    ({ at, folded }) =>
      at > from &&
      (CLOSERS.test(folded) || matchVerb(folded)?.shape === "third" || words[at - 1]?.endsClause),
  );
  return words.slice(from, end < 0 ? from + 3 : Math.min(end, from + 3));
};

const isNoun = ({ folded }: Word): boolean =>
  /^[a-z]{4,12}$/.test(folded) &&
  !/(.)\1\1/.test(folded) &&
  !SMALL_WORDS.has(folded) &&
  !NOT_A_NOUN.test(folded) &&
  !isDoing(folded);
