import { foldText } from "../reading/clean-text.ts";
import { kindOf, matchPhrase, OWN_NAME } from "../reading/picture-index.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import { plural, singulars } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { allCircles, allTitles, shortNames } from "./name-words.ts";
import { adjectives } from "./vocabulary.ts";

const SHORTEST = 3;
const LONGEST = 6;
/** Less than any word of a name that says something. */
const WEAK = 3;
/** Less than any word that stands in the name, or is what one is called for short: "POTA", "TURT". */
const WHOLE = 1;

/** How one is called says nothing of who it is: no ticker. */
const titles: ReadonlySet<string> = new Set(
  allTitles.map((each) => foldText(each).split(" ")[0]?.toUpperCase() ?? ""),
);

const circles: ReadonlySet<string> = new Set(
  allCircles.map((each) => each.split(" ").at(-1)?.toUpperCase() ?? ""),
);

/**
 * Three to six letters that people would type: a word of the name, two short ones run together, or what a long
 * one is called for short ("GATOR", "TOAST", "MOZZIE"); or the hero's, where its name is a pun that does not hold it.
 * None of `avoided` is used. Null when all are taken; where only whole words will do, also when what is left is cut.
 */
export const tickerFrom = (
  name: string,
  taken: readonly string[],
  random: Random,
  avoided: ReadonlySet<string> = new Set(),
  onlyWhole = false,
  hero = "",
): string | null => {
  const spoken = foldText(name)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "");
  const present = spoken.filter((word) => !avoided.has(word.toLowerCase()));
  const isTelling = (word: string) => word.length > 1 && !SMALL_WORDS.has(word.toLowerCase());
  // "No Thoughts": what is missing is all that there is to it.
  const all = present.some(isTelling) ? present : spoken;
  const telling = all.filter(isTelling);
  const words =
    telling.length > 0 ? telling : [(all.at(-1)?.length ?? 0) > 2 ? (all.at(-1) ?? "") : all.join("")];
  const [first = "", ...others] = words;
  const last = others.at(-1) ?? first;
  const isCalled = others.length > 0 && titles.has(first);
  const initials = all.map((word) => word[0]).join("");
  const [short = last] = shortsOf(last).map(([option]) => option);
  const ofHero = foldText(hero).toUpperCase();
  const options: (readonly [string, number])[] = [
    [ofHero, 6],
    ...shortsOf(ofHero).map(([option, worth]): [string, number] => [option, worth + 1.2]),
    [last, others.length > 0 && circles.has(last) ? 1.8 : 5],
    [first, NUMBER.test(first) ? 0 : isCalled ? 1 : 4],
    ...words.slice(1, -1).map((word): [string, number] => [word, 3.6]),
    [words.join(""), 4.6],
    [all.join(""), 3.6],
    [first + last, 4],
    [first + short, short === last ? 0 : 3.7],
    ...shortsOf(last),
    ...shortsOf(first).map(([option, worth]): [string, number] => [
      option,
      isCalled ? 0 : worth < WHOLE ? worth : Math.max(WHOLE, worth - 1.2),
    ]),
    [others.length > 0 && isCreature(last) ? plural(last.toLowerCase()).toUpperCase() : "", 1.5],
    [all.length > 2 && isSaid(initials) ? initials : "", 0.9],
    ...[...(others.length > 0 ? lastResorts(last) : []), ...cutsOf(last), ...cutsOf(first)].map(
      (each): [string, number] => [each, 0.1],
    ),
  ];
  const best = options
    .filter(
      ([option, worth]) =>
        (!onlyWhole || worth >= WHOLE) && isTicker(option) && !taken.includes(option) && !RUDE.has(option),
    )
    .map(([option, worth]) => ({
      option,
      score:
        worth -
        (SAYS_LITTLE.test(option) ||
        (matchVerb(option.toLowerCase())?.shape === "third" && !matchPhrase(option.toLowerCase()))
          ? 3
          : 0) +
        (/[AEIOUY]/.test(option) ? 0 : -2) +
        random.next() * 0.9,
    }))
    .sort((a, b) => b.score - a.score || (a.option < b.option ? -1 : 1));
  // "Bro Thinks He's Him": the last word, where all that tell are deeds.
  const end = all.at(-1) ?? "";
  if ((best[0]?.score ?? 0) < WEAK && isTicker(end) && !taken.includes(end) && !RUDE.has(end)) return end;
  return best[0]?.option ?? null;
};

