import { kindOf, matchPhrase } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { withArticle } from "../reading/word-forms.ts";
import { isMass } from "./lexicon.ts";
import { type Add, LONGEST_NAME } from "./name-hero.ts";
import type { Parts } from "./parts.ts";

const THINKS =
  /\b(?:thinks|believes|swears|insists|is convinced) (?:that )?(?:he|she|it|they)(?:['’]s|['’]re| is| are) (?:secretly |actually |really |still )?((?:an? |the )?[a-z]+(?: [a-z]+)?)[.!]?$/i;
const NEVER_STOPS =
  /\b(?:can['’]?t|cannot|won['’]?t|never|doesn['’]?t|refuses to) (?:stops?|shuts? up|quits?)(?= |$|[.,!])/i;

/**
 * "Definitely Human" for a sheep who thinks he is, "Definitely Not an Owl" for one who thinks it is a chair, and
 * "Nonstop Mime" for a mime who won't shut up.
 */
export const addContrary = ({ text }: Reading, { hero, isMany }: Parts, add: Add): void => {
  const belief = THINKS.exec(text)?.[1]?.toLowerCase();
  const kind = kindOf(matchPhrase(belief?.replace(/^(an?|the) /, "") ?? "")?.id ?? "");
  const isSomebody = kind === "creature" || belief === "human";
  if (belief && isSomebody && `definitely ${belief}`.length <= LONGEST_NAME + 2)
    add("believed", 12.6, "definitely", belief);
  // "Definitely a Chair" would not tell who it is; who thinks he is a lawyer is "Lawyer Duck".
  if (belief && !isSomebody && kind !== "person")
    add("believed", 14, "definitely not", isMany || isMass(hero) ? hero : withArticle(hero));
  if (NEVER_STOPS.test(text)) add("nonstop", 11, "nonstop", hero.split(" ").at(-1) ?? hero);
};
