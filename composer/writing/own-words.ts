import { foldText } from "../reading/clean-text.ts";
import { inIdiom } from "../reading/idioms.ts";
import { isSmallWordOf, languageOf } from "../reading/languages.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isSlipped } from "../reading/slips.ts";
import type { Thing } from "../reading/thing.ts";
import { isActivity, isMany, isPluralOf } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";
import { isMass } from "./lexicon.ts";
import { isDoer } from "./parts.ts";
import { isSaid } from "./said.ts";
import { slangWords } from "./vocabulary.ts";

const QUOTED = /["“„«]([^"“”„«»]{3,32})["”“»]/u;
const TICKER = /\$([a-z][a-z0-9]{2,9})\b/iu;
const LONGEST = 32;
const LONGEST_OF_A_HERO = 22;
const SHORT = 26;
const MOST_SAID = 7;
const MOST_OF_SLANG = 5;
const ARTICLE = /^(?:an?|the|eine?|der|die|das|una?|uno|um|uma|une|el|la|le|il)\s+/i;
const SAID_FOR_ITSELF = /^(my|our|when|if|why|how|what|pov|it['’]s|this|sir)\b/i;
const NUMBERED =
  /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|[1-9]\d+) (?!.*\b(who|that|which|but|and)\b)/i;
const isUncountedOne = (words: readonly Word[], { word, at }: Thing): boolean =>
  isMass(word) || (isPluralOf(words[at]?.folded ?? "", word) && !isMany(word));
const JOINS =
  /^(in|on|with|at|to|for|by|from|and|or|who|that|which|whose|as|but|que|qui|che|con|avec|mit|et|y|und|com)$/;

/** What was typed in quotes: it is used as it is. */
export const quotedName = ({ text }: Reading): string | null => {
  const name = QUOTED.exec(text)?.[1]?.trim();
  return name && /\p{L}{2}/u.test(name) ? name : null;
};

/** A ticker that was typed with its dollar sign. */
export const typedTicker = ({ text }: Reading): string | null =>
  TICKER.exec(text)?.[1]?.toUpperCase() ?? null;

/** A slip of the pen is no name, and neither is what the reader left out (a crime, a promise). */
export const isReadWhole = (words: readonly Word[], phrase: string, mayBeSlang = false): boolean => {
  const read = new Set(words.flatMap(({ folded, shown }) => [folded, foldText(shown)]));
  return phrase
    .replaceAll("%", "")
    .split(/[ :]/)
    .every((word) => read.has(foldText(word)) && (mayBeSlang || !isSlipped(foldText(word))));
};

/** The idea itself where it already is a name: "Skill Issue", "Potato President"; not a sentence about somebody. */
export const phraseAsName = ({ text, subject, action, heart, words, ...rest }: Reading): string | null => {
  const phrase = text
    .replace(/^(pov|mood|me when|when you)[:,]? (?=\S+ \S)/i, (lead) => (text.length > LONGEST ? "" : lead))
    .replace(/^pov: /i, "")
    .replace(ARTICLE, "")
    .replace(/[.!?…]+$/u, "")
    // "typing... for six hours"
    .replace(/\.{2,}(?= )/g, "");
  const spoken = phrase.split(" ");
  const says = words.filter(({ folded }) => !SMALL_WORDS.has(folded)).length;
  // "a rug that got rugged": the story is about a rug, and the name is what was typed.
  const isSlang = words.length <= MOST_OF_SLANG && words.some(({ folded }) => slangWords.has(folded));
  const saying = isSlang || isSaid({ text, subject, action, heart, words, ...rest });
  if (
    !isReadWhole(words, phrase, saying) ||
    phrase.length > LONGEST ||
    !/^(?:[\p{Script=Latin}0-9' ’-]|(?<=\d)%|(?<=\d):(?=\d\d))+$/u.test(phrase)
  )
    return null;
  const typed = text.replace(/[.!?…]+$/u, "");
  if (saying && /^the \w+ (did|said|knows|knew|lied|lies|won|left)\b/i.test(typed)) return typed;
  // "no cap seagull": an idiom before somebody is said of that one.
  const isOfSomebody =
    subject !== null &&
    (subject.last ?? subject.at) === words.length - 1 &&
    words.some(({ at }) => inIdiom(words, at));
  if (saying && isOfSomebody) return null;
  if (saying) return spoken.length <= MOST_SAID && (says > 0 || spoken.length > 1) ? phrase : null;
  if (subject === null) return spoken.length <= 5 && (says > 0 || spoken.length > 1) ? phrase : null;
  const hasHeart = Boolean(heart.dread ?? heart.joy ?? heart.wish);
  // "a scuba diving dog" is a dog, whatever it does.
  const endsInHero = (subject.last ?? subject.at) === words.length - 1;
  const endsInDeed = words.length > 1 && isActivity(words.at(-1)?.folded ?? "") && !endsInHero;
  // "duck soccer player" is a soccer player duck.
  const isDoerLast =
    spoken[0]?.toLowerCase() === subject.word && spoken.length > 2 && isDoer(words.at(-1)?.folded ?? "");
  const isNoun =
    !endsInDeed &&
    !isDoerLast &&
    (action === null || (endsInHero && words.length > 2)) &&
    !hasHeart &&
    !words.some(({ at }) => inIdiom(words, at)) &&
    !spoken.some((word) => JOINS.test(word.toLowerCase()));
  const isOwned = /^(my|our)$/i.test(spoken[0] ?? "") && spoken.length === 2;
  // "my dog ate my seed phrase": what is said for itself is not told of somebody.
  if (
    SAID_FOR_ITSELF.test(phrase) &&
    spoken.length > 2 &&
    spoken.length <= 6 &&
    !/ [a-z]+ing (?:me|us)$/i.test(phrase) &&
    phrase.length <= (/ (is|are) (an?|the) /i.test(phrase) ? LONGEST_OF_A_HERO : SHORT)
  )
    return phrase;
  // "gitar çalan bir kedi": small words of another language name nobody in English.
  const language = languageOf(words);
  if (language !== null && spoken.slice(1).some((word) => isSmallWordOf(language, foldText(word))))
    return null;
  // "five llamas on a zip line": so many are called what they are.
  if (
    action === null &&
    NUMBERED.test(phrase) &&
    spoken.length <= 6 &&
    !hasHeart &&
    phrase.length <= LONGEST_OF_A_HERO
  )
    return phrase;
  // "bees", "silence": more of them, or nothing that could be called Baron.
  if (spoken.length === 1 && says === 1 && action === null && isUncountedOne(words, subject)) return phrase;
  return isNoun &&
    (says > 1 || isOwned) &&
    spoken.length <= (/ of /i.test(phrase) ? 5 : 3) &&
    phrase.length <= (spoken.length > 3 ? LONGEST_OF_A_HERO : LONGEST_OF_A_HERO + 6)
    ? phrase
    : null;
};
