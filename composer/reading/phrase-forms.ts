import { foldText } from "./clean-text.ts";
import { translate } from "./foreign.ts";
import { foreignVerb } from "./foreign-verb.ts";
import { languageOf, spacedLanguageOf } from "./languages.ts";
import { formsOfGerund, matchPast, matchVerb } from "./verbs.ts";
import { formsOf } from "./word-forms.ts";
import type { Word } from "./words.ts";

/** A phrase of a table as words are compared. */
export const bare = (text: string): string => foldText(text).replace(/['’]/g, "");

/** The words of a phrase; "launders money" is found in "who laundered money" and "laundering money" too. */
export const phraseWords = (text: string): string[] => {
  const said = bare(text).split(" ");
  return said.length < 2
    ? said
    : said.map((word) => {
        const verb = matchVerb(word);
        return verb?.shape === "third" ? verb.forms.base : word;
      });
};

/** Each word as it is, as the noun or the verb that it is a form of, and in English. */
export const formsIn = (words: readonly Word[]): string[][] => {
  const language = languageOf(words);
  const spaced = spacedLanguageOf(words);
  return words.map((word) => {
    const { folded } = word;
    const verb = matchVerb(folded)?.forms.base ?? matchPast(folded)?.base ?? baseOf(folded);
    const english = language === null ? undefined : translate(word, language);
    const abroad = spaced === null ? undefined : foreignVerb(words, word.at, spaced);
    return [folded, ...formsOf(folded), verb, english, abroad].filter((form) => form !== undefined).map(bare);
  });
};

/** What a verb is called that no list knows: "donating" is done by who donates. */
const baseOf = (word: string): string | undefined =>
  /[aeiouy].*ing$/.test(word) ? formsOfGerund(word).base : undefined;
