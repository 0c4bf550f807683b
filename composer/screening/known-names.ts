import { phrasesIn, sectionsOf } from "../data-text.ts";
import { plainText, tokensOf } from "./plain-tokens.ts";
import { knownNames as text } from "./texts.gen.ts";

const section = sectionsOf(text);
const names = phrasesIn(section("names"));
const nouns = phrasesIn(section("nouns"));

/**
 * Names in scripts without spaces, and those that are known there by another name; "+" where it is a plain
 * noun too.
 */
export const wideNames = phrasesIn(section("wide"));

/** As the reader of tokens has them: "pump.fun" in one word and in two, "маск" in Latin letters. */
const spellingsOf = (name: string): string[][] =>
  [...new Set([name.replaceAll(".", ""), name])].map((each) =>
    tokensOf(plainText(each)).map(({ word }) => word),
  );
export const nounNames: ReadonlySet<string> = new Set(nouns);

/** As lists of words under their first word, the longest first. */
export const knownNames: ReadonlyMap<string, readonly (readonly string[])[]> = (() => {
  const byFirst = new Map<string, string[][]>();
  for (const name of [...names, ...nouns]) {
    for (const words of spellingsOf(name)) {
      const [first = ""] = words;
      byFirst.set(
        first,
        [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
      );
    }
  }
  return byFirst;
})();
