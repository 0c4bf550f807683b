import { linesByKey } from "../data-text.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Random } from "../seeded/random.ts";
import { narratorFrom, type Sentence, slotsIn } from "./narrator.ts";
import { slotsOf } from "./slots.ts";
import { forms as formLines } from "./texts.gen.ts";

const SHORTEST = 205;
const LONGEST = 600;
/** So many forms are told, before one telling is chosen. */
const TELLINGS = 8;

/** One joke in one form: the lines of each of its steps. */
type Form = readonly (readonly string[])[];

/** The forms, by what is before the step's number. */
const forms: readonly Form[] = (() => {
  const steps = new Map<string, (readonly string[])[]>();
  for (const [key, lines] of linesByKey(formLines)) {
    const form = key.slice(0, key.indexOf("."));
    steps.set(form, [...(steps.get(form) ?? []), lines]);
  }
  return [...steps.values()];
})();

/** A story of this idea: one joke, told of nothing but what the idea says. */
export const writeStory = (reading: Reading, name: string, ticker: string, random: Random): string =>
  storySentences(reading, name, ticker, random)
    .map(({ text }) => text)
    .join(" ");

/** The same, with the line that each sentence was made from. */
export const storySentences = (
  reading: Reading,
  name: string,
  ticker: string,
  random: Random,
): readonly Sentence[] => {
  const slots = slotsOf(reading, name, ticker, random);
  const isTold = (form: Form) =>
    form.every((step) =>
      step.some((line) => slotsIn(line).every((slot) => slots[lower(slot)]?.[0] !== undefined)),
    );
  const told = toThePointFirst(random.shuffle(forms.filter(isTold)))
    .slice(0, TELLINGS)
    .map((form) => tell(form, slots, random))
    .filter((story) => lengthOf(story) >= SHORTEST && lengthOf(story) <= LONGEST);
  const words = contentOf(reading);
  const covers = (story: readonly Sentence[]) => {
    const text = textOf(story).replaceAll(name, "").toLowerCase();
    const isAbout = story.some(({ line }) => slotsIn(line).some((slot) => POINT.test(slot)));
    return words.filter((word) => text.includes(word)).length + (isAbout ? words.length : 0);
  };
  const [best] = [...told].sort((one, other) => covers(other) - covers(one));
  return best ?? [];
};

const toThePointFirst = (all: readonly Form[]): Form[] => [
  ...all.filter(isToThePoint),
  ...all.filter((form) => !isToThePoint(form)),
];
const isToThePoint = (form: Form): boolean =>
  form.flat().some((line) => slotsIn(line).some((slot) => POINT.test(slot)));

function tell(form: Form, slots: ReturnType<typeof slotsOf>, random: Random): readonly Sentence[] {
  const narrator = narratorFrom(slots, random);
  narrator.narrate(ORIGINALS);
  for (const step of form) narrator.narrate(step);
  return narrator.sentences;
}

const textOf = (story: readonly Sentence[]): string => story.map(({ text }) => text).join(" ");
const lengthOf = (story: readonly Sentence[]): number => textOf(story).length;
const lower = (slot: string): string => slot.charAt(0).toLowerCase() + slot.slice(1);

/** What somebody does, fears, loves or wants: with it, a story is told of nothing else. */
const POINT = /^(my|any|your)?(base|gerund|third|feared|loved|hoped)$/i;

/** What of an idea a story should speak of: its longer words, without their endings. */
const contentOf = ({ words }: Reading): string[] =>
  words.map(({ folded }) => folded.replace(/(ing|ed|es|s)$/, "")).filter((word) => word.length > 3);

/** A story is always in English; an idea in another script is quoted once. */
const ORIGINALS = [
  "At home they say of {name}: \u201c{original}\u201d.",
  "On the label of {name} it says \u201c{original}\u201d.",
  "It was first put like this, of {name}: \u201c{original}\u201d.",
];
