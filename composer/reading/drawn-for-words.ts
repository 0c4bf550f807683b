import { phrasesIn, wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { inIdiom } from "./idioms.ts";
import { languageOf } from "./languages.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { singulars } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** Nouns that have no picture of their own, and the picture that one sees them by. */
const drawn: ReadonlyMap<string, string> = new Map(
  phrasesIn(foldText(wordList("drawn for words"))).map((line): [string, string] => {
    const cut = line.lastIndexOf(" ");
    return [line.slice(0, cut), line.slice(cut + 1)];
  }),
);

const WRITTEN = new Set([
  ...wordsIn(wordList("known by what is written")),
  ...wordsIn(wordList("made things")),
  "notice",
  "class",
  "paper",
  "book",
]);
const singular = (word: string): string => singulars(word)[0] ?? word;

/** Of several as of one: "compliments". */
const pictureFor = (word: string): string | undefined => drawn.get(word) ?? drawn.get(singular(word));

/** Never below what is drawn by its own name. */
const SCORE = -20;

/** Things that stand for the nouns of an idea that no picture is called: "deposit", "lawsuits". */
export const drawnForWords = (words: readonly Word[], named: readonly Thing[]): Thing[] => {
  // They are there beside somebody; alone they are what is said.
  if (languageOf(words) !== null || !named.some(({ isLoose }) => !isLoose)) return [];
  const taken = new Set(
    named.flatMap(({ at, last = at, isLoose }) =>
      isLoose ? [] : words.slice(at, last + 1).map((word) => word.at),
    ),
  );
  const things: Thing[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = [2, 1].find((length) => isNounHere(words, at, length, taken));
    if (found === undefined) continue;
    const word = phraseAt(words, at, found);
    const id = pictureFor(word);
    if (id !== undefined) things.push({ id, word, at, last: at + found - 1, score: SCORE, standsFor: true });
    at += found - 1;
  }
  return things;
};

const phraseAt = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join(" ");

/** "doesn't want to change" */
const wantsTo = new Set(wordsIn(wordList("wants before a verb")));

const isNounHere = (
  words: readonly Word[],
  at: number,
  length: number,
  taken: ReadonlySet<number>,
): boolean => {
  const phrase = words.slice(at, at + length);
  const said = phraseAt(words, at, length);
  if (
    phrase.length < length ||
    pictureFor(said) === undefined ||
    inIdiom(words, at) ||
    phrase.some((word) => taken.has(word.at))
  )
    return false;
  // "on a diet": how somebody is, and nothing they are on.
  const leading = phraseAt(words, Math.max(0, at - 3), Math.min(at, 3));
  if (/(^| )on( an?)?$/.test(leading) || (said === "diet" && /(^| )on /.test(leading))) return false;
  // "an eviction notice": what has words on it is no key.
  if (!words[at + length - 1]?.endsClause && WRITTEN.has(singular(words[at + length]?.folded ?? "")))
    return false;
  // "to promise", "who bonus": behind an article or a verb it is a noun; a verb is what is done.
  const before = words[at - 1]?.folded ?? "";
  if (before === "to" && wantsTo.has(words[at - 2]?.folded ?? "")) return false;
  return !(matchVerb(said) !== undefined && /^(to|who|that|which|and|will|can)$/.test(before));
};
