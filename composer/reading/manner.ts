import { wordsIn } from "../data-text.ts";
import { MANNERS } from "./choose-roles.ts";
import type { Thing } from "./thing.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const moods = ["calm", "wild", "grand", "gloomy", "sweet"] as const;
export type Mood = (typeof moods)[number];

const moodWords = moods.map((mood) => [mood, wordsIn(wordList(`mood ${mood}`))] as const);

/** How the subject was described. */
export const findManner = (words: Word[], subject: Thing | null): string | null => {
  if (!subject) return null;
  for (let at = subject.at - 1; at >= Math.max(0, subject.at - 3); at--) {
    const word = words[at];
    if (word && MANNERS.test(word.folded)) return word.folded;
  }
  return null;
};

export const moodOf = (words: Word[]): Mood | null => {
  for (const [mood, listed] of moodWords)
    if (words.some((word) => formsOf(word.folded).some((form) => listed.includes(form)))) return mood;
  return null;
};
