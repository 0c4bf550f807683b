import { kindOf } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { formsOf, isMany, isPluralOf, plural } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";

/** Several heroes, as one: "a gang of eleven raccoons" argues, where "eleven raccoons" argue. */
export interface Crowd {
  /** "gang" */
  noun: string;
  /** "gang of eleven raccoons" */
  kind: string;
  /** "raccoons", with their number where it is not two: "eleven raccoons". */
  members: string;
}

const TWO = /^(two|both|2)$/;
const NUMBER =
  /^(two|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|ninety|several|many|[2-9]|[1-9]\d{1,3})$/;
/** What already speaks of many as one: "a gang of raccoons". */
const COLLECTIVE =
  /^(gang|pair|couple|crew|band|team|army|herd|group|trio|duo|flock|pack|mob|club|cult|choir|family|squad|colony|bunch)s?$/;
const NOUNS = ["gang", "crew", "team", "club"] as const;

/** The heroes of an idea that has more than one of them, and null where it is one. */
export const crowdOf = (reading: Reading): Crowd | null => {
  const { subject, words, count } = reading;
  if (!subject || isMany(subject.word)) return null;
  const end = subject.last ?? subject.at;
  const last = words[end]?.folded ?? "";
  const before = words.slice(Math.max(0, subject.at - 3), subject.at);
  if (before.some(({ folded }) => COLLECTIVE.test(folded) || NOT_THE_HERO.test(folded))) return null;
  const one = subject.word.split(" ").at(-1) ?? "";
  if (!isPluralOf(last, one)) {
    // "dos gatos": the word is another language's.
    const isForeign = words[end] !== undefined && !formsOf(last).includes(one) && count > 1;
    return isForeign ? collected(reading, count === 2 ? "two" : "", plural(subject.word)) : null;
  }
  const number = before.find(({ folded }) => NUMBER.test(folded));
  const from = number ? number.at + 1 : describedFrom(words, subject.at);
  const named = words
    .slice(from, end + 1)
    .map(spoken)
    .join(" ");
  return collected(reading, number?.folded ?? "", named);
};

const collected = ({ subject, text }: Reading, number: string, named: string): Crowd => {
  const isTwo = TWO.test(number);
  const members = number === "" || isTwo ? named : `${number} ${named}`;
  const isServed = number === "" && isMany(named) && subject !== null && kindOf(subject.id) === "food";
  const noun = isServed
    ? "plate"
    : isTwo
      ? "pair"
      : (NOUNS[((subject?.id.length ?? 0) + text.length) % NOUNS.length] ?? "gang");
  return { noun, kind: `${noun} of ${members}`, members };
};

/** "an agent who is three squirrels", "a king of pigeons": one stands before them. */
const NOT_THE_HERO = /^(who|that|which|is|are|of|than|from|with|like|by|for|about|to|in|on|at|against|over)$/;

/** What the idea calls its hero, with the one or two words that say what it is like: "retired otter". */
export const describedHero = ({ subject, words }: Reading): string | null => {
  if (!subject || !words[subject.at]) return null;
  const described = words.slice(describedFrom(words, subject.at), subject.at).map(spoken);
  return described.length > 0 ? [...described, subject.word].join(" ") : null;
};

/** Where the words begin that stand before the hero and say what it is like: "blind mice". */
const describedFrom = (words: Word[], at: number): number => {
  let from = at;
  while (from > 0 && at - from < 2 && !ends(words[from - 1])) from--;
  return from;
};
const ends = (word: Word | undefined): boolean =>
  word === undefined || word.endsClause || SMALL_WORDS.has(word.folded) || /['’]s$/.test(word.shown);

const spoken = ({ shown }: Word): string => (/^[A-Z]{2,}$/.test(shown) ? shown : shown.toLowerCase());
