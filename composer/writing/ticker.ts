import { foldText } from "../reading/clean-text.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";

const SHORTEST = 3;
const LONGEST = 10;

/**
 * Three to ten letters people would say: a word of the name, or two run together. Null when all are taken.
 */
export const tickerFrom = (name: string, taken: readonly string[], random: Random): string | null => {
  const all = foldText(name)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "");
  const telling = all.filter((word) => word.length > 1 && !SMALL_WORDS.has(word.toLowerCase()));
  const words = telling.length > 0 ? telling : [all.join("")];
  const [first = "", ...others] = words;
  const last = others.at(-1) ?? "";
  const options = [
    words.join(""),
    last,
    first + last,
    first,
    blend(first, last),
    words.length === 3 ? words.map((word) => word[0]).join("") : "",
  ];
  const fitting = options.filter((option) => isTicker(option) && !taken.includes(option));
  if (fitting.length === 0) {
    const cut = words.length === 1 ? shortOf(first) : words.join("").slice(0, LONGEST);
    return isTicker(cut) && !taken.includes(cut) ? cut : null;
  }
  // Short enough to shout, long enough to mean something.
  const ranked = fitting
    .map((option, at) => ({
      option,
      score:
        (option.length <= 3 || !/[AEIOUY]/.test(option)
          ? 0.6
          : option.length <= 6
            ? 2.6
            : option.length <= 8
              ? 1.4
              : 0) -
        at * 0.45 -
        (option === first && words.length > 1 ? (NUMBER.test(first) ? 4 : 1.2) : 0) +
        random.next() * 2.4,
    }))
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.option ?? null;
};

/** A word that is too long, up to where its second syllable ends: "ANTREP", not "ANTREPRENE". */
const shortOf = (word: string): string =>
  /^[^AEIOUY]*[AEIOUY]+[^AEIOUY]+(?:[AEIOUY]+[^AEIOUY])?/.exec(word)?.[0].slice(0, LONGEST) ??
  word.slice(0, 6);

const NUMBER = /^(TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE)$/;

const isTicker = (text: string): boolean =>
  /^[A-Z0-9]+$/.test(text) && text.length >= SHORTEST && text.length <= LONGEST;

/**
 * "LUNAR" + "RIBBIT" gives "LUNABBIT"-like blends only where a shared letter joins them: "MOON" + "NOODLE"
 * gives "MOONOODLE".
 */
const blend = (first: string, last: string): string =>
  first !== "" && first.at(-1) === last[0] ? first + last.slice(1) : "";
