import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import type { Word } from "./words.ts";

/** The verb that stands nearest before a motif, wherever the motif is. */
export const verbWith = (words: Word[], { at }: Thing): string | undefined =>
  words
    .slice(Math.max(0, at - 5), Math.min(at, words.length))
    .map(({ folded }) => matchVerb(folded)?.forms.base)
    .findLast((base) => base !== undefined);

/** What is done to a motif: the verb that stands nearest before it, with nothing between that says where. */
export const verbBefore = (words: readonly Word[], { at }: Thing): string | undefined => {
  const before = words.slice(Math.max(0, at - 5), Math.min(at, words.length));
  const said = before.findLastIndex(({ folded }) => matchVerb(folded) !== undefined);
  if (said < 0) return undefined;
  const isElsewhere = before
    .slice(said + 1)
    .some(({ folded }) => /^(on|in|at|with|inside|under)$/.test(folded));
  return isElsewhere ? "" : matchVerb(before[said]?.folded ?? "")?.forms.base;
};
