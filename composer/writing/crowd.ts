import type { Reading } from "../reading/read-idea.ts";
import { formsOf, isMany, isPluralOf, plural } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";

/** Several heroes: they are "they", and what they do is done by many. */
export interface Crowd {
  /** "raccoons" */
  noun: string;
  /** With their number and what they are like: "eleven sleepy raccoons". */
  kind: string;
}

const NUMBER =
  /^(two|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|ninety|several|many|[2-9]|[1-9]\d{1,3})$/;
/** What already speaks of many as one: "a gang of raccoons". */
const COLLECTIVE =
  /^(gang|pair|couple|crew|band|team|army|herd|group|trio|duo|flock|pack|mob|club|cult|choir|family|squad|colony|bunch)s?$/;

/** The heroes of an idea that has more than one of them, and null where it is one. */
export const crowdOf = (reading: Reading): Crowd | null => {
  const { subject, words, count } = reading;
  if (!subject || isMany(subject.word)) return null;
  const end = subject.last ?? subject.at;
  const last = words[end]?.folded ?? "";
  const before = words.slice(Math.max(0, subject.at - 3), subject.at);
  if (before.some(({ folded }) => COLLECTIVE.test(folded) || NOT_THE_HERO.test(folded))) return null;
  const one = subject.word.split(" ").at(-1) ?? "";
  const noun = plural(subject.word);
  if (!isPluralOf(last, one)) {
    // "dos gatos": the word is another language's.
    const isForeign = words[end] !== undefined && !formsOf(last).includes(one) && count > 1;
    return isForeign ? { noun, kind: count === 2 ? `two ${noun}` : noun } : null;
  }
  const number = before.find(({ folded }) => NUMBER.test(folded));
  const from = number ? number.at + 1 : describedFrom(words, subject.at);
  const named = words
    .slice(from, end + 1)
    .map(spoken)
    .join(" ");
  const many = number?.folded === "both" ? "two" : (number?.folded ?? "");
  return { noun: spoken(words[end] as Word), kind: [many, named].filter(Boolean).join(" ") };
};

/** "an agent who is three squirrels", "a king of pigeons": one stands before them. */
const NOT_THE_HERO = /^(who|that|which|is|are|of|than|from|with|like|by|for|about|to|in|on|at|against|over)$/;

/** Where the words begin that stand before the hero and say what it is like: "blind mice". */
const describedFrom = (words: Word[], at: number): number => {
  let from = at;
  while (from > 0 && at - from < 2 && !ends(words[from - 1])) from--;
  return from;
};
const ends = (word: Word | undefined): boolean =>
  word === undefined || word.endsClause || SMALL_WORDS.has(word.folded) || /['’]s$/.test(word.shown);

const spoken = ({ shown }: Word): string => (/^[A-Z]{2,}$/.test(shown) ? shown : shown.toLowerCase());
