import { phrasesIn } from "../data-text.ts";
import { expressionOfManner } from "./expression.ts";
import { formsOfBase } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** "picks up", "breaking down": two words are one verb in each of its forms. */
const PHRASAL = phrasesIn(wordList("phrasal verbs")).flatMap((phrase) => {
  const [verb = "", ...particle] = phrase.split(" ");
  const { base, third, gerund } = formsOfBase(verb);
  return [base, third, gerund, `${base}ed`].map((form) => [form, ...particle].join(" "));
});

/** Words that name things one by one, and nothing that can be drawn together. */
export const IDIOMS = new Set([...phrasesIn(wordList("idioms")), ...PHRASAL]);

const inBase = new Set(phrasesIn(wordList("phrasal verbs")));
/** "an egg on a wall", "a nervous egg on a wall": behind an article the first word names somebody. */
export const isNounThere = (words: readonly Word[], at: number, phrase: string): boolean => {
  const [article = "", before = ""] = words.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  const isDescribed = ARTICLE.test(article) && expressionOfManner(before) !== null;
  return inBase.has(phrase) && (ARTICLE.test(words[at - 1]?.folded ?? "") || isDescribed);
};
const ARTICLE = /^(a|an|the|my|our|this|one)$/;

/** Whether a word is one of two or three that mean something else together. */
export const inIdiom = (words: readonly Word[], at: number): boolean =>
  [2, 3].some((length) =>
    Array.from({ length }, (_, back) => words.slice(Math.max(0, at - back), at - back + length)).some(
      (run) => {
        const phrase = run.map(({ folded }) => folded).join(" ");
        return IDIOMS.has(phrase) && !isNounThere(words, run[0]?.at ?? at, phrase);
      },
    ),
  );
