import { absentIn } from "../reading/absent.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import { formsOf, isActivity, isMany, singulars } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";
import { languageIn } from "./as-meant.ts";
import { type Described, describe, NOTHING_SAID, STATE } from "./described.ts";
import { isDoing } from "./doing.ts";
import { happenedAt } from "./event.ts";
import { bounds, isNounLike, matchNoun, NUMBER, OPENS, type Other, othersIn, spoken } from "./nouns-in.ts";
import { adjectives } from "./vocabulary.ts";
import { isCalledSo } from "./whole-phrase.ts";

/** The idea's own words, by what they are in its sentence. English only: see `partsOf`. */
export interface Parts extends Described {
  /** The hero as it was typed, without what describes it: "parking meter", "tax collector". */
  hero: string;
  /** What stands before it: "jealous", "broken". */
  traits: readonly string[];
  /** Whether there are several: "two ferrets". */
  isMany: boolean;
  /** The other nouns, in their order, those that belong together as one: "revolving door". */
  others: readonly Other[];
  /** The hero's words and what describes them, as they were typed: "sleepy koala". */
  whole: string;
}

/** The parts of an idea that is a phrase about somebody; null for what is only said, and for other languages. */
export const partsOf = (reading: Reading): Parts | null => {
  const { words, subject } = reading;
  if (languageIn(words) !== null || words.some(({ folded }) => !/^[a-z0-9]/.test(folded))) return null;
  const turned = turnedOut(words);
  const span = turned ?? heroSpan(reading);
  if (!span) return null;
  const [from, head, end] = span;
  const absent = absentIn(words);
  const tail = words.slice(end + 1);
  const isRelative = /^(who|that|which)$/.test(tail[0]?.folded ?? "");
  const link = isRelative ? 1 : 0;
  const said = spokenTail(tail.slice(link));
  const last = words[end]?.folded ?? "";
  const instead = /^(?:it['’]?s )?not an? ([a-z]+),? (?:just|but|only) /i.exec(reading.text)?.[1];
  const described = instead
    ? { ...NOTHING_SAID, denied: instead.toLowerCase() }
    : describe(reading, said, isRelative);
  // A slip of the pen is mended as it was read: "octupus".
  const typed = (word: Word): string =>
    word.at === subject?.at && isMisspelt(word.folded, subject.word) ? subject.word : spoken(word);
  return {
    hero: words
      .slice(head, end + 1)
      .map(typed)
      .join(" "),
    whole: words
      .slice(from, end + 1)
      .map(typed)
      .join(" "),
    traits: [...words.slice(from, head).map(spoken), ...(described.twist ? [described.twist] : [])],
    isMany: reading.count > 1 || (singulars(last).length > 0 && subject?.word !== last && !isMany(last)),
    others: othersIn(words, end + 1, absent, reading.action ?? described.deed ?? null),
    ...described,
  };
};

const isMisspelt = (word: string, meant: string): boolean =>
  !meant.includes(" ") &&
  !formsOf(word).includes(meant) &&
  word[0] === meant[0] &&
  Math.abs(word.length - meant.length) <= 1 &&
  matchPhrase(word) === undefined &&
  [...word].filter((letter) => !meant.includes(letter)).length <= 1;

/** "my landlord is a vampire": the landlord is the hero, whatever is drawn. */
const turnedOut = (words: readonly Word[]): [number, number, number] | null => {
  const is = words.findIndex(({ folded }) => /^(is|are)$/.test(folded));
  const next = words[is + 1]?.folded ?? "";
  const from = OPENS.test(words[0]?.folded ?? "") ? 1 : 0;
  if (is <= from || is > from + 3 || !/^(an?|secretly|actually)$/.test(next) || from === 0) return null;
  const isBare = words.slice(from, is).every(({ folded, at }) => NOUN.test(folded) && !bounds(words, at));
  let head = is - 1;
  while (head > from && !isTrait(words, head - 1)) head--;
  return isBare ? [from, head, is - 1] : null;
};

/** Where the hero's words begin, where its noun begins, and where that ends. */
const heroSpan = (reading: Reading): [number, number, number] | null => {
  const { words, subject, action } = reading;
  const opener = words.findIndex(({ folded }) => OPENS.test(folded));
  const doer = subject ? doerBefore(words, subject.at) : -1;
  const named = doer >= 0 ? doer : (subject?.at ?? words.length);
  const at =
    named < words.length
      ? named
      : opener >= 0
        ? opener + 1
        : action || isDoer(words.at(-1)?.folded ?? "")
          ? Math.max(0, action ? 0 : words.length - 1)
          : -1;
  if (at < 0 || !words[at]) return null;
  let from = at;
  while (from > 0 && !bounds(words, from - 1)) from--;
  let end = subject && doer < 0 ? (subject.last ?? subject.at) : at;
  const told = happenedAt({ words });
  while (
    words[end + 1] &&
    end + 1 !== told &&
    !words[end]?.endsClause &&
    isInHero(words, end + 1, action?.base ?? "")
  )
    end++;
  if (end >= from + 5 || words.slice(from, end).some(({ folded, at }) => folded === words[at + 1]?.folded))
    return null;
  if (
    subject &&
    end > from &&
    isActivity(words[end]?.folded ?? "") &&
    !matchNoun.test(words[end]?.folded ?? "")
  )
    end--;
  // "bald eagle": a kind of its own, and no eagle that has lost its feathers.
  const isKind = subject?.word.includes(" ") && kindOf(subject.id) === "creature";
  const isWhole = subject && doer < 0 && (isKind || !isTrait(words, subject.at));
  let head = isWhole ? Math.min(subject.at, end) : end;
  while (head > from && (!isTrait(words, head - 1) || isOrderFirst(reading))) head--;
  if (!NOUN.test(words[end]?.folded ?? "") || (!subject && !isNounLike(words, end))) return null;
  return [from, head, end];
};

/** "buy high sell low bear": the words before are no traits of it, they are what it says. */
const isOrderFirst = (reading: Reading): boolean =>
  isCalledSo(reading) && matchVerb(reading.words[0]?.folded ?? "")?.shape === "base";

/** "banana doing yoga": the banana does it, though yoga can be drawn. */
const doerBefore = (words: readonly Word[], at: number): number => {
  const isDone = /^(doing|playing|practicing|attempting)$/.test(words[at - 1]?.folded ?? "");
  return isDone && at > 1 && !bounds(words, at - 2) ? at - 2 : -1;
};

/** "dealer", "fighter": somebody who does it. */
export const isDoer = (word: string): boolean => {
  const stem = word.replace(/[eo]r$/, "");
  return stem !== word && [stem, `${stem}e`].some((base) => matchVerb(base)?.shape === "base");
};

const NOUN = /^[a-z0-9][a-z0-9'’]*$/;
/** Whether the hero's noun goes on with this word: "parking meter", "tax collector", but not "moose stuck". */
const isInHero = (words: readonly Word[], at: number, base: string): boolean => {
  const { folded = "" } = words[at] ?? {};
  const verb = matchVerb(folded);
  // "a chicken crossing the road"
  if (/ing$/.test(folded) && /^(an?|the|his|her|its|their)$/.test(words[at + 1]?.folded ?? "")) return false;
  if (SMALL_WORDS.has(folded) || NUMBER.test(folded) || STATE.test(folded) || adjectives.has(folded))
    return false;
  if (/^(nobody|everybody|everyone|someone|says|said|thinks|thought)$/.test(folded)) return false;
  // "grandma beat the clan", "a word sent to a badger": what was done.
  const next = words[at + 1]?.folded ?? "";
  // "two crabs arm wrestling": several of them do it, for a name of two words has no plural in front.
  const before = words[at - 1]?.folded ?? "";
  if (isActivity(next) && (isMany(before) || singulars(before).length > 0)) return false;
  if (verb || isDoing(folded)) {
    if (/^(an?|the|my|his|her|its|our|their|your|to)$/.test(next) && folded !== base) return false;
  }
  if (/(ed|ly|['’]s|est|wise)$/.test(folded) || !/^[a-z]{2,}$/.test(folded)) return false;
  if (verb && (verb.shape !== "base" || base.startsWith(verb.forms.base))) return false;
  if (isActivity(folded) && words[at + 1] !== undefined) return false;
  if (base !== "" && (folded.startsWith(base.split(" ")[0] ?? "-") || matchPast(folded))) return false;
  return (
    words[at + 1]?.folded !== "than" && !/^(faster|bigger|smaller|better|worse|alone|too|so)$/.test(folded)
  );
};

/** What describes: a listed adjective, a superlative, a participle. */
const isTrait = (words: readonly Word[], at: number): boolean => {
  const { folded = "", shown = "" } = words[at] ?? {};
  const isPart = /(ed|less|ful|ous|(?<![fd])ish|iest|able)$/.test(folded) && folded.length > 4;
  // "emotional support spreadsheet": support is what it is for.
  if (folded === "emotional" && words[at + 1]?.folded === "support") return false;
  return (
    adjectives.has(folded) ||
    isPart ||
    /['’]s$/.test(shown) ||
    (isActivity(folded) && !matchNoun.test(folded))
  );
};
const spokenTail = (tail: readonly Word[]): string =>
  tail
    .map((word) => `${spoken(word)}${word.endsClause ? "," : ""}`)
    .join(" ")
    .replace(/,+$/, "");
