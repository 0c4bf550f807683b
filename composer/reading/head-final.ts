import { languageOf } from "./languages.ts";
import { kindOf } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import type { Word } from "./words.ts";

/** "balık tutan kedi": in Turkish, who does it comes after what is done and what it is done to. */
export const headFinal = (
  words: Word[],
  things: readonly Thing[],
): { subject: Thing; motif: Thing } | null => {
  if (languageOf(words) !== "tr") return null;
  const [first, second] = things.toSorted((one, other) => one.at - other.at);
  if (!first || !second || !/^(creature|person)$/.test(kindOf(second.id))) return null;
  const isDone = words
    .slice((first.last ?? first.at) + 1, second.at)
    .some(({ folded }) => /[ae]n$/.test(folded));
  return isDone ? { subject: second, motif: first } : null;
};
