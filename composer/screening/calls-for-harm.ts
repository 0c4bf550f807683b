import { flatText, oneOf } from "./flat-text.ts";
import { type HarmWords, harmWords, wideHarm } from "./harm-words.ts";
import { plainText } from "./plain-tokens.ts";

const DENIED =
  "(?<! (?:nicht|nie|kein|keine|gegen|ne|pas|contre|no|nunca|contra|nao|non|mai|contro|не|нет|против|stop) )";

const callIn = ({ ahead, behind, groups, between }: HarmWords): string => {
  const amid = `(?: ${oneOf(between)}){0,4}`;
  return ` ${DENIED}(?:${oneOf(ahead)}${amid} ${oneOf(groups)}|${oneOf(groups)}${amid} ${oneOf(behind)})(?= )`;
};

const CALLS = harmWords.map((language) => new RegExp(callIn(language), "u"));
const WIDE = new RegExp(wideHarm.map((pattern) => plainText(pattern)).join("|"), "u");

/** Whether the words call for the death or the driving out of a people, in a language other than English. */
export const callsForHarm = (plain: string): boolean => {
  const flat = flatText(plain);
  return WIDE.test(plain) || CALLS.some((call) => call.test(flat));
};
