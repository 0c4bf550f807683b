import { phrasesIn } from "../data-text.ts";
import { foldText } from "../reading/clean-text.ts";
import { isAlsoEnglish, translate } from "../reading/foreign.ts";
import { RIDDEN } from "../reading/foreign-action.ts";
import { foreignVerb } from "../reading/foreign-verb.ts";
import type { Language } from "../reading/languages.ts";
import { foreignWords, moreWords } from "../reading/lexicon/texts.gen.ts";
import { kindOf, matchPhrase, OWN_NAME } from "../reading/picture-index.ts";
import { wordList } from "../reading/word-list.ts";
import type { Word } from "../reading/words.ts";
import { sentenceOf, type Token } from "./english-sentence.ts";
import { inOrder } from "./foreign-order.ts";

/** The columns of lexicon/foreign-words.txt and of lexicon/more-words.txt behind their first. */
const columns = ["es", "pt", "fr", "de", "it", "ja"] as const;
const moreColumns = ["nl", "pl", "tr", "id"] as const;
const LANGUAGES = ["es", "pt", "fr", "de", "it", ...moreColumns] as const;

/** What describes, by language: "triste" is sad. */
const describing = new Map<string, Map<string, string>>(
  [...columns, ...moreColumns].map((each) => [each, new Map()]),
);
for (const [table, names] of [
  [foreignWords, columns],
  [moreWords, moreColumns],
] as const)
  for (const line of table.split("\n")) {
    const [english = "", ...cells] = line.split(" | ");
    for (const [at, language] of names.entries())
      for (const word of cells[at]?.split(" ") ?? [])
        if (word !== "-") describing.get(language)?.set(foldText(word), english);
  }

export const japaneseDescribing: readonly (readonly [string, string])[] = [...(describing.get("ja") ?? [])];

const smallWords = new Map<string, ReadonlyMap<string, string>>(
  LANGUAGES.map((language) => [
    language,
    new Map(
      phrasesIn(wordList(`English of ${language}`)).map((pair) => {
        const [word = "", ...english] = pair.split(" ");
        return [word, english.join(" ")];
      }),
    ),
  ]),
);

/** "avec" is with. */
export const smallInEnglish = (word: string, language: Language): string | undefined =>
  smallWords.get(language)?.get(word);

/** An idea of another language word for word in English; null where a word of it is not known. */
export const inEnglish = (words: readonly Word[], spoken: string | null): string | null => {
  const language = LANGUAGES.find((each) => each === spoken);
  if (!language) return null;
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const found = [4, 3, 2, 1]
      .map((count) => ({ count, all: tokensAt(words, at, count, language) }))
      .find(({ all }) => all !== null);
    if (!found?.all) return null;
    tokens.push(...found.all, ...(language === "tr" ? particleOf(words[at]) : []));
    at += found.count;
  }
  if (!tokens.some(({ kind }) => kind === "noun")) return null;
  // A French thief and a French bird have one verb: only what has an object is stolen.
  const at = tokens.findIndex(({ english }) => english === "fly");
  const isTheft = language === "fr" && tokens.slice(at + 1, at + 3).some(({ kind }) => kind === "noun");
  if (at >= 0 && isTheft) tokens[at] = { kind: "verb", english: "steal" };
  const driven = tokens.findIndex(({ kind, english }) => kind === "verb" && english === "drive");
  if (driven >= 0 && tokens.some(({ kind, english }) => kind === "noun" && RIDDEN.test(english)))
    tokens[driven] = { kind: "verb", english: "ride" };
  const ordered = inOrder(tokens.map(asRobbed), language);
  // An order that is not known.
  return ordered.some(({ english }) => english === "can") ? null : sentenceOf(ordered);
};

/** One robs a bank, and steals a banana. */
const asRobbed = (token: Token, at: number, all: readonly Token[]): Token => {
  const taken = all.slice(at + 1, at + 3).find(({ kind }) => kind === "noun")?.english ?? "";
  const isTaken = /^(food|thing)$/.test(kindOf(matchPhrase(taken)?.id ?? ""));
  return token.english === "rob" && isTaken ? { ...token, english: "steal" } : token;
};

/** "plajda" is at the beach: Turkish writes it onto the noun. */
const particleOf = (word: Word | undefined): Token[] =>
  /^\p{L}{3,}[dt][ae](ki)?$/u.test(word?.folded ?? "") ? [{ kind: "small", english: "で" }] : [];

