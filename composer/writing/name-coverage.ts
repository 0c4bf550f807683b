import { absentIn } from "../reading/absent.ts";
import { kindOf } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Parts } from "./parts.ts";

const PLAIN = /^(very|really|small|little|big|new|good|bad|who|that|just|only|thing|things|wants?|needs?)$/;

/** How much of an idea a name carries: of what is said of its hero two words at most, and what makes the hero that one. */
export const coverageFor = (reading: Reading, parts: Parts | null): ((name: string) => number) => {
  const hero = parts?.hero.split(" ") ?? [];
  const isCreature = kindOf(reading.subject?.id ?? "") === "creature";
  const absent = absentIn(reading.words);
  const distinctive = reading.words
    .filter(
      ({ folded, at }) =>
        folded.length > 2 && !SMALL_WORDS.has(folded) && !PLAIN.test(folded) && !absent.has(at),
    )
    .map(({ folded }) => folded)
    .filter((word) => !hero.includes(word));
  return (name) => {
    const text = name.toLowerCase();
    const carried = distinctive.filter((word) => text.includes(stemOf(word))).length;
    // A "toilet brush" is no brush, but a "frog astronaut" may be just a frog.
    const isCut = hero.length > 1 && !text.includes(stemOf(hero[0] ?? ""));
    // "Taxi Driver" of one who never turns left: there are many.
    const isAnyOne = !isCreature && distinctive.length > 0 && carried === 0 && text === parts?.hero;
    const isNameless = hero.length > 0 && !hero.some((word) => text.includes(stemOf(word)));
    return Math.min(2, carried) * 0.7 - (isCut ? 0.8 : 0) - (isNameless ? 1.6 : 0) - (isAnyOne ? 2.4 : 0);
  };
};

/** So much of a word stands in any of its forms: "stealing", "stolen". */
const stemOf = (word: string): string => word.slice(0, Math.max(3, Math.min(5, word.length - 2)));
