import { linesByKey, phrasesIn, sectionsOf, wordsIn } from "../data-text.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import { formsOf } from "../reading/word-forms.ts";
import { type Add, type NamedHero, singularOf } from "./name-hero.ts";
import type { Parts } from "./parts.ts";
import { puns } from "./texts.gen.ts";

/** Names for one hero; with cues only for an idea that has one of them, too. */
interface Pun {
  /** Words, and the words of what it is about; null if it fits any idea. */
  cues: { exact: readonly string[]; about: readonly string[] } | null;
  names: readonly string[];
}

const section = sectionsOf(puns);
const cueLists = new Map(
  [...linesByKey(section("cues"))].map(([name, lines]) => [name, lines.flatMap(wordsIn)]),
);

const punsByHero: ReadonlyMap<string, readonly Pun[]> = (() => {
  const found = new Map<string, Pun[]>();
  for (const [key, lines] of linesByKey(section("puns"))) {
    const [heroes = "", cues] = key.split(" + ");
    const pun = {
      cues: cues
        ? {
            exact: wordsIn(cues).filter((cue) => !cueLists.has(cue)),
            about: wordsIn(cues).flatMap((cue) => cueLists.get(cue) ?? []),
          }
        : null,
      names: lines.flatMap(phrasesIn),
    };
    for (const hero of wordsIn(heroes)) found.set(hero, [...(found.get(hero) ?? []), pun]);
  }
  return found;
})();

/**
 * Puns and known phrases: "Couch Potato" of a potato on a couch, "Knight Shift" of a knight who works. One that has
 * the hero and the twist is the best name there is; one of what is said by the way ("at midnight") or of the hero
 * alone is better than a name that says little.
 */
export const addPuns = (reading: Reading, parts: Parts, { hero, behind }: NamedHero, add: Add): void => {
  const { text, words, subject, heart } = reading;
  const own = new Set(hero.split(" ").map((word) => singularOf(word.toLowerCase())));
  // What is drawn for a word is not that word: "Neigh Sayer" is a horse, and no neighbor.
  if (subject && words.some(({ folded }) => formsOf(folded).includes(subject.word))) own.add(subject.word);
  // Who works as something, or runs a shop, is not at work, and does not run.
  const cueWords = words.filter(({ folded, at }) => {
    const next = words[at + 1]?.folded ?? "";
    const isOther = /^work/.test(folded)
      ? next === "as"
      : /^r[au]n/.test(folded) &&
        /^(an?|the|his|her|out|for)$/.test(next) &&
        !RACES.test(words[at + 2]?.folded ?? "");
    return folded !== subject?.word && !isOther;
  });
  // Who is afraid of birthdays is not at one.
  const feared = new Set(heart.dread?.toLowerCase().split(" "));
  const ofTheDeed = cueWords.filter(isOfTheDeed(reading, parts));
  for (const each of [...own, "any"])
    for (const { cues, names } of punsByHero.get(each) ?? []) {
      const worth = worthOf(cues, feared, cueWords, ofTheDeed, parts);
      if (worth === null) continue;
      for (const name of names.filter((name) => !isOfDoer(name, text)))
        if (each === "any") add("pun of any", Math.min(worth, OF_ANY), name.replace("*", behind(name)));
        else if (cues === null && saysAgain(name, words)) add("pun of it", SAID, name);
        else add(worth === SAID ? "pun of it" : "pun", worth, name);
    }
};

/** The idea has the very word of it. */
const SAID = 16;
const OF_ANY = 12.4;
/** It has a word of what the pun is about, and tells something else: as good as a name of its own words. */
const ABOUT = 10.6;
/** As good as that beside a name of the deed: a pun of the hour. */
const BY_THE_WAY = 8.6;
const OF_THE_HERO = 5.8;

/** How good the puns of these cues are; null where the idea has none of them. */
const worthOf = (
  cues: Pun["cues"],
  feared: ReadonlySet<string>,
  cueWords: Reading["words"],
  ofTheDeed: Reading["words"],
  { others, traits }: Parts,
): number | null => {
  if (cues === null) return OF_THE_HERO;
  const holds = (words: Reading["words"], some: readonly string[]) =>
    words.some(({ folded }) => rootsOf(folded).some((root) => some.includes(root)));
  const isAbout = (words: Reading["words"]) =>
    holds(
      words.filter(({ folded }) => !feared.has(folded)),
      cues.about,
    );
  const isWhole =
    traits.length === 0 &&
    others.every(({ phrase, at }) => {
      const words = ofTheDeed.filter((word) => at <= word.at && word.at < at + phrase.split(" ").length);
      return words.length === 0 || isAbout(words);
    });
  if (holds(ofTheDeed, cues.exact) || (isWhole && isAbout(ofTheDeed))) return SAID;
  if (isAbout(ofTheDeed)) return ABOUT;
  return holds(cueWords, cues.exact) || isAbout(cueWords) ? BY_THE_WAY : null;
};

/** Where a hero does something, that is what the idea tells: its place, its hour and what the hero is like are not. */
const isOfTheDeed = (
  { action, heart, place }: Reading,
  { whole, others }: Parts,
): ((word: Reading["words"][number]) => boolean) => {
  const where = place?.toLowerCase() ?? "";
  const asides = new Set(`${whole.toLowerCase()} ${where}`.split(" "));
  const isBusy =
    action !== null ||
    heart.dread !== null ||
    heart.wish !== null ||
    others.some(({ phrase }) => !(where.includes(phrase) || HOURS.test(phrase)));
  return ({ folded }) => !isBusy || !(asides.has(folded) || HOURS.test(folded));
};
const HOURS = /^(midnight|night|dawn|noon|dusk|sunrise|morning)$/;

/** "Dill With It" of who deals with it: two words of the pun stand so in the idea. */
const saysAgain = (name: string, words: Reading["words"]): boolean => {
  const said = ` ${name.toLowerCase()} `;
  return words.some(({ folded }, at) => {
    const next = words[at + 1]?.folded ?? "the";
    return ![folded, next].some((word) => /^(an?|the)$/.test(word)) && said.includes(` ${folded} ${next} `);
  });
};

/** "Dam Builder" of who refuses to build: the name would say the opposite. */
const isOfDoer = (name: string, text: string): boolean => {
  const denied = DENIES.exec(text)?.[1]?.toLowerCase();
  return (
    denied !== undefined &&
    name
      .toLowerCase()
      .split(" ")
      .some((word) => word === `${denied}er` || word === `${denied}r`)
  );
};
const DENIES =
  /\b(?:refus(?:es|ed|ing) to|won['’]?t|will not|never|can['’]?t|cannot|does(?: not|n['’]?t)) ([a-z]{3,})s?\b/i;

const RACES = /^(marathon|race|mile|laps?|sprint)$/;

/** A word, what it is one of, and what it is done by: "meditating" of "meditate". */
const rootsOf = (word: string): string[] => [
  word,
  ...formsOf(word),
  matchVerb(word)?.forms.base ?? word,
  matchPast(word)?.base ?? word,
];
