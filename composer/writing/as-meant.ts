import { withTail } from "../reading/find-action.ts";
import { languageOf } from "../reading/languages.ts";
import type { Reading } from "../reading/read-idea.ts";
import { formsOfBase, matchVerb, type VerbForms } from "../reading/verbs.ts";
import { isActivity } from "../reading/word-forms.ts";
import type { Word } from "../reading/words.ts";

/** An idea with what its hero does as it was meant: the reader looks for what can be drawn. */
export const asMeant = (reading: Reading): Reading => {
  const { action, words } = reading;
  if (!action) return reading;
  const forms = languageOf(words) === null ? behindPast(words) : refused(reading);
  return forms ? { ...reading, action: { ...forms, place: action.place } } : reading;
};

/** "un chat qui refuse de travailler": what is refused is not done, though only the deed was understood. */
const refused = ({ text, action }: Reading): VerbForms | null =>
  action && REFUSES.test(text)
    ? {
        base: `refuse to ${action.base}`,
        third: `refuses to ${action.base}`,
        gerund: `refusing to ${action.base}`,
      }
    : null;
const REFUSES =
  /\b(refuse d|ne veut p|n['’]aime pas|no quiere|se niega|n[aã]o quer|se recusa|weigert|will nicht|mag nicht|non vuole|si rifiuta)/i;

/** "an owl who failed driving school": it failed, and drove no school. */
const behindPast = (words: readonly Word[]): VerbForms | null => {
  const at = words.findIndex(
    ({ folded }, nth) =>
      /[^aeiouy][^e]?ed$/.test(folded) &&
      /^(who|that|which|just|recently|once)$/.test(words[nth - 1]?.folded ?? "") &&
      isActivity(words[nth + 1]?.folded ?? ""),
  );
  const stem = words[at]?.folded.replace(/ed$/, "") ?? "";
  if (at < 0 || /(.)\1$|i$/.test(stem) || matchVerb(`${stem}e`)) return null;
  const tail = words.slice(at + 1).map(({ shown }) => shown.toLowerCase());
  return withTail(formsOfBase(stem), tail.join(" "));
};
