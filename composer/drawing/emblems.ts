import type { Word } from "../reading/words.ts";
import { emblems as lines } from "./texts.gen.ts";

/** What stands for what cannot be seen, by the words for it. */
const byWord = new Map<string, string>();
for (const line of lines.split("\n")) {
  const [picture = "", words = ""] = line.split(": ");
  for (const word of words.split(" ")) if (!byWord.has(word)) byWord.set(word, picture);
}

const MOST_WORDS = 2;

/** The picture that stands for an idea which names nothing that can be drawn: a ballot box for democracy. */
export const emblemOf = (words: readonly Word[]): string | undefined => {
  const [first, second, third] = words;
  const [noun, next] = OPENS.test(first?.folded ?? "") ? [second, third] : [first, second];
  // "gravity is tired": one sees that on gravity itself.
  if (noun && IS.test(next?.folded ?? "") && words.length <= noun.at + MOST_SAID)
    return byWord.get(noun.folded);
  // A longer phrase is lettered as it was typed.
  if (words.length > MOST_WORDS) return undefined;
  for (const { folded } of words) {
    const picture = byWord.get(folded);
    if (picture) return picture;
  }
  return undefined;
};

const OPENS = /^(my|the|our|your|a|an)$/;
const IS = /^(is|was|has|needs|wants|hates|loves|with|without|who|that|at|on|in)$/;
const MOST_SAID = 6;

/** Every picture that is an emblem. */
export const emblems: readonly string[] = [...new Set(byWord.values())];
