import { translate } from "../reading/foreign.ts";
import { foreignVerb } from "../reading/foreign-verb.ts";
import { isSmallWordOf, type Language, languageOf } from "../reading/languages.ts";
import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isMany, plural, withArticle } from "../reading/word-forms.ts";
import { SMALL_WORDS, type Word } from "../reading/words.ts";
import { NOTHING_SAID } from "./described.ts";
import { smallInEnglish } from "./in-english.ts";
import { isMass } from "./lexicon.ts";
import type { Parts } from "./parts.ts";

/** The parts of an idea in another language, or of pictures: what was understood, in English, then what was typed. */
export const partsAbroad = (reading: Reading): Parts | null => {
  const { subject, motif, action, count, words } = reading;
  if (!subject) return null;
  const language = languageOf(words);
  // "um tucano tomando café": who is named first is the hero, whether or not it can be drawn.
  const isOpened = language !== null && isSmallWordOf(language, words[0]?.folded ?? "");
  const firstNoun = isOpened ? 1 : subject.at;
  const object =
    action?.base
      .split(" ")
      .slice(1)
      .filter((word) => !SMALL_WORDS.has(word)) ?? [];
  const isMotif = motif !== null && !motif.isLoose && kindOf(motif.id) !== "face";
  const typed = words
    .filter(
      ({ at, folded }) =>
        (at > subject.at || subject.at !== firstNoun) &&
        at !== firstNoun &&
        isPlainLatin(folded) &&
        !SMALL_WORDS.has(folded),
    )
    .filter(({ folded }) => language === null || !isSmallWordOf(language, folded))
    .filter(({ at, folded, shown }) => language === null || !isDeed(words, at, language, folded, shown))
    .map((word) => translate(word, language) ?? (word.folded.length > 3 ? word.shown.toLowerCase() : ""));
  const typedHero = words[firstNoun];
  // "ein müder Bäcker": what is written small names nobody in German.
  const isSmall = language === "de" && !/^\p{Lu}/u.test(typedHero?.shown ?? "");
  // "een luie kat": what stands right before the hero only describes it.
  const isTrait = firstNoun === subject.at - 1;
  const isKnown =
    !typedHero ||
    isSmall ||
    isTrait ||
    firstNoun >= subject.at ||
    translate(typedHero, language) !== undefined;
  const one = isKnown ? subject.word : typedHero.shown.toLowerCase();
  const hero = count > 1 && isKnown ? plural(one) : one;
  const found = [
    object.slice(-2).join(" "),
    isMotif ? motif.word : "",
    one === subject.word ? "" : subject.word,
    ...(language ? typed.reverse() : []),
  ];
  const others = [...new Set(found)].filter((phrase) => phrase !== "" && phrase !== subject.word);
  return {
    hero,
    whole: hero,
    traits: [],
    isMany: count > 1,
    others: others.map((phrase, at) => ({
      phrase,
      at: -1 - at,
      like: "",
      isNear: at === 0,
      isUnknown: words.some(({ shown, folded }) => shown.toLowerCase() === phrase && !matchPhrase(folded)),
    })),
    ...NOTHING_SAID,
    having:
      isMotif &&
      action === null &&
      others.length > 0 &&
      !isMass(motif.word) &&
      isWith(words, motif.at, language)
        ? oneThing(motif.word)
        : null,
  };
};

/** In a language whose small words are known, one has what stands behind its "with". */
const isWith = (words: Word[], at: number, language: Language | null): boolean =>
  language === null ||
  words.slice(Math.max(0, at - 2), at).some(({ folded }) => smallInEnglish(folded, language) === "with");

/** What is done names nothing; a German noun has a capital. */
const isDeed = (words: Word[], at: number, language: Language, folded: string, shown: string): boolean =>
  foreignVerb(words, at, language) !== undefined ||
  /(ando|endo|indo)$/.test(folded) ||
  (language === "de" && !/^[A-Z]/.test(shown));

const oneThing = (word: string): string => (isMass(word) || isMany(word) ? word : withArticle(word));

const isPlainLatin = (word: string): boolean => /^[a-z]+$/.test(word);
