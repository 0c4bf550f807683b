import { sectionsOf } from "../data-text.ts";
import { harmWords as text } from "./texts.gen.ts";
import { turn } from "./word-lists.ts";

/**
 * How a language calls for harm to a people: patterns with commas between them, "!" where nothing may follow.
 */
export interface HarmWords {
  /** What stands before the people's name, and what behind it. */
  ahead: string;
  behind: string;
  groups: string;
  /** What may stand between the two. */
  between: string;
}

const section = sectionsOf(text);
const languages = ["german", "french", "spanish", "portuguese", "italian", "turkish", "polish", "russian"];

export const harmWords: readonly HarmWords[] = languages.map((language) => ({
  ahead: turn(section(`${language} ahead`)),
  behind: turn(section(`${language} behind`)),
  groups: turn(section(`${language} groups`)),
  between: turn(section(`${language} between`)),
}));

/** Scripts whose words have no spaces between them, or carry their articles: whole patterns. */
export const wideHarm: readonly string[] = section("wide")
  .replaceAll("GROUPS", section("wide groups"))
  .replaceAll("ARABIC", section("arabic groups"))
  .split("\n");
