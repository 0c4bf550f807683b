import { absentIn } from "../reading/absent.ts";
import { utf8Length } from "../reading/clean-text.ts";
import type { Reading } from "../reading/read-idea.ts";
import { formsOf } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import { type Random, randomFrom } from "../seeded/random.ts";
import { acronymSpeller } from "./acronyms.ts";
import { asMeant } from "./as-meant.ts";
import { addCalled } from "./called-names.ts";
import { addTurned } from "./clause-names.ts";
import { addPlain } from "./common-names.ts";
import { addContrary } from "./contrary-names.ts";
import { addJokes } from "./joke-names.ts";
import { coverageFor } from "./name-coverage.ts";
import { type Add, LONGEST_NAME, MOST_BYTES, namedHero, TOO_LONG } from "./name-hero.ts";
import { holdsBrand } from "./name-words.ts";
import { isAnywhere } from "./object-names.ts";
import { phraseAsName, quotedName, typedTicker } from "./own-words.ts";
import { partsOf } from "./parts.ts";
import { partsAbroad } from "./parts-abroad.ts";
import { addPrefixed } from "./prefixed-names.ts";
import { addPuns } from "./puns.ts";
import { isSaid } from "./said.ts";
import { addFromWords } from "./said-names.ts";
import { tickerFrom } from "./ticker.ts";
import { titleCase } from "./title-case.ts";
import { addTyped } from "./typed-names.ts";

export interface Suggestion {
  name: string;
  ticker: string;
}

/**
 * Three names, the best first; no two share a ticker, and they differ in how they were made. None is `known`.
 */
export const suggestNames = (
  read: Reading,
  random: Random,
  known: readonly Suggestion[] = [],
): [Suggestion, Suggestion, Suggestion] => {
  const reading = asMeant(read);
  const isKnown = new Set(known.map(({ name }) => name));
  const candidates = candidatesFor(reading, random).filter(({ name }) => !isKnown.has(name));
  const coverage = coverageFor(reading, isSaid(reading) ? null : partsOf(reading));
  const ranked = candidates
    .map(({ name, pattern, worth }) => ({
      name,
      pattern,
      score:
        worth +
        (worth >= LEADS ? 1.2 : 0) +
        coverage(name) +
        soundOf(name) +
        (SAID_OF_ANYBODY.test(pattern) ? randomFrom(name) : random).next() *
          (FILLS.test(pattern) ? PLAIN_SPREAD : /^(title|pun)$/.test(pattern) ? MANY_SPREAD : SPREAD),
    }))
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  const avoided = new Set([...absentIn(reading.words)].map((at) => reading.words[at]?.folded ?? ""));
  const isTelling = ranked.some(({ pattern }) => !PLAIN_PATTERN.test(pattern));
  const hero = reading.subject?.word.split(" ").at(-1) ?? "";
  const holdsHero = (name: string): boolean =>
    name.split(" ").some((word) => formsOf(word.toLowerCase()).includes(hero));
  const chosen: { suggestion: Suggestion; pattern: string }[] = [];
  for (const strict of [true, false]) {
    for (const { name, pattern } of ranked) {
      if (chosen.length === 3) break;
      const isLike = (each: (typeof chosen)[number]) =>
        each.suggestion.name === name ||
        (strict &&
          (each.pattern === pattern ||
            (ADDRESSES.test(each.pattern) && ADDRESSES.test(pattern)) ||
            (!MAY_BE_LIKE.test(pattern) &&
              !isPieceOf(each, pattern) &&
              isMuchLike(each.suggestion.name, name))));
      if (strict && pattern === "oddity") continue;
      if (chosen.some(isLike) || (chosen.length === 0 && isTelling && PLAIN_PATTERN.test(pattern))) continue;
      const taken = [...known, ...chosen.map((each) => each.suggestion)].map(({ ticker }) => ticker);
      const typed = chosen.length === 0 ? typedTicker(reading) : null;
      const ticker =
        typed ??
        tickerFrom(
          name,
          taken,
          random,
          avoided,
          strict && chosen.length > 0,
          TELLS_NO_HERO.test(pattern) && (/^pun/.test(pattern) || !holdsHero(name)) ? hero : "",
        );
      if (ticker) chosen.push({ suggestion: { name, ticker }, pattern });
    }
  }
  const [first, second, third] = chosen.map((each) => each.suggestion);
  return [first ?? LAST_RESORT[0], second ?? LAST_RESORT[1], third ?? LAST_RESORT[2]];
};

/** Names of one worth take turns, by the seed. */
const SPREAD = 2.2;
/** And those that anybody could have come last. */
const PLAIN_SPREAD = 2.4;
/** Of titles and puns there are many. */
const MANY_SPREAD = 3.2;

/** Names that anybody of that noun could have: they come beside one of the idea's own. */
const PLAIN_PATTERN =
  /^(tail|object tail|house|frame|oddity|bare|title|title of deed|a lot|owner|creed|format|object format|but|still)$/;

/** What is put behind any word. */
const FILLS = /^(tail|object tail|house|frame|oddity|bare|format|object format)$/;

/** How anybody could be called: one of three names at most. */
const ADDRESSES = /^(title|format|object format|a lot)$/;

/** These say with the same words something else: "Shark Dentist" beside "When the Dentist Is a Shark". */
const MAY_BE_LIKE = /^(circle|creed|turned|title of deed|trade|shared)$/;

