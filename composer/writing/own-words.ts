import { foldText } from "../reading/clean-text.ts";
import { inIdiom } from "../reading/idioms.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isSlipped } from "../reading/slips.ts";
import { SMALL_WORDS } from "../reading/words.ts";

const QUOTED = /["“„«]([^"“”„«»]{3,32})["”“»]/u;
const TICKER = /\$([a-z][a-z0-9]{2,9})\b/iu;
const LONGEST = 30;
const ARTICLE = /^(?:an?|the|eine?|der|die|das|una?|uno|um|uma|une|el|la|le|il)\s+/i;
const JOINS = /^(in|on|with|of|at|to|for|by|from|and|or|who|that|which|but)$/;

/** What was typed in quotes: it is used as it is. */
export const quotedName = ({ text }: Reading): string | null => {
  const name = QUOTED.exec(text)?.[1]?.trim();
  return name && /\p{L}{2}/u.test(name) ? name : null;
};

/** A ticker that was typed with its dollar sign. */
export const typedTicker = ({ text }: Reading): string | null =>
  TICKER.exec(text)?.[1]?.toUpperCase() ?? null;

/** The idea itself where it already is a name: "Skill Issue", "Potato President"; not a sentence about somebody. */
export const phraseAsName = ({ text, subject, action, words }: Reading): string | null => {
  const phrase = text.replace(ARTICLE, "").replace(/[.!?…]+$/u, "");
  const spoken = phrase.split(" ");
  const says = words.filter(({ folded }) => !SMALL_WORDS.has(folded)).length;
  // A slip of the pen is no name, and neither is what the reader left out (a crime, a promise).
  const read = new Set(words.map(({ folded }) => folded));
  const isRead = spoken.every((word) => read.has(foldText(word)) && !isSlipped(foldText(word)));
  if (!isRead || phrase.length > LONGEST || !/^[\p{Script=Latin}0-9' ’-]+$/u.test(phrase)) return null;
  if (subject === null) return spoken.length <= 5 && (says > 0 || spoken.length > 1) ? phrase : null;
  const isNoun =
    action === null &&
    !words.some(({ at }) => inIdiom(words, at)) &&
    !spoken.some((word) => JOINS.test(word.toLowerCase()));
  return isNoun && says > 1 && spoken.length <= 3 ? phrase : null;
};
