/**
 * One picture, several drinks: what a word makes of it. The themes list what belongs to each under its own
 * name.
 */
const DRINKS: readonly (readonly [picture: string, said: RegExp, as: string])[] = [
  ["hot-beverage", /\b(tea|teas|chai|cuppa|earl grey|matcha|oolong)\b/, "tea"],
  ["hot-beverage", /\b(cocoa|chocolate)\b/, "cocoa"],
  ["teacup-without-handle", /(?:)/, "tea"],
  ["tea-cup", /(?:)/, "tea"],
];

/**
 * What the writer knows a picture as: itself, but where the idea's word for it says something else ("tea", no
 * coffee).
 */
export const knownAs = (picture: string, word: string): string =>
  DRINKS.find(([id, said]) => id === picture && said.test(word))?.[2] ?? picture;
