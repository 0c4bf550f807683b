import { wordsIn } from "../data-text.ts";
import { isNounOf } from "./foreign.ts";
import { foreignVerb, type Language, type SpacedLanguage } from "./foreign-verb.ts";
import { matchPhrase } from "./picture-index.ts";
import { singulars } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

export type { Language } from "./foreign-verb.ts";

const LANGUAGES = ["de", "es", "pt", "fr", "it", "nl", "pl", "tr", "id"] as const;
/** The small words by which a language is recognised. */
const smallWordsOf = (language: Language | "en"): ReadonlySet<string> =>
  new Set(wordsIn(wordList(`small words of ${language}`)));
const sets = (["en", ...LANGUAGES] as const).map((language) => [language, smallWordsOf(language)] as const);
const english = smallWordsOf("en");
const small = new Map(sets);
/** Whether a word is one of those by which that language is recognised: it names nothing there. */
export const isSmallWordOf = (language: Language, word: string): boolean =>
  small.get(language)?.has(word) ?? false;
const smallEnglish = (words: readonly Word[]): number =>
  words.filter(({ folded }) => english.has(folded)).length;

/** The language of an idea in Latin letters; null when it is English or unknown. */
export const languageOf = (words: readonly Word[]): Language | null => {
  let best: { language: Language | "en"; count: number } = { language: "en", count: 0 };
  for (const [language, set] of sets) {
    const small = words.filter((word) => set.has(word.folded) || elided(language, word)).length;
    // "un cochon vole": where the small words fit several languages, the other words decide.
    const count = language === "en" || small === 0 ? small : small + knownIn(language, words) / 100;
    if (count > best.count && Math.floor(count) >= Math.floor(best.count)) best = { language, count };
  }
  if (best.count === 0) return withoutSmallWords(words);
  if (best.language !== "en" && Math.floor(best.count) === 1 && isAlsoEnglish(words, best.language))
    return null;
  return best.language === "en" || Math.floor(best.count) <= smallEnglish(words) ? null : best.language;
};

/** "no sleep just charts": one small word that English has too, beside none that is known elsewhere. */
const isAlsoEnglish = (words: readonly Word[], language: Language): boolean =>
  words.some(({ folded }) => isSmallWordOf(language, folded) && SHARED.test(folded)) &&
  (knownIn(language, words) === 0 || hasNoneOfMany(words));

/** "no cats, one hamster": before several, "no" is not Portuguese for "in the". */
const hasNoneOfMany = (words: readonly Word[]): boolean =>
  words.some(
    ({ folded, at }) => words[at - 1]?.folded === "no" && singulars(folded).some((form) => matchPhrase(form)),
  );
const SHARED =
  /^(no|on|in|an|am|as|me|do|die|so|is|was|son|per|pot|a|i|met|die|den|all|men|hat|des|com|pro|sin)$/;

/** How many of the words are nouns or verbs of that language. */
const knownIn = (language: Language, words: readonly Word[]): number =>
  words.filter((word) => isNounOf(language, word) || foreignVerb(words, word.at, language)).length;

/** "Frosch tanzt nachts": a noun and what it does, or nothing that is a word of English. */
const withoutSmallWords = (words: readonly Word[]): Language | null => {
  if (words.length < 2 || !words.some(({ folded }) => /^[a-z]/.test(folded))) return null;
  const isEnglish = words.some(({ folded }) => matchPhrase(folded) !== undefined);
  return (
    LANGUAGES.find(
      (language) =>
        knownIn(language, words) >= 2 &&
        (!isEnglish || words.some((word) => foreignVerb(words, word.at, language))),
    ) ?? null
  );
};

/** The language of an idea whose words have spaces between them, in whatever letters. */
export const spacedLanguageOf = (words: readonly Word[]): SpacedLanguage | null => {
  if (words.some(({ folded }) => /^[\u0400-\u04ff]/.test(folded))) return "ru";
  if (words.some(({ folded }) => /^[\u1100-\u11ff\uac00-\ud7af]/.test(folded))) return "ko";
  return languageOf(words);
};

/** "l'ours", "d'or", "qu'il". */
const elided = (language: string, { folded }: Word): boolean =>
  (language === "fr" || language === "it") && /^(l|d|qu|j|dell|nell|all)'/.test(folded);

const ofOneLanguage = new Set(wordsIn(wordList("words of one language")));

/** Whether small words of other languages stand in it, as many as English ones. */
export const holdsForeignWords = (words: readonly Word[]): boolean => {
  const foreign = words.filter(({ folded }) => ofOneLanguage.has(folded)).length;
  return foreign > 0 && foreign >= smallEnglish(words);
};

/** Whether any small word of English stands in it. */
export const holdsEnglish = (words: readonly Word[]): boolean => smallEnglish(words) > 0;
