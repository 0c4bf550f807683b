import { sectionsOf } from "../data-text.ts";
import { flatText, oneOf } from "./flat-text.ts";
import { plainText } from "./plain-tokens.ts";
import { harmWords as text } from "./texts.gen.ts";
import { turn } from "./word-lists.ts";

/**
 * How a language calls for harm to a people: patterns with commas between them, "!" where nothing may follow.
 */
interface HarmWords {
  /** What stands before the people's name, and what behind it. */
  ahead: string;
  behind: string;
  groups: string;
  /** What may stand between the two. */
  between: string;
}

const section = sectionsOf(text);
const languages = ["german", "french", "spanish", "portuguese", "italian", "turkish", "polish", "russian"];

const harmWords: readonly HarmWords[] = languages.map((language) => ({
  ahead: turn(section(`${language} ahead`)),
  behind: turn(section(`${language} behind`)),
  groups: turn(section(`${language} groups`)),
  between: turn(section(`${language} between`)),
}));

/** Scripts whose words have no spaces between them, or carry their articles: whole patterns. */
const wideHarm: readonly string[] = section("wide")
  .replaceAll("GROUPS", section("wide groups"))
  .replaceAll("ARABIC", section("arabic groups"))
  .split("\n");

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
