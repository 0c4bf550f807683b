import { wordsIn } from "../data-text.ts";
import { type Action, withTail } from "./find-action.ts";
import { translate } from "./foreign.ts";
import { DEFINITE, foreignVerb, INDEFINITE, type SpacedLanguage, wideVerbs } from "./foreign-verb.ts";
import { spacedLanguageOf } from "./languages.ts";
import { kindOf } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { plural, withArticle } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

const WIDE_AT = 2000;
const FARTHEST = 4;
const needsObject = new Set(wordsIn(wordList("foreign verbs with an object")));

/** What the hero of another language does, in English: "toca el piano" is to play the piano. */
export const foreignAction = (
  text: string,
  words: Word[],
  things: readonly Thing[],
  subject: Thing | null,
): Action | null => {
  const others = things.filter((thing) => thing !== subject);
  const found = spokenDeed(words, others, subject?.at ?? -1) ?? wideDeed(text, others);
  const forms = found && matchVerb(found.base)?.forms;
  if (
    !found ||
    !forms ||
    (found.object === "" && needsObject.has(found.base) && !(found.isVerb && /^(win|lose)$/.test(found.base)))
  )
    return null;
  const isRidden = found.base === "drive" && RIDDEN.test(found.object);
  return { ...withTail((isRidden && matchVerb("ride")?.forms) || forms, found.object), place: null };
};

/** Other languages have one verb for a car and for what is ridden: nobody drives a bicycle. */
export const RIDDEN =
  /(^| )(bicycle|bike|unicycle|tricycle|motorcycle|motorbike|scooter|moped|skateboard|sled|horse|donkey|camel|elephant)s?$/;

const INTRANSITIVE = /^(travel|sleep|dance|run|fly|swim|cry|laugh|live|jump|surf|work)$/;

interface Deed {
  base: string;
  /** In English, with its article; "" where none was said. */
  object: string;
  /** Nothing but a verb can stand there: "que gana". */
  isVerb?: boolean;
}

/** The first verb of a sentence in another language, in English, and where it is. */
const spokenVerb = (words: Word[], subjectAt: number) => {
  const language = spacedLanguageOf(words);
  if (language === null) return null;
  for (const { at } of words) {
    const base = at === subjectAt ? undefined : foreignVerb(words, at, language);
    if (base) return { base, at, language };
  }
  return null;
};

/** Also where it is no deed: "fear". */
export const foreignBase = (words: Word[], subjectAt: number): string | undefined =>
  spokenVerb(words, subjectAt)?.base;

const spokenDeed = (words: Word[], things: readonly Thing[], subjectAt: number): Deed | null => {
  const verb = spokenVerb(words, subjectAt);
  if (!verb) return null;
  const { base, at, language } = verb;
  // "tomar el sol", "tomando banho de sol": in these languages a bath is drunk.
  if (base === "drink") {
    const taken = words.slice(at + 1, at + 4).map(({ folded }) => folded);
    if (taken.some((word) => /^(sol|soleil|sole)$/.test(word))) return { base: "sunbathe", object: "" };
    if (/^(banho|bano|bain|bagno)$/.test(taken[0] ?? "")) return { base: "bathe", object: "" };
  }
  const isLast = language === "tr" || language === "ko";
  if (isLast && INTRANSITIVE.test(base)) return { base, object: "" };
  if (isLast) return { base, object: objectBefore(words, at, things, language) };
  const object = objectAfter(words, at, things, language);
  // "eine Maus die einen Elefanten trägt": in a clause of its own the verb is last.
  const isClause = object === "" && /^(de|nl)$/.test(language);
  const isVerb = RELATIVE.test(words[at - 1]?.folded ?? "");
  return { base, object: isClause ? objectBefore(words, at, things, language) : object, isVerb };
};

const RELATIVE = /^(que|qui|che|der|die|das)$/;

const prepositions = new Set(wordsIn(wordList("foreign prepositions")));

/** In Turkish and Korean the verb is last. */
const objectBefore = (
  words: Word[],
  verbAt: number,
  things: readonly Thing[],
  language: SpacedLanguage,
): string => {
  // "mutfakta": what stands there is where it is done.
  const isPlace = ({ at }: Thing): boolean =>
    language === "tr" && /[a-z]{3}[dt][ae](ki)?$/.test(words[at]?.folded ?? "");
  const thing = things.findLast((each) => each.at < verbAt && each.at >= verbAt - 2 && !isPlace(each));
  return thing ? determined(thing, "", "") : "";
};

const objectAfter = (
  words: Word[],
  verbAt: number,
  things: readonly Thing[],
  language: SpacedLanguage,
): string => {
  for (let at = verbAt + 1; at <= verbAt + FARTHEST && !words[at - 1]?.endsClause; at++) {
    const word = words[at];
    if (!word || prepositions.has(word.folded)) break;
    const thing = things.find((each) => each.at === at);
    // The others have other plurals: one "kaas".
    const written = /^(es|pt|fr)$/.test(language) ? word.folded : "";
    if (thing) return determined(thing, words[at - 1]?.folded ?? "", written);
    const unseen = translate(word, language === "ko" || language === "ru" ? null : language);
    if (unseen) return determined({ id: "", word: unseen }, words[at - 1]?.folded ?? "", written);
  }
  return "";
};

const determined = ({ id, word }: Pick<Thing, "id" | "word">, before: string, written: string): string => {
  const many = /[^s]s$/.test(written) && !word.endsWith("s") && !UNCOUNTED.test(word);
  if (DEFINITE.test(before)) return `the ${many ? plural(word) : word}`;
  if (many) return plural(word);
  return INDEFINITE.test(before) || !isUncounted(id, word) ? withArticle(word) : word;
};

const isUncounted = (id: string, word: string): boolean => kindOf(id) === "food" || UNCOUNTED.test(word);
const UNCOUNTED =
  /^(chess|money|gold|music|football|soccer|golf|hockey|basketball|volleyball|poker|yoga|karate|parkour|paella|tennis|water|insurance|rent|news)$|[^s]s$/;

/** Chinese says what is done before what it is done to, Japanese after it. */
const wideDeed = (text: string, things: readonly Thing[]): Deed | null => {
  const [verb, base] = wideVerbs.find(([each]) => text.includes(each)) ?? [];
  if (!verb || !base) return null;
  const from = text.indexOf(verb);
  const placed = things
    .filter(({ at }) => at >= WIDE_AT)
    .map((thing) => ({ thing, from: thing.at - WIDE_AT }));
  const object =
    placed.find((each) => each.from >= from + verb.length && each.from <= from + verb.length + FARTHEST) ??
    placed.find((each) => each.from < from && text.slice(each.from, from).includes("を"));
  return { base, object: object ? determined(object.thing, "", "") : "" };
};
