import { phrasesIn } from "../data-text.ts";
import type { Action } from "./find-action.ts";
import type { Thing } from "./thing.ts";
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

/** "running a marathon", "doing yoga": the hero does it, and nobody else is shown who does. */
export const propOf = (words: Word[], thing: Thing, nth: number): Thing[] => {
  const prop = activities.get(thing.id);
  const isSomebody = /(er|or|ist|ina|man|woman)$/.test(thing.word) && !/^(water|soccer)/.test(thing.word);
  if (prop === undefined || nth === 0 || isSomebody || words.length < 3) return [thing];
  return prop === "-" ? [] : [{ ...thing, id: prop }];
};

const STATES = /^(deadline|unemployed|mayor|fired|homeless|sick|birthday|graduate)$/;
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
