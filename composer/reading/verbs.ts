import { phrasesIn, wordsIn } from "../data-text.ts";
import { verbs } from "./lexicon/texts.gen.ts";
import { wordList } from "./word-list.ts";

/** What one does, in the three forms sentences need: "mine", "mines", "mining". */
export interface VerbForms {
  base: string;
  third: string;
  gerund: string;
}

const bases = verbs.split(/\s+/);

/** Their last letter is written twice before "ing" and "ed". */
const DOUBLED = new Set(wordsIn(wordList("doubled before ing")));

const thirdOf = (base: string): string => {
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

const gerundOf = (base: string): string => {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (DOUBLED.has(base)) return `${base}${base.at(-1)}ing`;
  return `${base}ing`;
};

const formsByWord = new Map<string, { forms: VerbForms; shape: keyof VerbForms }>();
for (const base of bases) {
  const forms = { base, third: thirdOf(base), gerund: gerundOf(base) };
  formsByWord.set(forms.base, { forms, shape: "base" });
}
for (const { forms } of [...formsByWord.values()]) {
  if (!formsByWord.has(forms.third)) formsByWord.set(forms.third, { forms, shape: "third" });
  formsByWord.set(forms.gerund, { forms, shape: "gerund" });
}

/** Known verbs only: guessing at verbs makes sentences nobody would write. */
export const matchVerb = (word: string): { forms: VerbForms; shape: keyof VerbForms } | undefined =>
  formsByWord.get(word);

/** The forms of a verb that is not listed, from its third person: "referees" gives "referee". */
export const formsOfThird = (third: string): VerbForms => formsOfBase(baseOfThird(third));

const baseOfThird = (third: string): string => {
  if (/[^aeiou]ies$/.test(third)) return `${third.slice(0, -3)}y`;
  return /(sses|shes|ches|xes|zzes|oes)$/.test(third) ? third.slice(0, -2) : third.slice(0, -1);
};

/** The forms of a verb that is not listed: a short one writes its last letter twice, as "quit" does. */
export const formsOfBase = (base: string): VerbForms => ({
  base,
  third: thirdOf(base),
  gerund: /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprt]$/.test(base) ? `${base}${base.at(-1)}ing` : gerundOf(base),
});

/** The forms of a verb that is not listed, from what one is doing: "appealing" gives "appeal", "evading" "evade". */
export const formsOfGerund = (gerund: string): VerbForms => {
  const base = baseOfStem(gerund.slice(0, -3));
  return { base, third: thirdOf(base), gerund };
};

const baseOfStem = (stem: string): string => {
  const isDoubled = /([bdgmnprt])\1$/.test(stem);
  const losesE =
    /([vczu]|[dlr]g|(?:ch|r)ang|eng|rs|ns|[bcdfgkptz]l)$/.test(stem) ||
    /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem) ||
    /[^aeiou](at|ad|id|ud|od|os|us|as|is|iz|ir|ur|ar|ak|ok|ik|ut)$/.test(stem);
  if (isDoubled) return stem.slice(0, -1);
  return losesE ? `${stem}e` : stem;
};

const regularPastOf = (base: string): string => {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
};

const pasts = new Map<string, VerbForms>();
for (const base of bases) {
  const forms = matchVerb(base)?.forms;
  if (forms) pasts.set(regularPastOf(base), forms);
}
for (const [past = "", base = ""] of phrasesIn(wordList("irregular pasts")).map((pair) => pair.split(" "))) {
  const forms = matchVerb(base)?.forms;
  if (forms) pasts.set(past, forms);
}

/** What one did, in the forms of what one does: "robbed" gives "rob". */
export const matchPast = (word: string): VerbForms | undefined => pasts.get(word);
