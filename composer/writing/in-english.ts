import { phrasesIn } from "../data-text.ts";
import { foldText } from "../reading/clean-text.ts";
import { translate } from "../reading/foreign.ts";
import { foreignVerb } from "../reading/foreign-verb.ts";
import { foreignWords } from "../reading/lexicon/texts.gen.ts";
import { matchVerb } from "../reading/verbs.ts";
import { wordList } from "../reading/word-list.ts";
import type { Word } from "../reading/words.ts";
import { sentenceOf, type Token } from "./english-sentence.ts";

const LANGUAGES = ["es", "pt", "fr", "de", "it"] as const;
type Known = (typeof LANGUAGES)[number];

/** What describes, by language: "triste" is sad. */
const describing = new Map<string, Map<string, string>>(
  [...LANGUAGES, "ja"].map((each) => [each, new Map()]),
);
for (const line of foreignWords.split("\n")) {
  const [english = "", ...cells] = line.split(" | ");
  for (const [at, language] of [...LANGUAGES, "ja"].entries())
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
    tokens.push(...found.all);
    at += found.count;
  }
  if (!tokens.some(({ kind }) => kind === "noun")) return null;
  // A French thief and a French bird have one verb: only what has an object is stolen.
  const at = tokens.findIndex(({ english }) => english === "fly");
  const isTheft = language === "fr" && tokens.slice(at + 1, at + 3).some(({ kind }) => kind === "noun");
  if (at >= 0 && isTheft) tokens[at] = { kind: "verb", english: "steal" };
  return sentenceOf(language === "de" ? germanOrder(tokens) : romanceOrder(tokens));
};

/** What so many words mean together: "gafas de sol" are sunglasses. */
const tokensAt = (words: readonly Word[], at: number, count: number, language: Known): Token[] | null => {
  const run = words.slice(at, at + count);
  const [first] = run;
  if (!first || run.length < count || run.slice(0, -1).some(({ endsClause }) => endsClause)) return null;
  const shown = run.map((word) => word.shown).join("-");
  const word: Word = { ...first, shown, folded: foldText(shown) };
  // A German noun has a capital, and nothing else has one but the first word.
  const isNamed = language === "de" && /^\p{Lu}/u.test(shown) && (at > 0 || words.length === 1);
  const others = isNamed ? null : (otherAt(words, word, count, language) ?? null);
  if (others) return others;
  const noun = translate(word, language);
  const one: Word = { ...word, shown: shown.slice(0, -1), folded: word.folded.slice(0, -1) };
  const isMany = language !== "de" && word.folded.endsWith("s") && translate(one, language) === noun;
  const elided = /^([ld])['’]/.exec(word.folded)?.[1];
  if (noun)
    return [
      ...(elided ? [{ kind: "small" as const, english: elided === "l" ? "the" : "of" }] : []),
      { kind: "noun", english: noun, isMany },
    ];
  const isName = language !== "de" && count === 1 && at > 0 && /^\p{Lu}\p{L}+$/u.test(shown);
  return isName ? [{ kind: "name", english: shown }] : null;
};

const otherAt = (words: readonly Word[], word: Word, count: number, language: Known): Token[] | null => {
  const known = smallWords.get(language);
  const small = known?.get(word.shown.toLowerCase()) ?? known?.get(word.folded);
  if (small !== undefined) return small === "-" ? [] : [{ kind: "small", english: small }];
  const verb = count === 1 ? foreignVerb(words, word.at, language) : undefined;
  if (verb && matchVerb(verb.split(" ")[0] ?? "")) return [{ kind: "verb", english: verb }];
  const described = describing.get(language);
  const stems = language === "de" ? DECLINED : GENDERED;
  const adjective = stems.map((ending) => described?.get(ending(word.folded))).find((english) => english);
  return adjective ? [{ kind: "adjective", english: adjective }] : null;
};

const DECLINED = [(word: string) => word, (word: string) => word.replace(/e[rsnm]?$/, "")];
const GENDERED = [
  (word: string) => word,
  (word: string) => word.replace(/s$/, ""),
  (word: string) => word.replace(/as?$/, "o"),
  (word: string) => word.replace(/[ae]s?$/, ""),
  (word: string) => word.replace(/euses?$/, "eux"),
];

/** "ein Frosch, der Gitarre spielt": a relative does it last; what is done to a bare noun is done to several. */
const germanOrder = (tokens: Token[]): Token[] => {
  const last = tokens.at(-1);
  const from = tokens.findIndex(
    ({ english }, at) => english === "the" && at > 1 && tokens[at - 1]?.kind === "noun",
  );
  const ordered =
    last?.kind === "verb" && from >= 0
      ? [...tokens.slice(0, from), last, ...tokens.slice(from + 1, -1)]
      : tokens;
  return ordered.flatMap((each, at) => {
    const [before, next] = [ordered[at - 1], ordered[at + 1]];
    // "ein Dachs mit Heimweh" is a homesick badger.
    if (each.kind === "noun" && next?.kind === "adjective" && ordered[at + 2]?.kind !== "noun")
      return [next, each];
    if (each.kind === "adjective" && before?.kind === "noun" && next?.kind !== "noun") return [];
    const isBare = each.kind === "noun" && before?.kind === "verb" && before.english !== "play";
    return [isBare ? { ...each, isMany: true } : each];
  });
};

/**
 * "el perro triste" is the sad dog, and "botas de vaquero" are cowboy boots; but who is "atrasado para la boda"
 * is late for it, and one plays chess alone.
 */
const romanceOrder = (tokens: readonly Token[]): Token[] => {
  const ordered: Token[] = [];
  for (const [at, each] of tokens.entries()) {
    const before = ordered.at(-1);
    const isLinked = /^(for|of)\b/.test(tokens[at + 1]?.english ?? "");
    const isOfWhole = /^(late|stuck|asleep|afraid|on|in)\b/.test(each.english);
    if (
      each.kind === "adjective" &&
      before?.kind === "noun" &&
      !isLinked &&
      (!isOfWhole || (at === tokens.length - 1 && !each.english.includes(" ")))
    ) {
      const isDone = ordered.at(-2)?.kind === "verb" && /^(lonely|barefoot|drunk)$/.test(each.english);
      const english = each.english.replace("lonely", "alone");
      ordered.splice(isDone ? ordered.length : -1, 0, isDone ? { ...each, english } : each);
    } else if (each.kind === "noun" && before?.english === "of" && ordered.at(-2)?.kind === "noun") {
      ordered.splice(-2, 2, { ...each, isMany: false }, ordered.at(-2) as Token);
    } else ordered.push(each);
  }
  return ordered;
};
