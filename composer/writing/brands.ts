import { singulars } from "../reading/word-forms.ts";
import { knownNames, nounNames } from "../screening/known-names.ts";
import { borrowed } from "./name-words.ts";

/** Whether a name holds a make or a known name: "Google Mittens", "Duck Dynasty". */
export const holdsBrand = (name: string): boolean => {
  const words = name.toLowerCase().replace(/['’.]/g, "").split(" ");
  return words.some((word, at) => {
    const [one = word] = singulars(word);
    const pair = `${word} ${words[at + 1] ?? ""}`;
    return (
      borrowed.has(word) || borrowed.has(one) || borrowed.has(pair) || isKnown(words, at) || isKnown([one], 0)
    );
  });
};

const isKnown = (words: readonly string[], at: number): boolean =>
  (knownNames.get(words[at] ?? "") ?? []).some(
    (known) => !nounNames.has(known.join(" ")) && known.every((word, next) => words[at + next] === word),
  );