/** Of what is said a piece is another name: "Trust Me". */
const isPieceOf = (whole: { pattern: string }, pattern: string): boolean =>
  whole.pattern === "own words" && /^(?:other )?window$|piece$/.test(pattern);

/** These have their place by what they say, whatever the seed. */
const SAID_OF_ANYBODY = /^(format|object format|but|no|still|within|unasked|unasked said)$/;

/** Whose name says it without the hero: "Too Sour for the Jar"; of a pun too the ticker is the hero's. */
const TELLS_NO_HERO = /^(pun|clause|refused|sought|phobic said|hated said|never|but$)/;

/** Where nothing else is left. */
export const LAST_RESORT: [Suggestion, Suggestion, Suggestion] = [
  { name: "Nameless Wonder", ticker: "WONDER" },
  { name: "Inside Joke", ticker: "JOKE" },
  { name: "Mystery Doodle", ticker: "DOODLE" },
];

/** What stands so in the idea is not mended. */
const TYPED_PATTERN =
  /^(one more|could|first half|second half|own words|as typed|clause|circle|creed|piece|last piece|window|other window|shared)$/;

/** So good is a name that should come first. */
const LEADS = 8;

/** More than every other worth: nothing comes before it. */
const AS_TYPED = 20;

interface Candidate {
  name: string;
  pattern: string;
  worth: number;
}

const candidatesFor = (reading: Reading, random: Random): Candidate[] => {
  const names: Candidate[] = [];
  const spell = acronymSpeller(reading);
  const add: Add = (pattern, worth, ...parts) => {
    const name = spell(titleCase(parts.join(" ")));
    const isTyped = TYPED_PATTERN.test(pattern);
    const tidy =
      name.length > 2 &&
      utf8Length(name) <= MOST_BYTES &&
      (isTyped || !(STAMMERS.test(name) || holdsTwice(name))) &&
      (KEEPS_WHOSE.test(pattern) || !TORN_OFF.test(name)) &&
      tickerLetters(name) >= 3 &&
      !holdsBrand(name) &&
      (isTyped || !SLUR.test(name));
    const long = isTyped ? 0 : Math.max(0, name.length - LONGEST_NAME) * TOO_LONG;
    if (tidy && !parts.includes(""))
      names.push({ name, pattern, worth: worth - long + (worth >= LEADS ? 1.2 : 0) });
  };
  const quoted = quotedName(reading);
  if (quoted) add("own words", AS_TYPED, quoted);
  const phrase = phraseAsName(reading);
  if (phrase) add("own words", AS_TYPED - 1, phrase);
  addTurned(reading, add);
  const found = isSaid(reading) ? null : (partsOf(reading) ?? partsAbroad(reading));
  if (!found) {
    addFromWords(reading, random, add);
    return names;
  }
  const parts = { ...found, others: found.others.filter((other) => !isAnywhere(reading, other)) };
  addTyped(reading, parts, add);
  addPrefixed([...names], reading, parts, add);
  addContrary(reading, parts, add);
  const named = namedHero(reading, parts);
  addPuns(reading, parts, named, add);
  addCalled(reading, parts, named, random, add);
  addPlain(parts, random, add);
  addJokes(reading, parts, named, add);
  return names;
};

/** Words of other languages that are slurs in English: "en retard". */
const SLUR = /\b(retards?|fags?|coons?|spics?|negros?|nig\w?)\b/i;

/** "His Beak Pelican", "Once Leak Octopus", "Works As a Barber": a piece that leaves out what it belongs to. */
const TORN_OFF = /^(once|works? as)\b|\b(his|her|its|their)\b|\bat once$/i;

/** What is said as it stands may say whose it is. */
const KEEPS_WHOSE = /^(own words|clause|piece|last piece|window|other window|having|framed|frame typed)$/;

/** "Dramaless Drama", "Penguin Ice Penguin": a word, and the same or one that is made of it. */
const STAMMERS = /\b(\w{3,})\w* (?:\w+ )*\1\w*\b/i;

/** "Crow Scarecrow": a word, and one that ends in it. */
const holdsTwice = (name: string): boolean => {
  const words = name.toLowerCase().split(" ");
  return words.some(
    (word, at) => word.length > 3 && words.some((other, nth) => nth !== at && other.endsWith(word)),
  );
};

/** Words that begin alike make a name stick, and so does a good length. */
const soundOf = (name: string): number => {
  const words = name.split(" ").filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const starts = words.map(startOf);
  const alliterates = words.length > 1 && new Set(starts).size < starts.length;
  return (alliterates ? 0.9 : 0) + (name.length <= 15 ? 0.5 : 0);
};

const startOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^c(?=[aourlk])/, "k")
    .replace(/^ph/, "f")
    .slice(0, 1);

/** Names that begin alike, or of which one holds all words of the other, are no two choices. */
const isMuchLike = (a: string, b: string): boolean => {
  const [one, two] = [a, b].map((name) => name.toLowerCase().split(/[ -]/)) as [string[], string[]];
  const [few, many] = one.length < two.length ? [one, two] : [two, one];
  return one[0] === two[0] || few.every((word) => many.includes(word));
};
const tickerLetters = (name: string): number => name.replace(/[^a-z0-9]/gi, "").length;
