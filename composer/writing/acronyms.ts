import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import { SHOUTED } from "./slang.ts";

/** Words of the idea that are written in capitals: those it typed so ("IRS", "POV"), and those that always are. */
const acronymsOf = ({ words }: Reading): ReadonlySet<string> =>
  new Set(
    words
      .filter(
        ({ shown, folded }) =>
          SHOUTED.has(folded) ||
          (/^[A-Z]{2,5}$/.test(shown) &&
            words.length > 1 &&
            !SMALL_WORDS.has(folded) &&
            !matchVerb(folded) &&
            !/(.)\1\1/.test(folded)),
      )
      .map(({ folded }) => folded),
  );

/** Writes the idea's own abbreviations as they are written: "a pigeon ceo" gives "a pigeon CEO". */
export const acronymSpeller = (reading: Reading): ((phrase: string) => string) => {
  const acronyms = acronymsOf(reading);
  if (acronyms.size === 0) return (phrase) => phrase;
  return (phrase) =>
    phrase.replace(/[a-z]+/gi, (word) => (acronyms.has(word.toLowerCase()) ? word.toUpperCase() : word));
};

/** Whether the idea has a word as an abbreviation: nobody has two of it. */
export const isAcronym = (reading: Reading, word: string): boolean => acronymsOf(reading).has(word);
