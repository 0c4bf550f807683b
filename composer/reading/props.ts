import { phrasesIn } from "../data-text.ts";
import type { Action } from "./find-action.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
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
  const isSomebody = /(er|or|ist|ina|man|woman)$/.test(thing.word) && !/^(water|soccer)/.test(thing.word);
  if (prop === undefined || !isSecond || isSomebody || words.length < 3) return [thing];
  return prop === "-" ? [] : [{ ...thing, id: prop }];
};

const STATES = /^(deadline|late|unemployed|mayor|fired|homeless|sick|birthday|graduate)$/;
const propsOfDeeds = pairsIn("props of deeds");
const propsOfTrades = pairsIn("props of trades");
/** Of no word in the idea: a thing that the deed calls for. */
const NOWHERE = 3000;

/** What one sees a deed by: who mows has a lawnmower. */
export const toolFor = (
  words: Word[],
  action: Action | null,
  subject: Thing,
  trades: readonly (string | null | undefined)[],
): Thing | null => {
  const said = words.filter(({ at }) => at !== subject.at).map(({ folded }) => folded);
  const id = [action?.base.split(" ")[0] ?? "", ...said.filter((word) => STATES.test(word))]
    .map((word) => propsOfDeeds.get(word))
    .concat(trades.map((trade) => propsOfTrades.get(trade ?? "")))
    .find((each) => each !== undefined);
  return id === undefined ? null : { id, word: "", at: NOWHERE, score: 0, isLoose: true };
};
