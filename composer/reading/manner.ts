import { wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { kindOf } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { ARTICLE } from "./third-party.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const moods = ["calm", "wild", "grand", "gloomy", "sweet"] as const;
export type Mood = (typeof moods)[number];

const moodWords = moods.map((mood) => [mood, wordsIn(wordList(`mood ${mood}`))] as const);

/** What describes somebody before its name: "sleepy", "tiny". */
export const manners: ReadonlySet<string> = new Set(wordsIn(wordList("manners")));

/** How the subject was described. */
export const findManner = (words: Word[], subject: Thing | null): string | null => {
  if (!subject) return null;
  for (let at = subject.at - 1; at >= Math.max(0, subject.at - 3); at--) {
    const word = words[at];
    if (word && manners.has(word.folded)) return word.folded;
  }
  return null;
};

export const moodOf = (words: Word[]): Mood | null => {
  for (const [mood, listed] of moodWords)
    if (words.some((word) => formsOf(word.folded).some((form) => listed.includes(form)))) return mood;
  return null;
};

/** "hugging a sleeping cat": it is the cat that sleeps. */
export const describing = (words: readonly Word[], { id, at }: Thing): Word[] => {
  if (!/^(creature|person)$/.test(kindOf(id))) return [];
  const before = words.slice(Math.max(1, at - 3), Math.max(1, at));
  const article = before.findLastIndex(({ folded }) => ARTICLE.test(folded));
  return article < 0 ? [] : before.slice(article + 1);
};

/** The text without these words. */
export const without = (text: string, words: readonly Word[]): string =>
  text
    .split(" ")
    .filter((each) => words.every(({ folded }) => folded !== foldText(each)))
    .join(" ");
