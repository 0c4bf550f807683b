import { wordsIn } from "../data-text.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const moods = ["calm", "wild", "grand", "gloomy", "sweet"] as const;
export type Mood = (typeof moods)[number];

const moodWords = moods.map((mood) => [mood, wordsIn(wordList(`mood ${mood}`))] as const);

export const moodOf = (words: Word[]): Mood | null => {
  for (const [mood, listed] of moodWords)
    if (words.some((word) => formsOf(word.folded).some((form) => listed.includes(form)))) return mood;
  return null;
};
