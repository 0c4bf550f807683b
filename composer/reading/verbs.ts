import { verbs } from "./lexicon/texts.gen.ts";

/** What one does, in the three forms sentences need: "mine", "mines", "mining". */
export interface VerbForms {
  base: string;
  third: string;
  gerund: string;
}

const bases = verbs.split(/\s+/);

const DOUBLED =
  /^(run|dig|swim|hop|nap|spin|sit|bet|rob|get|forget|win|plan|chop|hug|hum|skip|stir|jog|rap|pin|mop|cut|plot|drag|step|trap|drum|strum|knit|program)$/;

const thirdOf = (base: string): string =>
  /(s|x|z|ch|sh|o)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;

const gerundOf = (base: string): string => {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (DOUBLED.test(base)) return `${base}${base.at(-1)}ing`;
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

const IRREGULAR_PASTS = `ate eat, stole steal, rode ride, drove drive, sold sell, bought buy, built build, ran run, sang sing, fought fight,
flew fly, swam swim, dug dig, drew draw, wrote write, taught teach, drank drink, threw throw, caught catch, found find, lost lose, hid hide, slept sleep,
dreamt dream, froze freeze, led lead, heard hear, bit bite, spun spin, sat sit, stood stand, dove dive, forgot forget, made make, brought bring, took take,
gave give, got get, wore wear, held hold, kept keep, shrank shrink, grew grow, woke wake, fell fall, won win, swept sweep, broke break, lent lend, knit knit,
became become, knew know, thought think, spied spy, sued sue`;

const pasts = new Map<string, VerbForms>();
for (const base of bases) {
  const forms = matchVerb(base)?.forms;
  const past = base.endsWith("e")
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : DOUBLED.test(base)
        ? `${base}${base.at(-1)}ed`
        : `${base}ed`;
  if (forms) pasts.set(past, forms);
}
for (const [past = "", base = ""] of IRREGULAR_PASTS.split(/,\s*/).map((pair) => pair.split(" "))) {
  const forms = matchVerb(base)?.forms;
  if (forms) pasts.set(past, forms);
}

/** What one did, in the forms of what one does: "robbed" gives "rob". */
export const matchPast = (word: string): VerbForms | undefined => pasts.get(word);
