import { phrasesIn, wordsIn } from "../data-text.ts";
import { isPegLeg, isSaidOfBody } from "./body-part.ts";
import { languageOf } from "./languages.ts";
import { kindOf, LETTERED, matchPhrase } from "./picture-index.ts";
import { toolOfTrade } from "./props.ts";
import type { Thing } from "./thing.ts";
import { matchPast, matchVerb } from "./verbs.ts";
import { formsOf, singulars } from "./word-forms.ts";
import { wordList } from "./word-list.ts";
import { SMALL_WORDS, type Word } from "./words.ts";

/** Nouns for things that are made: what stands before one only says which ("toilet brush", "hole punch"). */
const made = new Set(wordsIn(wordList("made things")));
const qualities = new Set(wordsIn(wordList("qualities")));
const vague = new Set([
  ...wordsIn(wordList("too vague for a sign")),
  ...wordsIn(wordList("parts of somebody")),
]);

const isMade = (word: Word | undefined): boolean =>
  word !== undefined && formsOf(word.folded).some((form) => made.has(form));

/** Whether a word can be a noun here, as far as its shape shows. */
const isNoun = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.folded ?? "";
  if (!/^\p{L}{3,}$/u.test(word) || SMALL_WORDS.has(word) || qualities.has(word) || vague.has(word))
    return false;
  if (/er$/.test(word) && words[at + 1]?.folded === "than") return false;
  const isDone = matchVerb(word) !== undefined || matchPast(word) !== undefined;
  return !(isDone && !isAfterNoun(words, at)) && !/(ly|ing|ous|ful|less|est|ish|[a-z]{3}ed)$/.test(word);
};

/** "the walk", "a ted talk": behind an article or a noun a verb is none. */
const isAfterNoun = (words: readonly Word[], at: number): boolean => {
  const before = words[at - 1]?.folded ?? "";
  if (before === "to") return false;
  return /^(a|an|the|his|her|its|their|my)$/.test(before) || matchPhrase(before) === undefined;
};

const spanOf = ({ at, last }: Thing): readonly [number, number] => [at, last ?? at];
const thingAt = (things: readonly Thing[], at: number): Thing | undefined =>
  things.find((thing) => thing.at < 1000 && spanOf(thing)[0] <= at && at <= spanOf(thing)[1]);

/** Whether a picture was found for that word, and not merely something it calls to mind. */
const isNamed = (things: readonly Thing[], at: number): boolean => {
  const thing = thingAt(things, at);
  return thing !== undefined && !thing.isLoose;
};

/** `isOne`: in the singular, as a hero is called. */
const lettered = (words: readonly Word[], at: number, last: number, score: number, isOne = true): Thing => ({
  id: LETTERED,
  word: words
    .slice(at, last + 1)
    .map(({ folded }, nth) => (isOne && at + nth === last ? (singulars(folded)[0] ?? folded) : folded))
    .join(" "),
  at,
  last,
  score,
});

/**
 * A compound whose last word names no picture is one thing that has none: a "ticket machine" is no ticket. What
 * stands before its last word is taken out of `things`.
 */
export const withCompounds = (words: readonly Word[], things: readonly Thing[]): Thing[] => {
  const whole: Thing[] = [];
  const parts = new Set<Thing>();
  for (const thing of things) {
    const [at, last] = spanOf(thing);
    const next = words[last + 1];
    if (thing.at >= 1000 || words[last]?.endsClause || !next || !isMade(next) || isDoneBy(thing, words))
      continue;
    // "a chef cooler than a cucumber"
    if (words[last + 2]?.folded === "than") continue;
    const head = thingAt(things, last + 1);
    if (head && !head.isLoose && head.word !== "machine") continue;
    parts.add(thing);
    if (head) parts.add(head);
    const bonus = /^(creature|person)$/.test(kindOf(thing.id)) ? 5 : 2;
    whole.push(lettered(words, at, last + 1, thing.isLoose ? thing.score + 6 : thing.score - bonus + 3));
  }
  return whole.length === 0 ? [...things] : [...things.filter((thing) => !parts.has(thing)), ...whole];
};

/** "a hedgehog brushes its teeth": what somebody does is no thing. */
const isDoneBy = (thing: Thing, words: readonly Word[]): boolean => {
  const [, last] = spanOf(thing);
  return (
    matchVerb(words[last + 1]?.folded ?? "")?.shape === "third" &&
    /^(a|an|the|its|his|her|their|my)$/.test(words[last + 2]?.folded ?? "")
  );
};

const OPENS = /^(a|an|the|my|our|one|this|every)$/;
/** What makes the noun before it the one that acts or is described. */
const DESCRIBES = /^(who|that|which|with|without|afraid|scared|addicted|in|on|at)$/;

/** Who acts in "a dehumidifier who loves cats", where no picture has that name. */
export const unseenHero = (words: readonly Word[], things: readonly Thing[]): Thing | null => {
  const from = words.findIndex(({ folded }) => OPENS.test(folded));
  if (from < 0 || from > 0 || languageOf(words) !== null) return null;
  const end = words.findIndex(
    ({ folded, at }) =>
      at > from + 1 &&
      (DESCRIBES.test(folded) ||
        matchVerb(folded)?.shape === "gerund" ||
        matchVerb(folded)?.shape === "third"),
  );
  if (end < 0 || end > from + 4) return null;
  const head = end - 1;
  const run = words.slice(from + 1, end);
  if (run.some(({ endsClause, at }) => endsClause || (at < head && SMALL_WORDS.has(words[at]?.folded ?? ""))))
    return null;
  if (run.some(({ at }) => isNamed(things, at))) return null;
  if (!isNoun(words, head)) return null;
  const before = head - 1 > from && isNoun(words, head - 1) ? head - 1 : head;
  return lettered(words, before, head, 9);
};

