import { flatText, oneOf } from "./flat-text.ts";
import { CRIMES } from "./glorifies-terror.ts";
import { isListed, plainText } from "./plain-tokens.ts";
import { atrocities, violence, violenceAbroad } from "./word-lists.ts";

const listed = new Set([...violence, ...atrocities]);
/** One word, or two: "gas chambers". */
const PAIRS = /[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)?/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const CRIME = new RegExp(`^ (?:${CRIMES}|${oneOf(violenceAbroad)}) $`, "u");

/**
 * The idea without the crimes it names. It may oppose them ("a charity against genocide"), but the composer's own
 * sentences would make a hero of them.
 */
export const withoutCrimes = (text: string): string =>
  text
    .replace(PAIRS, (pair) =>
      isCrime(pair) ? " " : pair.replace(WORDS, (word) => (isCrime(word) ? " " : word)),
    )
    .replace(/\s+/g, " ")
    .trim();

const isCrime = (words: string): boolean => {
  const flat = flatText(plainText(words));
  return CRIME.test(flat) || [...listed].some((word) => isListed(flat.trim(), word));
};