/** Other ways to call one, where all better ones are taken: "CRABBY", "YAKKO". */
const lastResorts = (word: string): string[] => {
  const closed = /(?<![AEIOUY])[AEIOUY][BDFGKLMNPRSTVZ]$/.test(word) ? `${word}${word.at(-1)}` : word;
  return /^[A-Z]+[^AEIOUY]$/.test(word) ? [`${closed}Y`, `${closed}O`] : [];
};
/** A word up to any of its syllables; what is only screamed has none. */
const cutsOf = (word: string): string[] =>
  (/[^AEIOUY]/.test(word) ? syllableEnds(word) : [SHORTEST + 1])
    .map((end) => word.slice(0, end))
    .concat(closedOf(word))
    .filter((each) => each.length > SHORTEST);

/** What a word is called for short, the best first: only a long one needs it. */
export const shortsOf = (word: string): readonly (readonly [short: string, worth: number])[] => {
  const known = shortNames.get(word.toLowerCase())?.toUpperCase();
  const one = ownOne(word);
  const isLong = word.length > LONGEST;
  if (!isLong) return known ? [[known, 1.2]] : [[one, 0.4]];
  const single = one.replace(/([A-Z])\1/g, "$1");
  const found: [string, number][] = [
    [known ?? shortNames.get(one.toLowerCase())?.toUpperCase() ?? "", 4.8],
    [one, 4.7],
    [stemOf(one), 4.6],
    [wordWithin(one), 4.5],
    // "RACOON", but not "GIRAFE": what is no creature, or ends in a silent letter, keeps both.
    [
      isCreature(one) && one.length === LONGEST + 1 && single.length < one.length && !one.endsWith("E")
        ? single
        : "",
      4.3,
    ],
    // "ROOSTA" as it is said, like "GANGSTA"; "MACHIN", "TODDLR" only where nothing else is left.
    [
      one.length === LONGEST + 1 ? one.replace(/STER$|(?<=[^AEIOU])(?:[EO](?=[RLN]$)|E$)/, staOf) : "",
      one.endsWith("STER") ? 3.8 : 1.05,
    ],
    [clipOf(one), isCreature(one) && !known ? 2.4 : 0.9],
  ];
  return found.filter(([option]) => isTicker(option) && !RUDE.has(option)).sort(([, a], [, b]) => b - a);
};

const staOf = (end: string): string => (end === "STER" ? "STA" : "");

const isCreature = (word: string): boolean =>
  kindOf(matchPhrase(word.toLowerCase())?.id ?? "") === "creature";

/** "FERRET" of "FERRETS", "SNOOZE" of "SNOOZING", "HAUNT" of "HAUNTED". */
const ownOne = (word: string): string => {
  const forms = matchVerb(word.toLowerCase());
  const done = forms?.shape === "gerund" ? forms.forms : matchPast(word.toLowerCase());
  const one = done?.base ?? singulars(word.toLowerCase())[0] ?? word;
  return one.toUpperCase();
};

/** "HEDGE" of "HEDGEHOG", "LIQUID" of "LIQUIDITY": the longest word that it begins with; else the second of two. */
const wordWithin = (word: string): string => {
  const lengths = [6, 5, 4].filter((length) => length < word.length);
  const start = lengths.map((length) => word.slice(0, length)).find(isWord);
  const end = lengths.find((length) => isWord(word.slice(-length)) && isWord(word.slice(0, -length)));
  return start ?? (end === undefined ? "" : word.slice(-end));
};
const isWord = (word: string): boolean => {
  const small = word.toLowerCase();
  return (
    matchPhrase(small)?.weight === OWN_NAME || matchVerb(small)?.shape === "base" || adjectives.has(small)
  );
};

