import { phrasesIn } from "../../data-text.ts";
import { kindOf } from "../../reading/picture-index.ts";
import type { Reading } from "../../reading/read-idea.ts";
import { wordList } from "../../reading/word-list.ts";
import { SMALL_WORDS, type Word } from "../../reading/words.ts";
import { spellable } from "./set-name.ts";
import { isSpoken } from "./spoken.ts";
import { halvesOf } from "./what-is-said.ts";

const LONGEST = 40;
/** Two halves have a line each. */
const LONGEST_HALVES = 60;
const BREAKS = /^(who|that|which|because|but|while|when|so|if|until|where)$/;
const OPENERS = new Set(phrasesIn(wordList("openers of an idea")));

/**
 * What is lettered of an idea that cannot be drawn: the phrase as it was typed, and of a long one its beginning.
 * Null where there are letters that we have no shapes for.
 */
export const wordsOf = ({ text, words, subject }: Reading): string | null => {
  if (subject) return spellable(subject.word);
  const typed = text.replace(/[.!,;:\s]+$/u, "").replace(/^["“”'`]+|["“”'`]+$/gu, "");
  const most = halvesOf(typed) ? LONGEST_HALVES : LONGEST;
  if (typed.length <= most && spellable(typed) !== null) return typed;
  const whole = words.map(({ shown }) => shown);
  const opener = [...OPENERS].find((each) => whole.join(" ").toLowerCase().startsWith(`${each} `));
  const from = opener ? opener.split(" ").length : 0;
  const end = words.findIndex(
    ({ at, folded }) => at > from + 1 && (BREAKS.test(folded) || words[at - 1]?.endsClause),
  );
  const clause = words.slice(from, end < 0 ? words.length : end);
  const spoken = clause.map(({ shown }) => shown).join(" ");
  const told = spoken.length <= LONGEST ? spoken : cutOff(clause);
  return told === "" ? null : spellable(told) === null ? null : told;
};

/** As much of a long sentence as can be read on a card, and no small word at its end: "the silence after you say I love..." */
const cutOff = (clause: readonly Word[]): string => {
  const fits = clause.findLastIndex(
    ({ folded }, nth) =>
      !SMALL_WORDS.has(folded) &&
      clause
        .slice(0, nth + 1)
        .map(({ shown }) => shown)
        .join(" ").length < LONGEST,
  );
  const kept = clause.slice(0, fits + 1).map(({ shown }) => shown);
  return kept.length > 0 ? `${kept.join(" ")}...` : "";
};

/**
 * The same idea without anything to draw, where what is said is more than the thing in it: "low battery 1%" is no
 * battery without a number, and "expectation / reality" has two halves.
 */
export const letteredWhole = (reading: Reading): Reading => {
  const { text, subject } = reading;
  const isSomebody = subject !== null && /^(creature|person|face)$/.test(kindOf(subject.id));
  // "a toaster at 4 am": the toaster is seen, and that it is night.
  const isMeasured = MEASURED.test(subject ? text.replace(AT_AN_HOUR, "") : text);
  const isWhole = isSpoken(reading) || (!isSomebody && isMeasured && !OF_SOMETHING.test(text));
  if (!isWhole || text.length > LONGEST_HALVES || spellable(text) === null) return reading;
  return {
    ...reading,
    subject: null,
    motif: null,
    relation: null,
    stageSet: null,
    stuff: null,
    state: null,
    held: null,
    gear: null,
    count: 1,
  };
};
/** "a microwave that only beeps at 3am" says what the microwave does, so it is drawn. */
const OF_SOMETHING = /\b(that|who|which)\b/i;
const AT_AN_HOUR = / at \d{1,2}(:\d\d)? ?[ap]m$/i;
const MEASURED = /\w\s*[/|]\s*\w|\d\s?%|\b\d{1,2}(:\d\d)? ?[ap]m\b|\d:\d\d|^expectations? .*realit/i;
