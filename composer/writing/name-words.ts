import { linesByKey, phrasesIn, sectionsOf, wordsIn } from "../data-text.ts";
import { singulars } from "../reading/word-forms.ts";
import type { Word } from "../reading/words.ts";
import { knownNames, nounNames } from "../screening/known-names.ts";
import { nameWords, titles as titleLists } from "./texts.gen.ts";

const section = sectionsOf(nameWords);
const tails = wordsIn(section("tails"));
/** Pairs of the form `this: that; this: that`. */
const pairsIn = (name: string): ReadonlyMap<string, string> =>
  new Map(
    section(name)
      .split(/;\s*/)
      .map((line) => line.split(": ") as [string, string]),
  );

/** Deeds that say nothing in a name. */
export const dullDeeds: ReadonlySet<string> = new Set(wordsIn(section("dull deeds")));

/** These stay as they are before another noun: "sunglasses". */
export const keptPlural: readonly string[] = wordsIn(section("kept plural"));

/** What a crowd or a house of that name would call itself. */
export const houses: readonly string[] = phrasesIn(section("houses"));

/** What is said of anybody, who stands where the star is: "Peak *". */
export const formats: readonly string[] = phrasesIn(section("formats"));

/** Those who live by what is said: "Touch Grass Society". */
const circles: readonly string[] = phrasesIn(section("circles"));
const circlesOfTheSad: readonly string[] = phrasesIn(section("circles of the sad"));
export const circlesFor = (isSad: boolean): readonly string[] => (isSad ? circlesOfTheSad : circles);

/** What stands before what is said: "Certified Skill Issue". */
export const creeds: readonly string[] = phrasesIn(section("before what is said"));

const titled = sectionsOf(titleLists);
const titlesIn = (list: string): readonly string[] => phrasesIn(titled(list).trim());
const titlesOf = (list: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...linesByKey(titled(list))].flatMap(([words, lines]) =>
      wordsIn(words).map((word) => [word, lines.flatMap(phrasesIn)] as const),
    ),
  );
const byDeed = titlesOf("by deed");
const byTrade = titlesOf("by trade");
const byLetter = titlesIn("by letter");
const byLetterOfMany = titlesIn("by letter of many");

/** How one is called who does it: "Notorious" who steals. */
export const titlesOfDeed = (base: string): readonly string[] => byDeed.get(base.split(" ")[0] ?? "") ?? [];

/** How one of a trade is addressed: "Doctor". */
export const titlesOfTrade = (trade: string): readonly string[] => byTrade.get(trade) ?? [];

/** How anybody is addressed, by the letter they share with it. */
export const titlesFor = (word: string, isMany: boolean): readonly string[] =>
  [...(isMany ? [] : byLetter), ...byLetterOfMany].filter((title) => title[0] === word[0]?.toUpperCase());

/** Whether a title is one person's: no two are "Captain". */
export const isOnes = (title: string): boolean => ONES.has(title);

const ONES: ReadonlySet<string> = new Set([
  ...byLetter,
  ...[...byTrade.values()].flat(),
  ..."Boss Foreman Chef Maestro Champ Coach Explorer Rebel Bandit Freeloader Candidate Oracle Farmer Hunter Auntie".split(
    " ",
  ),
]);

/** What stands behind what is said: no ticker either. */
export const allCircles: readonly string[] = [
  ...circles,
  ...circlesOfTheSad,
  ...formats.map((format) => format.replace(/^.*\*/, "").trim()).filter(Boolean),
];

/** What no ticker is made of. */
export const allTitles: readonly string[] = [
  ...new Set([
    ...[...byDeed.values(), ...byTrade.values()].flat(),
    ...byLetter,
    ...byLetterOfMany,
    ...phrasesIn(section("honours")),
    ...creeds,
    ...formats.map((format) => format.replace(/\*.*$/, "").trim()).filter(Boolean),
    "Anything",
    "Still",
    "Definitely",
    "Head",
    "Minister",
  ]),
];

/** Of what one can be without in one word: "toothless". */
export const withLess: ReadonlySet<string> = new Set(wordsIn(section("with less")));

/** How one is who is afraid: the one that begins alike is chosen. */
export const timid: readonly string[] = wordsIn(section("timid"));

/** What one is who has it: "anxious" with anxiety. */
export const owners: ReadonlyMap<string, string> = pairsIn("owners");

/** What one is who cannot or will not do it: "landlocked" who cannot swim. */
export const unables: ReadonlyMap<string, string> = pairsIn("unables");

/** What one is called who has lost it: "half-blind" without glasses. */
export const losses: ReadonlyMap<string, string> = pairsIn("losses");

/** What stands only behind its noun, as it is said before it: "sleeping" of who is asleep. */
export const attributive: ReadonlyMap<string, string> = pairsIn("before the noun");

/** What says less than what is done with it. */
export const saidByDeed: ReadonlySet<string> = new Set(wordsIn(section("said by the deed")));

/** "dropout" of who dropped out; null where nobody is called so. */
export const doerIn = (words: readonly Word[]): string | null => {
  const text = words.map(({ folded }) => folded).join(" ");
  return doers.find(({ deed }) => deed.test(text))?.called ?? null;
};
const doers = phrasesIn(section("doers")).map((line) => {
  const [verb = "", ...rest] = line.split(" ");
  const called = rest.pop() ?? "";
  const forms = `${verb.replace(/e$/, "")}(?:e|e?s|.?ed|.?ing)?`;
  return {
    deed: new RegExp(`\\b${[forms, ...rest].join(" (?:his |her |its |their |the |an? )?")}\\b`),
    called,
  };
});

/** What a long word is called for short, where people have a word for it: "gator". */
export const shortNames: ReadonlyMap<string, string> = new Map(
  phrasesIn(section("shorts")).map((pair): [string, string] => {
    const [long = "", short = ""] = pair.split(" ");
    return [long, short];
  }),
);

/** Makes, shows and franchises that a name we propose should not borrow. */
const borrowed: ReadonlySet<string> = new Set(phrasesIn(section("borrowed")));

/**
 * What a name may end in, by the letter it shares with the word before: "Pancake Panic", "Toadstool Tycoon".
 */
export const tailsFor = (word: string): string[] =>
  tails.filter((tail) => tail[0] === word[0]?.toUpperCase() && tail.toLowerCase() !== word.toLowerCase());

/** "umbrella" and "llama" make "umbrellama": two words that share two letters or more where they meet. */
export const blendOf = (first: string, last: string): string | null => {
  const [a, b] = [first.toLowerCase(), last.toLowerCase()];
  for (let shared = Math.min(a.length, b.length, 5) - 1; shared >= 2; shared--)
    if (a.endsWith(b.slice(0, shared)) && /[aeiouy]/.test(b.slice(0, shared))) return a + b.slice(shared);
  return null;
};

/** Whether a name holds a make or a known name: "Google Mittens", "Duck Dynasty". */
export const holdsBrand = (name: string): boolean => {
  const words = name.toLowerCase().replace(/['’.]/g, "").split(" ");
  return words.some((word, at) => {
    const [one = word] = singulars(word);
    const pair = `${word} ${words[at + 1] ?? ""}`;
    return (
      borrowed.has(word) || borrowed.has(one) || borrowed.has(pair) || isKnown(words, at) || isKnown([one], 0)
    );
  });
};

const isKnown = (words: readonly string[], at: number): boolean =>
  (knownNames.get(words[at] ?? "") ?? []).some(
    (known) => !nounNames.has(known.join(" ")) && known.every((word, next) => words[at + next] === word),
  );