/** "TOAST" of "TOASTER", "PLUNGE" of "PLUNGER", "PLUMB" of "PLUMBER", "HAUNT" of "HAUNTED". */
const stemOf = (word: string): string => {
  const [, stem = "", ending = ""] = /^(.*[AEIOUY]([^AEIOUY]{2}))(?:[EO]RS?|ED)$/.exec(word) ?? [];
  const deed = `${stem}E`;
  if (deed.length <= LONGEST && matchVerb(deed.toLowerCase())?.shape === "base") return deed;
  return HARD.test(ending) ? "" : stem;
};

/** Two consonants that no word ends in. */
const HARD =
  /^(?!(?:[LNR][BCDFGKLMNPSTZ]|[CS][HKT]|[MNT]P|MB|TH|NG|LL|SS|TT|SP|PT|FT|CT|GG|BB|DD|FF|ZZ)).{2}/;

/** A long word up to the end of a syllable: "PORCU", "KANGA", "MOSQUI", "GIRAF". */
export const clipOf = (word: string): string => {
  if (word.length <= LONGEST) return word;
  const ends = syllableEnds(word).filter((end) => end >= 4 && end <= LONGEST);
  const [end] = [5, 4, 6].filter((each) => ends.includes(each) && word[each - 1] !== "E");
  return end === undefined ? closedOf(word) : word.slice(0, end);
};

/** "DENT" of "DENTIST", "SPEED" of "SPEEDRUN": with the consonants behind the first vowel that can end a word. */
const closedOf = (word: string): string => {
  const [, start = "", middle = ""] = /^([^AEIOUY]*[AEIOUY]+)([^AEIOUY]+)[AEIOUY]/.exec(word) ?? [];
  const closed = start + (HARD.test(middle) ? middle[0] : middle.slice(0, 2));
  return closed.length > SHORTEST && closed.length <= LONGEST ? closed : "";
};

/** Where one can break off: before a consonant, or two that begin a word, with a vowel behind. */
const syllableEnds = (word: string): number[] =>
  [...word.matchAll(/[AEIOUY](?=([^AEIOUY]{1,4})[AEIOUY])/g)].map(({ index, 1: between = "" }) => {
    const onset = ONSET.exec(between)?.[0] ?? between.slice(-1);
    return index + 1 + between.length - onset.length;
  });
const ONSET = /(?:[BCFGPS]L|[BCDFGPT]R|[CPST]H|S[CKMNPTW]|SQ|TW|QU?)$/;

const NUMBER = /^(TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)$/;

/** No two vowels or consonants too many to say it as a word: "NASA", not "TWTB". */
const isSaid = (letters: string): boolean =>
  /^(?:[^AEIOU]?[AEIOU][^AEIOU]{1,2}|[^AEIOU][AEIOU][^AEIOU][AEIOU])$/.test(letters);

/** Cut out of a sentence: "ago". */
const SAYS_LITTLE =
  /^(GOING|THINKS|GOES|AFRAID|NEEDS|WANTS|HARDER|AGO|EVERY|TIME|ONCE|THEN|THAN|ELSE|EVER|NEVER|ALWAYS|STILL|AGAIN|NOW|SINCE|MAN|LIFE)$/;

const RUDE: ReadonlySet<string> = new Set(
  "ASS,CUM,TIT,TITS,SEX,FAG,DIE,KKK,NAZI,RAPE,COCK,DICK,CUNT,POO,PEE,ANAL,ANUS,HOE,SUCK,FUK,FUC,JEW,GAY,SLUT,PORN,PENIS,ISIS,HOMO,NIG,NIGG,SPIC,COON,SHIT,COLON,DUMP,SCAM,BUST,TRUMP,RETARD,TARD,JAP,PAKI,CHINK,DAGO,KIKE,GOOK,WOP".split(
    ",",
  ),
);

const isTicker = (text: string): boolean =>
  /^(?!(.{3})\1$)[A-Z0-9]+$/.test(text) &&
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  /[A-Z]/.test(text);
