import { phrasesIn, wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import type { Action } from "./find-action.ts";
import { withoutMakings } from "./made-of.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

export const expressions = [
  "angry",
  "sad",
  "sleepy",
  "scared",
  "screaming",
  "smug",
  "deadpan",
  "laughing",
  "loving",
  "dizzy",
  "shy",
  "determined",
  "happy",
] as const;
export type Expression = (typeof expressions)[number];

const listed = expressions.map(
  (expression) => [expression, new Set(wordsIn(foldText(wordList(`face ${expression}`))))] as const,
);

/** Phrases that say how it feels though no word of them does: "should have sold". */
const phrased = expressions.map(
  (expression) => [expression, phrasesIn(foldText(wordList(`phrases ${expression}`)))] as const,
);

/** The face that the idea's words ask for, or null; `all` with those that it denies: "no sleep". */
export const expressionOf = (words: Word[], action: Action | null, all = words): Expression | null => {
  const spoken = withoutMakings(` ${said(all)} `);
  // Of two phrases the longer one says more: "writing a parking ticket".
  const felt = phrased
    .flatMap(([expression, phrases]) =>
      phrases.filter((phrase) => spoken.includes(` ${phrase} `)).map((phrase) => ({ expression, phrase })),
    )
    .toSorted((one, other) => other.phrase.split(" ").length - one.phrase.split(" ").length)[0];
  const isDenied = (_: Word, nth: number) => DENIES.test(said(words.slice(Math.max(0, nth - 2), nth)));
  return (
    felt?.expression ??
    byWord(foldedOf(words.filter((word, nth) => !isDenied(word, nth)))) ??
    byWord(action?.base.split(" ") ?? []) ??
    towardsUs(words) ??
    (BAD.test(byWord(foldedOf(words.filter(isDenied))) ?? "") ? "happy" : null)
  );
};

/** "an ox that is not angry", "who isn't very sad": what one is not is not seen. */
const DENIES = /(?:^|\s)(?:not|isn'?t|aren'?t|wasn'?t|never)(?: (?:very|really|even|so|too|that))?$/;
const BAD = /^(angry|sad|scared|sleepy|shy)$/;
const foldedOf = (words: readonly Word[]): string[] => words.map(({ folded }) => folded);
const said = (words: readonly Word[]): string => foldedOf(words).join(" ");

/** The face of who is described by one word: "a sleepy firefighter who missed the fire" is sleepy. */
export const expressionOfManner = (manner: string): Expression | null =>
  ofManners.get(manner) ?? byWord([manner]);
const ofManners = new Map(
  phrasesIn(foldText(wordList("faces of manners"))).flatMap((pair): [string, Expression][] => {
    const [word = "", face] = pair.split(" ");
    return expressions.filter((each) => each === face).map((each) => [word, each]);
  }),
);

/** The face of who does something to the speaker: "left me" is smug, "judging my wallet" looks on. */
const doneToUs = (["smug", "deadpan", "angry", "laughing", "loving"] as const).map(
  (expression) => [expression, new Set(wordsIn(wordList(`done to us ${expression}`)))] as const,
);
const towardsUs = (words: readonly Word[]): Expression | null => {
  for (const [at, { folded }] of words.entries()) {
    if (!words.slice(at + 1, at + 4).some((word) => /^(me|us|my|our)$/.test(word.folded))) continue;
    const found = doneToUs.find(([, verbs]) => verbs.has(folded));
    if (found) return found[0];
  }
  return null;
};

/** Scripts that have no spaces to split at. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff]/;

const byWord = (words: readonly string[]): Expression | null =>
  listed.find(([, known]) =>
    words.some(
      (folded) =>
        known.has(folded) ||
        [...formsOf(folded), ...positives(folded)].some((form) => known.has(form)) ||
        (WIDE.test(folded) && [...known].some((each) => WIDE.test(each) && folded.includes(each))),
    ),
  )?.[0] ?? null;

/** "the angriest toaster", "the saddest clown" */
const positives = (word: string): string[] =>
  word.length > 5 && word.endsWith("est")
    ? [word.replace(/iest$/, "y"), word.replace(/(.)\1est$/, "$1"), word.slice(0, -3), word.slice(0, -2)]
    : [];
