import { phrasesIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import type { Action } from "./find-action.ts";
import { LETTERED, matchPhrase } from "./picture-index.ts";
import type { Thing } from "./thing.ts";
import { formsOfGerund, matchPast, matchVerb } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** Two words a phrase: what it is of, and the picture. */
const pairsIn = (section: string): ReadonlyMap<string, string> =>
  new Map(
    phrasesIn(wordList(section)).map((pair): [string, string] => {
      const [word = "", id = ""] = pair.split(" ");
      return [word, id];
    }),
  );
const activities = pairsIn("things of activities");

const byDeed = phrasesIn(wordList("things by their deed")).map((each) => each.split(" "));

/** "brushing its teeth": of some things one sees the deed by its tool, and not by them. */
const toolInstead = (words: Word[], { id, at }: Thing): string | undefined => {
  const before = words.slice(Math.max(0, at - 3), Math.min(at, words.length));
  return byDeed.find(
    ([verb, thing]) => thing === id && before.some(({ folded }) => matchVerb(folded)?.forms.base === verb),
  )?.[2];
};

/** "running a marathon", "doing yoga": the hero does it, and nobody else is shown who does. */
export const propOf = (words: Word[], thing: Thing, isSecond: boolean): Thing[] => {
  const tool = isSecond ? toolInstead(words, thing) : undefined;
  if (tool !== undefined) return [{ ...thing, id: tool }];
  const prop = activities.get(thing.id);
  const isSomebody =
    /(er|or|ist|ina|man|woman|guard)$/.test(thing.word) && !/^(water|soccer)/.test(thing.word);
  if (prop === undefined || !isSecond || isSomebody || words.length < 3) return [thing];
  return prop === "-" ? [] : [{ ...thing, id: prop }];
};

const propsOfDeeds = pairsIn("props of deeds");
/** Words are compared without their accents. */
const propsOfWords = new Map([...pairsIn("props of words")].map(([word, id]) => [foldText(word), id]));
const propsOfTrades = pairsIn("props of trades");
/** What one sees somebody of that trade by. */
export const toolOfTrade = (word: string): string | undefined => propsOfTrades.get(word);
/** Of no word in the idea: a thing that the deed calls for. */
export const NOWHERE = 3000;

/** What one sees a thing by that a word names: taxes are forms. */
export const propOfWords = (words: readonly Word[], subject: Thing): Thing | null =>
  propAs(
    words
      .filter(({ at, folded }) => !isSaidBy(subject, at) && !isOfLongerName(words, at, folded))
      .map(({ folded }) => propsOfWords.get(folded) ?? (WIDE.test(folded) ? propIn(folded) : undefined)),
  );

/** A card says all of its words itself: a lock before "wifi password" would hide them. */
const isSaidBy = ({ id, at: first, last = first }: Thing, at: number): boolean =>
  id === LETTERED ? at >= first && at <= last : at === first;

/** "a traffic light": that is no traffic. */
const isOfLongerName = (words: readonly Word[], at: number, word: string): boolean => {
  const next = words.find((each) => each.at === at + 1);
  return next !== undefined && matchPhrase(`${word} ${next.folded}`) !== undefined;
};

/** What one sees a deed by: who mows has a lawnmower. */
export const toolFor = (
  words: Word[],
  action: Action | null,
  subject: Thing,
  trades: readonly (string | null | undefined)[],
): Thing | null => {
  const said = words.filter(({ at }) => at !== subject.at).map(({ folded }) => folded);
  const done = action?.base.split(" ")[0] ?? "";
  // "failing his driving test": what is failed is seen, and else that it is.
  const besides = said
    .filter((word, nth) => word.endsWith("ing") || said[nth - 1] === "to" || said[nth + 1] === "by")
    .map((word) => (matchVerb(word)?.forms ?? matchPast(word) ?? gerundOf(word))?.base ?? "");
  const deeds = [done, ...besides].sort((a, b) => Number(FAILS.test(a)) - Number(FAILS.test(b)));
  const seen = deeds.map((deed) => propsOfDeeds.get(deed));
  return (
    propAs(seen) ??
    propOfWords(words, subject) ??
    propAs(trades.map((trade) => propsOfTrades.get(trade?.replaceAll(" ", "-") ?? "")))
  );
};

/** Of a verb that no list knows the deed may be seen all the same: "kayaking". */
const gerundOf = (word: string) => (/[aeiouy].*ing$/.test(word) ? formsOfGerund(word) : undefined);

/** "works as a barber": the trade that somebody has. */
export const jobSaid = (words: readonly Word[]): string | undefined => {
  const as = words.findIndex(
    ({ folded, at }) =>
      /^(work|works|working|worked|job|employed|hired)$/.test(folded) && words[at + 1]?.folded === "as",
  );
  return as < 0 ? undefined : words[as + (/^(a|an|the)$/.test(words[as + 2]?.folded ?? "") ? 3 : 2)]?.folded;
};

/** What one sees one deed by. */
export const propOfDeed = (base: string): Thing | null => propAs([propsOfDeeds.get(base)]);

const propAs = (ids: readonly (string | undefined)[]): Thing | null => {
  const id = ids.find((each) => each !== undefined);
  return id === undefined ? null : { id, word: "", at: NOWHERE, score: 0, isLoose: true };
};

const FAILS = /^(fail|flunk)$/;
/** Scripts that have no spaces to split at. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff]/;
const propIn = (word: string): string | undefined =>
  [...propsOfWords].find(([known]) => WIDE.test(known) && word.includes(known))?.[1];
