import type { Token } from "./plain-tokens.ts";
import { groups } from "./word-lists.ts";

export const ADJECTIVES =
  "black|brown|white|asian|jewish|muslim|gay|trans|disabled|mexican|arab|indian|chinese|african|queer";
const OF_A_PEOPLE = new RegExp(`^(${ADJECTIVES})$`);

/** "black people", "trans folk". */
export const isPeople = (tokens: readonly Token[], at: number): boolean =>
  /^(people|folk|folks|men|women|kids)$/.test(tokens[at]?.word ?? "") &&
  OF_A_PEOPLE.test(tokens[at - 1]?.word ?? "");

/** Whether a people is named here, in one word or two. */
export const isGroup = (tokens: readonly Token[], at: number): boolean =>
  isPeople(tokens, at) || groups.has(tokens[at]?.word ?? "");
