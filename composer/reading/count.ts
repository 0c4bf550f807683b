import { wordsIn } from "../data-text.ts";
import { isOfBuild } from "./body-part.ts";
import { languageOf } from "./languages.ts";
import { kindOf } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { isPluralOf, plural } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** How many of the motif are met: those that are counted, and three where there are several. */
export const motifCountOf = (words: Word[], { at, last = at, word }: Thing): Count => {
  const near = words.slice(Math.max(0, at - 3), at).map(({ folded }) => folded);
  // "seven ducks, one hat": what is before an article counts others.
  const before = near.slice(
    Math.max(
      0,
      near.findLastIndex((each) => /^(an?|one|shar(e|es|ed|ing))$/.test(each)),
    ),
  );
  // "one pair of glasses"
  const isPair = ofOne.has(words[last]?.folded ?? "") && before.includes("pair");
  if (!isPair && before.some((each) => TWO.test(each))) return 2;
  if (isTooMuch(words, at, last)) return 9;
  const written = words[last]?.folded ?? "";
  const isPlural =
    !ofOne.has(written) &&
    written !== word.split(" ").at(-1) &&
    isPluralOf(written, word.split(" ").at(-1) ?? "");
  const said = NUMBERS.find(([, known]) => before.some((each) => known.has(each)))?.[0];
  if (said) return said;
  if (before.some((each) => THREE.test(each))) return 3;
  if (ALL.test(before.join(" "))) return 5;
  if (before.some((each) => MORE.test(each))) return isPlural ? 9 : 3;
  return isPlural ? 3 : 1;
};

/** "too much coffee", "café demais": there is more than one can have. */
const isTooMuch = (words: readonly Word[], at: number, last: number): boolean =>
  TOO_MUCH.test(foldedIn(words.slice(Math.max(0, at - 4), at))) ||
  /^(demais|de mais|en trop)( |$)/.test(foldedIn(words.slice(last + 1, last + 3)));
const TOO_MUCH =
  /(^| )(too (much|many)|way too (much|many)|zu viele?|demasiad[oa]s?|trop de?|tropp[oaie]|te veel|za duzo|nothing but)( [^ ]+)?$/;
const foldedIn = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(" ");

/** "lifting weights": they hang on one bar. */
const ofOne = new Set(wordsIn(wordList("plural of one")));

/** "fish fries" and "duck bites" are not many. */
const isNoVerb = (words: Word[], at: number): boolean => matchVerb(words[at]?.folded ?? "") === undefined;

const TWO = /^(two|both|twin|couple|pair|zwei|dos|dois|duas|deux|2|twee|dwa|dwie|iki|ikisi|два|две)$/;
/** "all the coffee": as much as there is. */
const ALL = /(^| )(all|every|each) (of )?(the|his|her|its|their|my)( [^ ]+)?$/;
const THREE = /^(three|drei|tres|três|trois|tre|3|several|trzy|üç|uc|tiga|drie|три)$/;
const MORE =
  /^(nine|neun|nueve|nove|neuf|many|gang|army|herd|flock|pack|crowd|mob|swarm|colony|squad|bunch|horde|choir|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety|zwolf|zwanzig|hundert|doce|veinte|cien|onze|doze|vinte|cem|douze|vingt|cent|undici|dodici|venti|cento|dozen|dozens|hundred|hundreds|thousand|[4-9]|[1-9]\d{1,3})$/;

/** One word for two. */
const COUPLE = /(^| )couple$/;
const LARGE = /^\d{2,}$/;

/** Numbers from four to eight, in words and figures. */
const NUMBERS = (
  [
    [4, "four vier cuatro quatro quatre quattro cztery dört empat четыре 4"],
    [5, "five fünf funf cinco cinq cinque vijf pięć piec beş bes lima пять 5"],
    [6, "six sechs seis sei zes sześć szesc altı alti enam шесть 6"],
    [7, "seven sieben siete sete sept sette zeven siedem yedi tujuh семь 7"],
    [8, "eight acht ocho oito huit otto osiem sekiz delapan восемь 8"],
  ] as const
).map(([count, said]) => [count, new Set(said.split(" "))] as const);

/** How many are shown: nine for a crowd. */
export type Count = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const countOf = (words: Word[], subject: Thing | null): Count => {
  if (!subject) return 1;
  const before = words.filter(({ at }) => at < subject.at && at >= subject.at - 3 && !isOfBuild(words, at));
  const isTwo = (word: string) => TWO.test(word) || (word === "due" && languageOf(words) === "it");
  if (COUPLE.test(subject.word)) return 2;
  const friends = friendsOf(words);
  if (friends > 0) return Math.min(9, friends + 1) as Count;
  if (before.some(({ folded }) => isTwo(folded))) return 2;
  if (before.some(({ folded }) => THREE.test(folded))) return 3;
  const said = NUMBERS.find(([, known]) => before.some(({ folded }) => known.has(folded)));
  // "404 girlfriend": a number before one of a kind counts nothing.
  const { at, last = at, word } = subject;
  const isOne = words[last]?.folded === word.split(" ").at(-1) && plural(word) !== word;
  const isFigure = before.some(({ folded }) => /^[4-8]$/.test(folded));
  if (said && !(isOne && isFigure && languageOf(words) === null)) return said[0];
  if (before.some(({ folded }) => MORE.test(folded) && !(isOne && LARGE.test(folded)))) return 9;
  if (languageOf(words) !== null || !isMany(words, subject)) return 1;
  return LINED_UP.test(foldedIn(words.slice(last + 1))) ? 3 : 2;
};

/** "ducks in a row" */
const LINED_UP = /(^| )(in (a )?(row|line|circle|queue|formation)|lined up|queueing|queuing)( |$)/;

/** "with two friends": there are three of them. */
const friendsOf = (words: Word[]): number => {
  const said =
    / with (?:(?:his|her|its|their|a) )?([^ ]+ )?(?:best )?(friend|buddy|buddies|friends|pals|twin|twins|cousins|brothers|sisters)( |$)/.exec(
      ` ${words.map(({ folded }) => folded).join(" ")}`,
    );
  if (!said) return 0;
  const number = said[1]?.trim() ?? "";
  if (/^(no|any|zero|imaginary|fake|few)$/.test(number)) return 0;
  if (!/s$/.test(said[2] ?? "")) return 1;
  if (THREE.test(number)) return 3;
  return NUMBERS.find(([, known]) => known.has(number))?.[0] ?? 2;
};

/** "ducks in a trench coat": who is spoken of first, and in the plural. */
const isMany = (words: Word[], { id, at, last = at, word }: Thing): boolean => {
  const written = words[last]?.folded ?? "";
  // "bagpipes", "dentures": one picture shows all of them.
  if (id.split("-").at(-1) === written) return false;
  // "niagara falls"
  if (kindOf(id) === "place" && last > at) return false;
  const opens = words.slice(0, at).every(({ folded }) => /^(the|some|my|our|all|these)$/.test(folded));
  return (
    opens &&
    written !== word.split(" ").at(-1) &&
    /[^s'’]s$|ies$|geese|mice|wolves/.test(written) &&
    isNoVerb(words, at)
  );
};