/** Something the idea names besides its hero, for which there is no picture. */
export const unseenMotif = (
  words: readonly Word[],
  things: readonly Thing[],
  hero: Thing,
  isShown: (word: Word) => boolean,
): Thing | null => {
  const from = hero.at < 1000 ? (hero.last ?? hero.at) + 1 : 0;
  const figure = figureSaid(words, from);
  if (figure || languageOf(words) !== null) return figure;
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (!word || !(LEADS.test(word.folded) || isDeed(words, at))) continue;
    const found = phraseFrom(words, at + 1);
    if (!found) continue;
    const [first, last] = found;
    const span = words.slice(first, last + 1);
    if (span.some((each) => isShown(each) || isNamed(things, each.at) || isOfBody(words, hero, each)))
      continue;
    return lettered(words, first, last, 0, false);
  }
  return null;
};

/** "a dog with two heads": one sees that on the dog. */
const isOfBody = (words: readonly Word[], { id }: Thing, { at }: Word): boolean =>
  (kindOf(id) === "creature" && isSaidOfBody(words, at)) || isPegLeg(words, at);

/** "100x leverage", "since 2017", "stuck in 1999": the figure is what it is about. */
const figureSaid = (words: readonly Word[], from: number): Thing | null => {
  for (const { at, folded } of words.slice(from)) {
    const next = words[at + 1]?.folded ?? "";
    if (TIMES.test(folded)) return lettered(words, at, STAKES.test(next) ? at + 1 : at, 0, false);
    if (YEAR.test(next) && /^(since|until|till)$/.test(folded)) return lettered(words, at, at + 1, 0, false);
    if (YEAR.test(next) && folded === "in") return lettered(words, at + 1, at + 1, 0, false);
  }
  return null;
};
const TIMES = /^\d{1,4}x$/;
const STAKES = /^(leverage|long|longs|short|shorts|margin)$/;
const YEAR = /^(19|20)\d\d$/;

/** What is missing and has no picture: "without a passport". */
export const unseenLack = (words: readonly Word[], things: readonly Thing[], hero: Thing): Thing | null => {
  if (languageOf(words) !== null || hero.at >= words.length) return null;
  for (const { at, folded } of words.slice((hero.last ?? hero.at) + 1)) {
    const next = words[at + 1]?.folded ?? "";
    const isOut = folded === "of" && words[at - 1]?.folded === "out" && !NO_LACK.test(next);
    const found = (LACKS.test(folded) && next !== "longer") || isOut ? phraseFrom(words, at + 1) : null;
    if (!found) continue;
    const span = words.slice(found[0], found[1] + 1);
    if (span.some((each) => isNamed(things, each.at) || isOfBody(words, hero, each))) continue;
    const missing = lettered(words, found[0], found[1], 0, false);
    // "a fisherman without a rod": the tool that he is drawn by.
    const tool = toolOfTrade(hero.word);
    return tool !== undefined && matchPhrase(missing.word)?.id === tool ? { ...missing, id: tool } : missing;
  }
  return null;
};
const LACKS = /^(without|no|zero|lacks|lacking)$/;
/** "out of town": what one can be out of and not lack. */
const NO_LACK =
  /^(an?|the|town|office|order|control|shape|nowhere|place|context|date|hand|season|pocket|sync|tune|bounds|reach|sight|touch|line|bed|jail|prison|retirement|character|hiding|spite|curiosity|love|necessity|(his|her|its|their|my))$/;

const LEADS = /^(with|holding|on|in|at|into|over|against|through|under|wearing|from|to)$/;

const isDeed = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.folded ?? "";
  return matchVerb(word) !== undefined || matchPast(word) !== undefined || /[a-z]{3}ing$/.test(word);
};

/** Article, what describes it, and one or two nouns. */
const phraseFrom = (words: readonly Word[], from: number): readonly [number, number] | null => {
  let last = -1;
  for (let at = from; at < Math.min(words.length, from + 5); at++) {
    const word = words[at]?.folded ?? "";
    if (at > from && words[at - 1]?.endsClause) break;
    if (isNoun(words, at)) {
      last = at;
      continue;
    }
    if (last >= 0 && vague.has(word)) return [last, at];
    if (last >= 0 || (SMALL_WORDS.has(word) && !DETERMINES.test(word))) break;
  }
  if (last < 0) return null;
  // "a limbo contest", "a long distance relationship": a board holds the whole name.
  const whole = words[last]?.endsClause || !ends.has(words[last + 1]?.folded ?? "") ? last : last + 1;
  if (whole - 2 >= from && JOINED.test(words[whole - 2]?.folded ?? "")) return [whole - 2, whole];
  if (whole > last) return [last, whole];
  const isPair =
    last - 1 >= from && (isNoun(words, last - 1) || /[a-z]{3}ing$/.test(words[last - 1]?.folded ?? ""));
  return [isPair ? last - 1 : last, last];
};
const ends = new Set(phrasesIn(wordList("ends of longer names")));
const JOINED =
  /^(long|short|self|high|low|first|second|third|mid|half|full|part|double|blind|black|dark|open|social|mental|midlife|quarter|zero|anti|non)$/;
const DETERMINES = /^(a|an|the|his|her|its|their|my|your|our|some|two|three|every|all|another)$/;
