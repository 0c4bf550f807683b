import { HELD_TRUE, isSpoken } from "../drawing/lettering/spoken.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import type { Word } from "../reading/words.ts";
import { languageIn } from "./as-meant.ts";
import { isDoer } from "./parts.ts";
import { adjectives, slangWords } from "./vocabulary.ts";

/**
 * Whether an idea is something that one says rather than somebody who is or does something: "left on read",
 * "rent is due", "main character syndrome".
 */
export const isSaid = (reading: Reading): boolean => {
  const { words, subject } = reading;
  if (words.length === 0 || NO_BUT.test(reading.text)) return false;
  if (languageIn(words) === null && !SOMEBODY.test(reading.text) && isSpoken(reading)) return true;
  if (subject === null && STYLED.test(reading.text)) return true;
  if (SOMEBODY.test(reading.text)) return false;
  if (words.length <= 5 && words.some(({ folded }) => slangWords.has(folded))) return true;
  if (languageIn(words) !== null || !/^[a-z0-9]/.test(words[0]?.folded ?? "")) return false;
  const first = words[0]?.folded ?? "";
  const last = words.at(-1)?.folded ?? "";
  // "low battery anxiety 1%"
  if (/\d ?%/.test(reading.text) && languageIn(words) === null) return true;
  if (/^(one|two) more /i.test(reading.text)) return true;
  if (BEGINS.test(words[0]?.shown ?? "")) return true;
  const is = words.findIndex(({ folded }) => /^(is|are)$/.test(folded));
  const isOfOther = is > 0 && words.length <= 6 && subject !== null && subject.at > is;
  if (isOfOther && !/^(an?|my|actually|secretly)$/.test(words[is + 1]?.folded ?? "")) return true;
  if (CLAUSE.test(reading.text) || HELD_TRUE.test(reading.text)) return true;
  if (DETERMINED.test(first) || (subject && subject.at >= words.length)) return false;
  if (/^[a-z]+( [a-z]+)? since \w+$/i.test(reading.text)) return true;
  const isWith = words.some(({ folded }) => /^(with|who|that|in)$/.test(folded));
  if (ABSTRACT.test(last) && words.length <= 5 && !isWith) return true;
  if (ABSTRACT.test(first) && /^(of|in|at|with)$/.test(words[1]?.folded ?? "")) return true;
  if (subject === null && words.length <= 3 && isDoer(last)) return false;
  if (subject === null) return reading.action === null || words.length <= 4 || isOrder(words);
  if (isOrder(words)) return true;
  const isBroken = words.slice(1, -1).some(({ folded }) => JOINS.test(folded));
  return (
    words.length <= 4 &&
    reading.action === null &&
    (isBroken || (matchPast(first) !== undefined && !adjectives.has(first))) &&
    subject.at > 0
  );
};

/** "a rug that got rugged": somebody is spoken of, in whatever slang. */
const SOMEBODY = /^an? (?:[a-z]+ ){1,2}(?:who|that|which) /i;

/** "certified yapper": what people call themselves. */
const STYLED =
  /^(?:an? )?(certified|professional|full[- ]time|part[- ]time|self[- ]proclaimed|recovering|lifelong) [a-z]+$/i;

/** "the intern did it": what somebody says of another. */
const CLAUSE = /^(the |my )?[a-z]+ (did|said|knows|knew|lied|lies|won|left)( [a-z]+){0,2}$/i;

/** "not a unicorn, just a horse" */
const NO_BUT = /^not (an?|the|your) .+[, ](just|only|but) (an?|the) /i;

/** "touch grass", "buy high sell low": what is told to be done. */
const isOrder = (words: readonly Word[]): boolean => {
  const first = words[0]?.folded ?? "";
  return (
    words.length > 1 &&
    (ORDERS.test(first) || (matchVerb(first)?.shape === "base" && ORDERED.test(words[1]?.folded ?? "")))
  );
};
const ORDERED = /^(grass|me|it|the|a|an|your|my|high|low|no|nothing|harder|more|less|them|this|that|and)$/;
const ORDERS =
  /^(touch|no|not|never|always|stay|keep|just|go|get|be|do|dont|don't|stop|let|send|have|trust|please|ser|buy|sell|hold|cope|eat|wake|ask|tell|say|probably|maybe|too|so|still|down|left|sent|seen|ghosted|canceled|wen)$/;
const BEGINS =
  /^(when|if|why|how|what|where|pov|mood|me|tfw|mfw|imagine|it['’]?s|it|that['’]?s|that|this|these|just|i|i['’](m|ve|d|ll)|im|you|you['’]re|we|we['’]re|they|there['’]?s|who|because|but|and|is|are|can|could|should|would|do|does|nothing|everything|nobody|everybody)$/i;
const DETERMINED = /^(a|an|the|my|our|two|three|four|five|one|his|her)$/;
const ABSTRACT =
  /^(issue|issues|syndrome|energy|rot|mode|era|vibe|vibes|culture|moment|crisis|trauma|anxiety|fear|scaries|damage|season|arc|dread|behavior|behaviour|mentality|mindset|therapy|fatigue|burnout|addiction|brain|fog|drama|gate|privilege|supremacy|economy|denial|hour|hours|month|due|again|anonymous|advice|liquidity|hands|maxxing|pilled|core)$/;
const JOINS = /^(on|is|are|was|me|it|as|or|than|by|to|at|off|up|out|be|my|your)$/;
