import { translate, wideNouns } from "../reading/foreign.ts";
import { wideVerbs } from "../reading/foreign-verb.ts";
import type { Reading } from "../reading/read-idea.ts";
import { languageIn } from "./as-meant.ts";
import { bare } from "./whole-phrase.ts";

const OTHER_SCRIPT = /[\u0400-\u04ff\u0590-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;
const LONGEST = 40;

const PARTICLES = /[的一个個只隻条條在和与與了会會很大小の、。，！はがをにでとへもな・]/gu;

/**
 * Whether an idea in another script may be quoted: short, and nothing in it but words that were understood.
 */
export const isQuotable = ({ text, subject, words }: Reading): boolean => {
  if (subject === null || !OTHER_SCRIPT.test(text) || text.length > LONGEST) return false;
  if (!UNSPACED.test(text)) return words.every((word) => translate(word, null) !== undefined);
  const rest = [...wideNouns, ...wideVerbs].reduce((left, [known]) => left.replaceAll(known, ""), text);
  return !/[\p{L}\p{N}]/u.test(rest.replace(PARTICLES, ""));
};

/** An idea in Latin letters that could not be put into English and of which only the hero was understood, as it was typed. */
export const foreignIn = ({ text, subject, action, heart, words }: Reading): string | null => {
  const isMore = [action, heart.dread, heart.joy, heart.wish].some((each) => each !== null);
  const phrase = bare(text);
  return subject !== null && !isMore && languageIn(words) !== null && words.length > 2 && PLAIN.test(phrase)
    ? phrase
    : null;
};
const PLAIN = /^[\p{Script=Latin}0-9'’, -]{5,60}$/u;