/** What so many words mean together: "gafas de sol" are sunglasses. */
const tokensAt = (words: readonly Word[], at: number, count: number, language: Language): Token[] | null => {
  const run = words.slice(at, at + count);
  const [first] = run;
  if (!first || run.length < count || run.slice(0, -1).some(({ endsClause }) => endsClause)) return null;
  const shown = run.map((word) => word.shown).join("-");
  const word: Word = { ...first, shown, folded: foldText(shown) };
  // A German noun has a capital, and nothing else has one but the first word.
  const isNamed =
    language === "de" && count === 1 && /^\p{Lu}/u.test(shown) && (at > 0 || words.length === 1);
  const others = isNamed ? null : (otherAt(words, word, count, language) ?? null);
  if (others) return others;
  if (count === 1 && isDance(words, word, language))
    return [{ kind: "noun", english: word.folded, isMany: false }];
  // Polish and Turkish nouns are known by how they begin: what stands behind one is another word.
  const noun = count > 1 && /^(pl|tr)$/.test(language) ? undefined : translate(word, language);
  const one: Word = { ...word, shown: shown.slice(0, -1), folded: word.folded.slice(0, -1) };
  const isMany = isPluralIn(word, one, language, noun);
  const elided = /^([ld])['’]/.exec(word.folded)?.[1];
  if (noun)
    return [
      ...(elided ? [{ kind: "small" as const, english: elided === "l" ? "the" : "of" }] : []),
      { kind: "noun", english: noun, isMany },
    ];
  if (count === 1 && isLoan(word) && (language !== "de" || isNamed))
    return [{ kind: "noun", english: word.folded, isMany: false }];
  const isName = language !== "de" && count === 1 && at > 0 && /^\p{Lu}\p{L}+$/u.test(shown);
  return isName ? [{ kind: "name", english: shown }] : null;
};

/** "Poker", "baguette": a word that English has taken, or lent. */
const isLoan = ({ folded }: Word): boolean =>
  /^[a-z]{4,}$/.test(folded) && !isAlsoEnglish(folded) && matchPhrase(folded)?.weight === OWN_NAME;

/** "bailando tango": what stands bare behind it is the dance. */
const isDance = (words: readonly Word[], { at, folded }: Word, language: Language): boolean =>
  foreignVerb(words, at - 1, language) === "dance" && matchPhrase(folded) !== undefined;

const isPluralIn = (word: Word, one: Word, language: Language, noun: string | undefined): boolean => {
  const stem = /^(.{2,}?)(.)\2?en$/.exec(word.folded);
  const germanic = /^(nl|de)$/.test(language) && stem ? `${stem[1]}${stem[2]}` : null;
  const singular = germanic ? { ...word, folded: germanic, shown: germanic } : one;
  const isSeveral = germanic !== null || (language !== "de" && word.folded.endsWith("s"));
  return isSeveral && translate(singular, language) === noun;
};

const otherAt = (words: readonly Word[], word: Word, count: number, language: Language): Token[] | null => {
  const known = smallWords.get(language);
  const small = known?.get(word.shown.toLowerCase()) ?? known?.get(word.folded);
  if (small !== undefined) return small === "-" ? [] : [{ kind: "small", english: small }];
  const verb = count === 1 ? foreignVerb(words, word.at, language) : undefined;
  if (verb) return [{ kind: "verb", english: verb }];
  const described = describing.get(language);
  const stems = stemsOf[language] ?? GENDERED;
  const adjective = stems.map((ending) => described?.get(ending(word.folded))).find((english) => english);
  return adjective ? [{ kind: "adjective", english: adjective }] : null;
};

const DECLINED = [
  (word: string) => word,
  (word: string) => word.replace(/[rsnm]$/, ""),
  (word: string) => word.replace(/e[rsnm]?$/, ""),
];
const GENDERED = [
  (word: string) => word,
  (word: string) => word.replace(/s$/, ""),
  (word: string) => word.replace(/as?$/, "o"),
  (word: string) => word.replace(/[ae]s?$/, ""),
  (word: string) => word.replace(/euses?$/, "eux"),
];
const stemsOf: Partial<Record<Language, typeof GENDERED>> = {
  de: DECLINED,
  nl: DECLINED,
  pl: [(word) => word, (word) => word.replace(/(ego|ej|[aeiy]|ym|im)$/, "")],
  tr: [(word) => word],
  id: [(word) => word],
};
