import { wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import type { Language } from "./foreign-verb.ts";
import { foreignNouns, moreNouns } from "./lexicon/texts.gen.ts";
import { isPlainEnglish } from "./plain-english.ts";
import { formsOf } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** The columns of lexicon/foreign-nouns.txt behind its first; Chinese and Japanese share `wide`. */
export const foreignColumns = ["es", "pt", "fr", "de", "it", "wide", "ko", "ru", "ar", "he"] as const;
/** The columns of lexicon/more-nouns.txt. */
const moreColumns = ["nl", "pl", "tr", "id"] as const;
type Column = (typeof foreignColumns)[number] | (typeof moreColumns)[number];

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
const isAccented = (word: string): boolean =>
  foldText(word) !==
  word
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[’‘`´]/g, "'");

interface Noun {
  english: string;
  /** Written with an umlaut or an accent, without which it may be another word. */
  accented: boolean;
}

const columns = new Map<Column, Map<string, Noun>>(
  [...foreignColumns, ...moreColumns].map((column) => [column, new Map()]),
);
const learn = (table: string, names: readonly Column[]): void => {
  for (const line of table.split("\n")) {
    const [english = "", ...cells] = line.split(" | ");
    for (const [at, cell] of cells.entries()) {
      const name = names[at] ?? "wide";
      const nouns = columns.get(name);
      for (const noun of cell.split(" ")) {
        const key = /^(wide|ko)$/.test(name) ? noun : foldText(noun);
        if (noun === "-") continue;
        if (!nouns?.has(key)) nouns?.set(key, { english, accented: isAccented(noun) });
        const spelledOut = foldText(noun.replace(/[äöü]/g, (vowel) => UMLAUTS[vowel] ?? vowel));
        if (!nouns?.has(spelledOut)) nouns?.set(spelledOut, { english, accented: false });
      }
    }
  }
};
learn(foreignNouns, foreignColumns);
learn(moreNouns, moreColumns);
const nounsOf = (column: Column): ReadonlyMap<string, Noun> => columns.get(column) ?? new Map();

/** Chinese and Japanese nouns with their English, longest first: those scripts have no spaces to split at. */
export const wideNouns: readonly (readonly [noun: string, english: string])[] = [...nounsOf("wide")]
  .map(([noun, { english }]) => [noun, english] as const)
  .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));

const LATIN: readonly Language[] = ["es", "pt", "fr", "de", "it"];

/**
 * Words of other languages that are English words too: they count only where the idea is in that language.
 */
const ALSO_ENGLISH = new Set(wordsIn(wordList("also English")));
export const isAlsoEnglish = (word: string): boolean => ALSO_ENGLISH.has(word);

/** The English noun for a word of another language; undefined for a word that is none. */
export const translate = (word: Word, language: Language | null): string | undefined => {
  const script = scriptOf(word.folded);
  if (script === "latin") return translateLatin(word, language);
  if (script === "ko") return translateKorean(word.shown.normalize("NFC"));
  if (script === "ru") return translateRussian(word.folded);
  return script === null ? undefined : translateSemitic(word.folded, script);
};

const SCRIPTS = [
  ["latin", /^[a-z]/],
  ["ko", /^[\u1100-\u11ff\uac00-\ud7af]/],
  ["ru", /^[\u0400-\u04ff]/],
  ["he", /^[\u0590-\u05ff]/],
  ["ar", /^[\u0600-\u06ff]/],
] as const;
const scriptOf = (text: string): (typeof SCRIPTS)[number][0] | null =>
  SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? null;

const translateLatin = ({ folded, shown }: Word, language: Language | null): string | undefined => {
  if (language !== null && isMore(language)) return translateMore(folded, language);
  const bare = folded.replace(/^(l|d|qu|dell|nell|all|un|sull)'/, "");
  const forms = [...formsOf(bare), ...(bare.endsWith("es") ? [bare.slice(0, -2)] : [])];
  if (language === "de" || language === "it") forms.push(...pluralsOf(bare, language));
  const accented = isAccented(shown);
  // Spaniards may leave an accent out, Germans never an umlaut.
  if (language !== null) return firstOf(nounsOf(language), forms, accented || language !== "de");
  if (!accented && (ALSO_ENGLISH.has(bare) || forms.some(isPlainEnglish))) return undefined;
  for (const each of LATIN) {
    const found = firstOf(nounsOf(each), forms, accented);
    if (found) return found;
  }
  return undefined;
};

const isMore = (language: Language): language is (typeof moreColumns)[number] =>
  (moreColumns as readonly string[]).includes(language);

/** Dutch and Indonesian as they are listed, Polish and Turkish by their stems: "kedinin", "niedźwiedziem". */
const translateMore = (word: string, language: (typeof moreColumns)[number]): string | undefined => {
  const nouns = nounsOf(language);
  const bare = language === "id" ? word.replace(/nya$/, "") : word;
  if (nouns.has(bare)) return nouns.get(bare)?.english;
  if (language === "nl") return nouns.get(word.replace(/(s|en|je|jes)$/, ""))?.english;
  if (language === "id") return undefined;
  for (let length = word.length - 1; length >= 3; length--) {
    const english = nouns.get(word.slice(0, length))?.english;
    if (english && word.length - length <= (length > 3 ? 5 : 2)) return english;
  }
  return undefined;
};

/** "Pinguine", "Katzen", "gatti", "rane": plurals without an s. */
const pluralsOf = (bare: string, language: "de" | "it"): string[] => {
  if (bare.length < 5) return [];
  const stem = bare.slice(0, -1);
  if (language === "it") {
    if (bare.endsWith("i")) return [`${stem}o`, `${stem}e`];
    return bare.endsWith("e") ? [`${stem}a`] : [];
  }
  if (/(en|er)$/.test(bare)) return [stem, bare.slice(0, -2)];
  return /[en]$/.test(bare) ? [stem] : [];
};

/** Whether a word is a noun of that language. */
export const isNounOf = (language: Language, word: Word): boolean =>
  /^[a-z]/.test(word.folded) && translateLatin(word, language) !== undefined;

const firstOf = (
  nouns: ReadonlyMap<string, Noun>,
  forms: readonly string[],
  accented: boolean,
): string | undefined =>
  forms.map((form) => nouns.get(form)).find((noun) => noun && (accented || !noun.accented))?.english;

const PARTICLES = new Set(wordsIn(wordList("Korean particles")));

/** Korean nouns carry their particles at the end; a noun of one syllable needs a true particle behind it. */
const translateKorean = (word: string): string | undefined => {
  for (let length = Math.min(word.length, 6); length >= 1; length--) {
    const english = nounsOf("ko").get(word.slice(0, length))?.english;
    const rest = word.slice(length);
    if (english && (length > 1 ? rest.length <= 3 : rest === "" || PARTICLES.has(rest))) return english;
  }
  return undefined;
};

const ENDINGS = new Set(wordsIn(wordList("Russian endings")));

/** Russian nouns are listed by their stems. */
const translateRussian = (word: string): string | undefined => {
  for (let length = Math.min(word.length, 10); length >= 2; length--) {
    const english = nounsOf("ru").get(word.slice(0, length))?.english;
    const rest = word.slice(length);
    if (english && (rest === "" || (length > 3 ? rest.length <= 5 : ENDINGS.has(rest)))) return english;
  }
  return undefined;
};

/** Article, "and" and prepositions are written onto the noun. */
const translateSemitic = (word: string, script: "ar" | "he"): string | undefined => {
  const prefixes =
    script === "ar"
      ? ["", "ال", "و", "وال", "بال", "لل", "ب", "ل"]
      : ["", "ה", "ו", "ב", "ל", "מה", "וה", "ש", "כ", "מ"];
  for (const prefix of prefixes) {
    const english = word.startsWith(prefix)
      ? nounsOf(script).get(word.slice(prefix.length))?.english
      : undefined;
    if (english) return english;
  }
  return undefined;
};

/** The words of an idea in another language in English, each where it stands. */
export const englishWords = (
  text: string,
  words: readonly Word[],
  language: Language | null,
): { folded: string; at: number }[] => {
  const spaced = words.flatMap((word) => {
    if (language === null && scriptOf(word.folded) === "latin") return [];
    const english = translate(word, language);
    return english === undefined ? [] : [{ folded: english, at: word.at }];
  });
  if (!/[\u3040-\u30ff\u3400-\u9fff]/.test(text)) return spaced;
  let rest = text;
  const wide = wideNouns.flatMap(([noun, english]) => {
    if (!rest.includes(noun)) return [];
    rest = rest.replaceAll(noun, " ");
    return [{ folded: english, at: Number.MAX_SAFE_INTEGER }];
  });
  return [...spaced, ...wide];
};
