import type { Word } from "./words.ts";

export type Language = "es" | "pt" | "fr" | "de" | "it";

/** The small words that give a language away. */
const telling: Record<Language | "en", string> = {
  en: "the a an of who with and to is are on in that for at my his her its from by about not but this your you i",
  de: "der die das den dem ein eine einen einem einer und im mit auf ohne mein meine ist nicht sehr zu von für fur aus zum zur am kein",
  es: "el la los las un una unos unas que con del al en y por para muy sin mi su es como de más mas pero",
  pt: "o os as um uma uns umas que com do da dos das no na nos nas em e por para muito sem meu minha é ao de mais seu",
  fr: "le la les un une des qui du de et dans sur avec sans mon ma mes au aux est trop très tres ne pas son sa en pour c'est",
  it: "il lo la i gli le un uno una che con del della di nel nella sul sulla e per molto senza mio mia è al da non",
};
const sets = Object.entries(telling).map(
  ([language, words]) => [language, new Set(words.split(" "))] as const,
);

/** The language of an idea in Latin letters; null when it is English or cannot be told. */
export const languageOf = (words: readonly Word[]): Language | null => {
  let best: { language: Language | "en"; count: number } = { language: "en", count: 0 };
  for (const [language, set] of sets) {
    const count = words.filter((word) => set.has(word.folded) || elided(language, word)).length;
    if (count > best.count) best = { language: language as Language | "en", count };
  }
  return best.language === "en" ? null : best.language;
};

/** "l'ours", "d'or", "qu'il". */
const elided = (language: string, { folded }: Word): boolean =>
  (language === "fr" || language === "it") && /^(l|d|qu|j|dell|nell|all)'/.test(folded);
