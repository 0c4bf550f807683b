import { phrasesIn } from "../data-text.ts";
import { formsOfBase } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** Words that name things one by one, and nothing that can be drawn together. */
export const IDIOMS = new Set([
  ...phrasesIn(wordList("idioms")),
  // "picks up", "breaking down": two words are one verb in each of its forms.
  ...phrasesIn(wordList("phrasal verbs")).flatMap((phrase) => {
    const [verb = "", ...particle] = phrase.split(" ");
    const { base, third, gerund } = formsOfBase(verb);
    return [base, third, gerund, `${base}ed`].map((form) => [form, ...particle].join(" "));
  }),
]);

/** Whether a word is one of two or three that mean something else together. */
export const inIdiom = (words: readonly Word[], at: number): boolean =>
  [2, 3].some((length) =>
    Array.from({ length }, (_, back) => words.slice(Math.max(0, at - back), at - back + length)).some((run) =>
      IDIOMS.has(run.map(({ folded }) => folded).join(" ")),
    ),
  );
