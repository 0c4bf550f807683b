import { linesByKey } from "../data-text.ts";
import type { Reading } from "../reading/read-idea.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import type { Random } from "../seeded/random.ts";
import { narratorFrom, type Sentence, type Slots, slotsIn } from "./narrator.ts";
import { slotsOf } from "./slots.ts";
import { forms as formLines, saidForms } from "./texts.gen.ts";

const SHORTEST = 205;
const LONGEST = 520;
/** So many words a story has at best. */
const BEST_LENGTH = [45, 65] as const;
/** So many tellings are written, before one is chosen. */
const TELLINGS = 64;
/** A form that comes this near to the best may be told instead of it: else the same few would always win. */
const NEAR = 6;

/** How often a step that may be left out is, besides. */
const SKIPPED = 0.4;

/** One joke in one form: its name, and its steps. */
interface Form {
  key: string;
  steps: readonly Step[];
}
interface Step {
  lines: readonly string[];
  /** The story stands without it. */
  isOptional: boolean;
}

/** The forms, by what is before the step's number. */
const forms: readonly Form[] = (() => {
  const steps = new Map<string, Step[]>();
  for (const [key, lines] of linesByKey(`${formLines.trim()}\n${saidForms.trim()}`)) {
    const form = key.slice(0, key.indexOf("."));
    steps.set(form, [...(steps.get(form) ?? []), { lines, isOptional: key.endsWith("?") }]);
  }
  return [...steps].map(([key, all]) => ({ key, steps: all }));
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
): readonly Sentence[] => toldIn(reading, name, ticker, random)?.sentences ?? [];

interface Told {
  key: string;
  sentences: readonly Sentence[];
  score: number;
}

/** The story and the form it is told in. */
export const toldIn = (reading: Reading, name: string, ticker: string, random: Random): Told | null => {
  const said = slotsOf(reading, name, ticker, random);
  // Where nothing more is known of it, an idea is quoted; where it cannot be, its hero is spoken of.
  const { as, noun, aNoun } = said;
  const known = [said, { ...said, quoted: as ?? [] }, { ...said, lone: noun ?? [], aLone: aNoun ?? [] }];
  const slots = known.find((each) => fittingOf(each).length > 0) ?? said;
  const fitting = fittingOf(slots);
  const words = contentOf(reading);
  const each = Math.max(8, Math.ceil(TELLINGS / Math.max(1, fitting.length)));
  const told = fitting.flatMap(({ key, steps }) => {
    const tellings = Array.from({ length: each }, (_, at) => {
      const sentences = tell(steps, slots, random, (at % 4) * 0.22);
      return { key, sentences, score: scoreOf(sentences, words, name) + (isAboutEnough(sentences) ? 2 : 0) };
    }).filter(({ sentences }) => isWithin(lengthOf(sentences), SHORTEST, LONGEST));
    return tellings.sort((one, other) => other.score - one.score).slice(0, 1);
  });
  const about = told.filter(({ sentences }) => isAboutEnough(sentences));
  const good = about.length > 0 ? about : told;
  const best = Math.max(...good.map(({ score }) => score));
  const near = good.filter(({ score }) => score >= best - NEAR);
  // A form made for this very relation is told rather than one for any: the more there are, the more often.
  const own = near.filter(({ sentences }) =>
    sentences.some(({ line }) => slotsIn(line).some((slot) => OWN.test(slot))),
  );
  return random.pick(random.boolean(own.length / (own.length + 2)) ? own : near) ?? null;
};

/** What of an idea can be told, and in which forms: those that speak of its point. */
const fittingOf = (slots: Slots): readonly Form[] =>
  forms.filter(
    (form) => form.steps.every(({ lines }) => lines.some((line) => isFilled(line, slots))) && isPointed(form),
  );

const isFilled = (line: string, slots: Slots): boolean =>
  slotsIn(line).every((slot) => slots[lower(slot)]?.[0] !== undefined);

const isPointed = ({ steps }: Form): boolean =>
  steps.filter(({ lines }) => lines.some((line) => slotsIn(line).some(isPoint))).length >= 3;

/** One telling; `terse` is how many of the asides are left out, and of the steps that may be. */
function tell(steps: Form["steps"], slots: Slots, random: Random, terse: number): readonly Sentence[] {
  const narrator = narratorFrom(slots, random);
  narrator.narrate(ORIGINALS);
  for (const { lines, isOptional } of steps)
    if (!isOptional || random.next() >= terse + SKIPPED)
      narrator.narrate(
        lines.map((line) => line.replace(ASIDE, (aside) => (random.next() < terse ? "" : aside))),
      );
  return narrator.sentences;
}

/**
 * A choice of whole sentences behind another sentence, that says nothing of the idea: the story stands without
 * it. Not the answer to a question, and not one that another choice follows.
 */
const ASIDE = /(?<=[^?][.!]”?(?<!asked\.)) \[[^=“”{}[\]]*\.\](?!.*\[=)/g;

/** Whether three of its lines speak of the idea, one of them in its second half. */
const isAboutEnough = (story: readonly Sentence[]): boolean => {
  const about = story.map(({ line }) => slotsIn(line).some(isPoint));
  return about.filter(Boolean).length >= 3 && about.slice(about.length / 2).some(Boolean);
};

/**
 * How well a story tells its idea: how many of its sentences speak of it, those of the turn too; how much of
 * the idea it holds; whether short and long sentences take turns; and whether it is as long as it should be.
 */
const scoreOf = (story: readonly Sentence[], words: readonly string[], name: string): number => {
  const said = story.map(({ line, text }) => ({
    slots: slotsIn(line),
    isAbout: slotsIn(line).some(isPoint),
    text: text.replaceAll(name, "").toLowerCase(),
  }));
  const about = said.filter(({ isAbout }) => isAbout).length;
  const turn = said.slice(Math.floor(said.length / 2)).filter(({ isAbout }) => isAbout).length;
  const all = said.map(({ text }) => text).join(" ");
  const held = words.length === 0 ? 1 : words.filter((word) => all.includes(word)).length / words.length;
  const lengths = textOf(story)
    .split(/[.!?]+/)
    .map((sentence) => sentence.trim().split(/\s+/).length)
    .filter((length) => length > 0);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const spread =
    lengths.reduce((sum, length) => sum + Math.abs(length - mean), 0) / Math.max(1, lengths.length);
  const count = textOf(story).split(/\s+/).length;
  const [least, most] = BEST_LENGTH;
  const length = count < least ? (least - count) / 3 : count > most ? (count - most) / 3 : 0;
  const named = textOf(story).split(name).length - 1;
  return (
    Math.min(3, about) +
    Math.min(2, turn) +
    held * 3 +
    Math.min(2, spread) / 2 -
    length -
    Math.max(0, named - 2) * 2
  );
};

const textOf = (story: readonly Sentence[]): string => story.map(({ text }) => text).join(" ");
const lengthOf = (story: readonly Sentence[]): number => textOf(story).length;
const isWithin = (length: number, least: number, most: number): boolean => length >= least && length <= most;
const lower = (slot: string): string => slot.charAt(0).toLowerCase() + slot.slice(1);

/** Slots that say who it is and nothing more; every other slot of a story says what the idea is about. */
export const isPoint = (slot: string): boolean => !WHO.test(slot);
const WHO =
  /^(name|hero|ticker|kind|bareKind|theKind|noun|theNoun|aNoun|kinds|its|itself|itObject|itSubject|closing|original|plainNoun|as)$/i;

/** Slots of one relation or one theme: a story made for it is told before those for any. */
const OWN =
  /^(worn|ridden|foe|guarded|stolen|hiding|sold|soon|coping|losing|holding|rising|outdoors|waking|trusting|working|owing|thinking|texting|vibing|shrugging|grunting|posing|advising|eating|glitching|ordered|regretting|dreading)$/i;

/** What of an idea a story should speak of: its longer words, without their endings. */
const contentOf = ({ words }: Reading): string[] =>
  words
    .filter(({ folded }) => folded.length > 3 && !SMALL_WORDS.has(folded))
    .map(({ folded }) => folded.replace(/(ing|ed|es|s)$/, ""));

/** A story is always in English; an idea in another script is quoted once. */
const ORIGINALS = [
  "At home they say of {name}: “{original}”.",
  "On the label of {name} it says “{original}”.",
  "It was first put like this, of {name}: “{original}”.",
];
