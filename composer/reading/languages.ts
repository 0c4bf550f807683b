import { isNounOf, translate } from "./foreign.ts";
import { foreignVerb, type Language } from "./foreign-verb.ts";
import type { Word } from "./words.ts";

export type { Language } from "./foreign-verb.ts";

/** The small words by which a language is recognised. */
const telling: Record<Language | "en", string> = {
  en: "the a an of who with and to is are on in that for at my his her its from by about not but this your you i",
  de: "der die das den dem ein eine einen einem einer und im mit auf ohne mein meine ist nicht sehr zu von für fur aus zum zur am kein",
  es: "el la los las un una unos unas que con del al en y por para muy sin mi su es como de más mas pero",
  pt: "o os as um uma uns umas que com do da dos das no na nos nas em e por para muito sem meu minha é ao de mais seu",
  fr: "le la les un une des qui du de et dans sur avec sans mon ma mes au aux est trop très tres ne pas son sa en pour c'est",
  it: "il lo la i gli le un uno una che con del della di nel nella sul sulla e per molto senza mio mia è al da non",
};
const LANGUAGES = ["de", "es", "pt", "fr", "it"] as const;
const sets = (["en", ...LANGUAGES] as const).map(
  (language) => [language, new Set(telling[language].split(" "))] as const,
);
const english = new Set(telling.en.split(" "));
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
  return best.language === "en" || Math.floor(best.count) <= smallEnglish(words) ? null : best.language;
};

/** How many of the words are nouns or verbs of that language. */
const knownIn = (language: Language, words: readonly Word[]): number =>
  words.filter((word) => isNounOf(language, word) || foreignVerb(words, word.at, language)).length;

/** "Frosch tanzt nachts": a noun and what it does. */
const withoutSmallWords = (words: readonly Word[]): Language | null => {
  if (!words.some((word) => /^[a-z]/.test(word.folded) && translate(word, null) !== undefined)) return null;
  return (
    LANGUAGES.find(
      (language) =>
        knownIn(language, words) >= 2 && words.some((word) => foreignVerb(words, word.at, language)),
    ) ?? null
  );
};

/** "l'ours", "d'or", "qu'il". */
const elided = (language: string, { folded }: Word): boolean =>
  (language === "fr" || language === "it") && /^(l|d|qu|j|dell|nell|all)'/.test(folded);

const TOLD_APART =
  /^(und|ich|nicht|mein|meine|eine|einen|dem|zum|zur|beim|sehr|der|das|los|las|una|unos|unas|muy|qui|une|avec|sans|tres|trop|um|uma|uns|dos|das|meu|minha|nao|che|il|lo|gli|uno|della|nella|sulla|molto|senza|mio|mia|sono|el|les|aux)$/;

/** Whether small words of other languages stand in it, as many as English ones. */
export const holdsForeignWords = (words: readonly Word[]): boolean => {
  const foreign = words.filter(({ folded }) => TOLD_APART.test(folded)).length;
  return foreign > 0 && foreign >= smallEnglish(words);
};

/** Whether any small word of English stands in it. */
export const holdsEnglish = (words: readonly Word[]): boolean => smallEnglish(words) > 0;
