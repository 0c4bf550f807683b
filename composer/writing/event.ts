import { wordsIn } from "../data-text.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isMany, singulars } from "../reading/word-forms.ts";
import { wordList } from "../reading/word-list.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";
import { isMass } from "./lexicon.ts";
import type { Slots } from "./narrator.ts";
import { bounds, NUMBER, othersIn } from "./nouns-in.ts";
import { properly } from "./title-case.ts";
import { bare, isRepeatable } from "./whole-phrase.ts";

const happened = new Set(wordsIn(wordList("happened")));
const happenedTo = new Set(wordsIn(wordList("happened to it")));
const MOST = 14;

/** Where an idea tells what happened, the place of its verb: "my cat sat on the button", "a chef who lost his hat". */
export const happenedAt = ({ words }: Pick<Reading, "words">): number => {
  if (words.length > MOST || words.length < 3) return -1;
  return words.findIndex((_, at) => at > 0 && at <= 5 && isTold(words, at) && isPast(words, at));
};

/** Somebody stands before it, and nothing else: "the wifi", "an owl who". */
const isTold = (words: readonly Word[], at: number): boolean => {
  const link = linkBefore(words, at);
  const [first, ...rest] = words.slice(0, at - link);
  if (!first || BEGINS.test(first.folded)) return false;
  if (/^(i|we)$/.test(first.folded)) return rest.every(({ folded }) => /^(just|accidentally)$/.test(folded));
  const nouns = DETERMINER.test(first.folded) || NUMBER.test(first.folded) ? rest : [first, ...rest];
  return (
    nouns.length > 0 &&
    nouns.length < 4 &&
    nouns.every(
      ({ folded, at: nth }) => !SMALL_WORDS.has(folded) && (nth === at - link - 1 || !bounds(words, nth)),
    )
  );
};

/** How many words join the verb to who did it: "who", "that once". */
const linkBefore = (words: readonly Word[], at: number): number => {
  const isAside = ASIDE.test(words[at - 1]?.folded ?? "");
  return RELATIVE.test(words[at - (isAside ? 2 : 1)]?.folded ?? "") ? (isAside ? 2 : 1) : 0;
};
const ASIDE = /^(once|just|accidentally|finally|secretly)$/;

const isPast = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.folded ?? "";
  const next = words[at + 1]?.folded ?? "";
  const first = words[0]?.folded ?? "";
  if (/^(by|as)$/.test(next) || (next === "from" && SENT_AWAY.test(word)) || !/[a-z]{3}/.test(word))
    return false;
  const isEnd = next === "" || SMALL_WORDS.has(next) || /ly$|^(face|apart|again|away|off|down)$/.test(next);
  if (happened.has(word)) return isEnd || /^(i|my|our)$/.test(first);
  const isKnown = happenedTo.has(word) || /^[a-z]+[^e]ed$/.test(word);
  const isOfMine = /^(i|my|our|grandma|grandpa|mom|dad)$/.test(first) && isEnd;
  return isKnown && (OBJECT.test(next) || isOfMine || (happenedTo.has(word) && linkBefore(words, at) > 0));
};
/** "my uncle banned from the bar" is, and did nothing. */
const SENT_AWAY = /^(banned|barred|fired|kicked|expelled|evicted|exiled|removed|blocked|suspended)$/;
const RELATIVE = /^(who|that|which)$/;
const DETERMINER = /^(an?|the|my|our|his|her|this|some)$/;
const BEGINS =
  /^(when|if|why|how|what|pov|it|this|that|you|they|not|no|nothing|nobody|everybody|everyone|just)$/;
const OBJECT = /^(my|his|her|its|their|our|the|an?|me|us|him|himself|herself|itself|themselves|all|every)$/;

/** What happened, told by who was there and by another, and what it happened to. */
export const eventSlots = (reading: Reading, theNoun: string): Slots => {
  const { words, text } = reading;
  const at = happenedAt(reading);
  if (at < 0 || !isRepeatable(reading) || /[,;:.!?](?=.)/.test(text)) return {};
  const told = properly(bare(text))
    .split(" ")
    .filter((_, nth) => nth < at - linkBefore(words, at) || nth >= at)
    .join(" ")
    .replace(/\bi\b/g, "I")
    .replace(/^(An?|The|My|Our)\b/, (word) => word.toLowerCase())
    .replace(/^/, isBareOne(reading) ? "the " : "");
  const yours = told
    .replace(/\b(I|me)\b/g, "you")
    .replace(/\b(my|our)\b/g, "your")
    .replace(/\bmyself\b/g, "yourself");
  const [thing] = othersIn(words, at + 1, new Set(), null);
  // "the gym once"
  const phrase = thing?.phrase.replace(/ (once|twice|again|today|yesterday|now)$/, "") ?? "";
  const last = phrase.split(" ").at(-1) ?? "";
  // "face down" is how, and no thing.
  const isSet =
    thing !== undefined && /^(the|an?|my|his|her|its|their|our)$/.test(words[thing.at - 1]?.folded ?? "");
  const isOne = isSet && !isMany(last) && singulars(last).length === 0 && !isMass(phrase);
  const isMine = /^(i|we)$/.test(words[0]?.folded ?? "");
  const object = isOne ? `the ${phrase}` : isMine || isSet ? null : theNoun;
  return { event: [told], yourEvent: [yours], ...(object ? { eventThing: [object] } : {}) };
};

/** "cat who stole the moon": one cat, which English gives an article; "grandma" and "bees" have none. */
const isBareOne = ({ words, subject }: Reading): boolean => {
  const first = words[0]?.folded ?? "";
  const last = words[subject?.last ?? subject?.at ?? -1]?.folded ?? "";
  return (
    /^(creature|thing)$/.test(kindOf(subject?.id ?? "")) &&
    subject?.at !== undefined &&
    subject.at < 3 &&
    !DETERMINER.test(first) &&
    !NUMBER.test(first) &&
    !/^(i|we)$|['’]s$/.test(words[0]?.shown.toLowerCase() ?? "") &&
    matchPhrase(last) !== undefined &&
    singulars(last).length === 0 &&
    !isMany(last) &&
    !isMass(last)
  );
};
