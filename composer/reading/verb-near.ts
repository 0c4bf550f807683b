import type { Thing } from "./thing.ts";
import { matchPast, matchVerb } from "./verbs.ts";
import type { Word } from "./words.ts";

/** The verb that stands nearest before a motif, wherever the motif is. */
export const verbWith = (words: Word[], { at }: Thing): string | undefined =>
  words
    .slice(Math.max(0, at - 5), Math.min(at, words.length))
    .map(({ folded }) => matchVerb(folded)?.forms.base)
    .findLast((base) => base !== undefined);

/** What is done to a motif: the verb that stands nearest before it, with nothing between that says where. */
export const verbBefore = (words: readonly Word[], { at }: Pick<Thing, "at">): string | undefined => {
  const before = words.slice(Math.max(0, at - 5), Math.min(at, words.length));
  const said = before.findLastIndex((word) => verbAt(words, word) !== undefined);
  if (said < 0) return undefined;
  const isElsewhere = before
    .slice(said + 1)
    .some(({ folded }) => /^(on|in|at|with|inside|under)$/.test(folded));
  return isElsewhere ? "" : before[said] && verbAt(words, before[said]);
};

/** "ate my homework": before an article or an owner a past is done, and describes nothing. */
const verbAt = (words: readonly Word[], { at, folded }: Word): string | undefined =>
  matchVerb(folded)?.forms.base ??
  (ARTICLE.test(words[at + 1]?.folded ?? "") ? matchPast(folded)?.base : undefined);
const ARTICLE = /^(a|an|the|his|her|its|their|my|our|all|every)$/;
