import { matchPast, matchVerb } from "../reading/verbs.ts";

const PLAIN_VERBS = new Set(
  `happens happen happened goes went gone says said means meant seems feels felt comes came works does did done was were has had gets got puts
  lets sees saw seen tells told asks asked begins began ends needs wants loves hates likes thinks thought knows knew leaves left sends sent tries
  tried shows showed shares share starts stops stopped helps brings becomes became stays stayed calls called uses used turns dies died owes pays
  paid meets met spends spent rings falls breaks broke loses rises rose grows opens closes moves believes refuses learns forgot understands`.split(
    /\s+/,
  ),
);

/** Whether a word says what is done or was done, and so names nobody. */
export const isDoing = (word: string): boolean => {
  const shape = matchVerb(word)?.shape;
  return PLAIN_VERBS.has(word) || shape === "third" || shape === "gerund" || matchPast(word) !== undefined;
};
