import { linesByKey, sectionsOf, wordsIn } from "../data-text.ts";
import { formFits } from "./texts.gen.ts";

const section = sectionsOf(formFits);
/** The verbs of each form. */
const verbsByForm = (name: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = new Map<string, Set<string>>();
  for (const [forms, lines] of linesByKey(section(name)))
    for (const form of wordsIn(forms))
      all.set(form, new Set([...(all.get(form) ?? []), ...lines.flatMap(wordsIn)]));
  return all;
};
const onlyFor = verbsByForm("only for");
const notFor = verbsByForm("not for");
const crimes = new Set(wordsIn(section("crimes")));
const failures = new Set(wordsIn(section("failures")));
const states = new Set(wordsIn(section("said of a state")));
const ofFeared = new Set(wordsIn(section("said of what is feared")));
const ofHated = new Set(wordsIn(section("said of what is hated")));
const aloud = new Set(wordsIn(section("said aloud")));

const verbOf = (base: string): string => base.split(" ")[0] ?? "";

export const fits = {
  isCrime: (base: string): boolean => crimes.has(verbOf(base)),
  isFailure: (base: string): boolean => failures.has(verbOf(base)),
  /** Whether a form is one that this deed can be told in: nobody complains of the noise of a theft. */
  isForDeed: (form: string, base: string): boolean =>
    (onlyFor.get(form)?.has(verbOf(base)) ?? true) && !notFor.get(form)?.has(verbOf(base)),
  /** Whether a form about what somebody cannot bear is one for what is hated, or for what is feared. */
  isForDread: (form: string, isHated: boolean): boolean => !(isHated ? ofFeared : ofHated).has(form),
  /** Whether a form for any phrase is one for what somebody is ("skill issue"), or for what somebody says. */
  isForPhrase: (form: string, isState: boolean): boolean =>
    isState ? !aloud.has(form) || states.has(form) : !states.has(form) || aloud.has(form),
};
