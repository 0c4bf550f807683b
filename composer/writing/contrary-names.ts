import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Parts } from "./parts.ts";
import { type Add, LONGEST_NAME } from "./typed-names.ts";

const THINKS =
  /\b(?:thinks|believes|swears|insists|is convinced) (?:that )?(?:he|she|it|they)(?:['’]s|['’]re| is| are) (?:secretly |actually |really |still )?((?:an? |the )?[a-z]+(?: [a-z]+)?)[.!]?$/i;
const NEVER_STOPS =
  /\b(?:can['’]?t|cannot|won['’]?t|never|doesn['’]?t|refuses to) (?:stops?|shuts? up|quits?)(?= |$|[.,!])/i;

/** "Definitely Human" for a sheep who thinks he is, "Nonstop Mime" for a mime who won't shut up. */
export const addContrary = ({ text }: Reading, { hero }: Parts, add: Add): void => {
  const belief = THINKS.exec(text)?.[1]?.toLowerCase();
  const isTrade = kindOf(matchPhrase(belief?.replace(/^(an?|the) /, "") ?? "")?.id ?? "") === "person";
  if (belief && (!isTrade || belief === "human") && `definitely ${belief}`.length <= LONGEST_NAME + 2)
    add("believed", 11, "definitely", belief);
  if (NEVER_STOPS.test(text)) add("nonstop", 11, "nonstop", hero.split(" ").at(-1) ?? hero);
};
