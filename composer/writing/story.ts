import { withTail } from "../reading/find-action.ts";
import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import type { Random } from "../seeded/random.ts";
import { asMeant } from "./as-meant.ts";
import { type Form, forms, MADE_FOR_IT, MADE_FOR_ITS_DEED, MADE_FOR_ITS_KIND } from "./forms.ts";
import { narratorFrom, type Sentence, type Slots, slotsIn } from "./narrator.ts";
import { quotedTwice } from "./quoted-twice.ts";
import { isBrief } from "./seen.ts";
import { slotsOf } from "./slots.ts";
import { faultsIn } from "./sound.ts";
import { type Content, contentOf, fitFor, isPoint, isWhole, scoreOf } from "./story-score.ts";

const SHORTEST = 205;
const LONGEST = 455;
/** So many tellings are written in all, before one is chosen, in so many forms at most. */
const TELLINGS = 64;
const MOST_FORMS = 16;
/** And of each form so many. */
const LEAST_TELLINGS = 7;
const MOST_TELLINGS = 16;
/** A form that comes this near to the best may be told instead of it: else the same few would always win. */
const NEAR = 14;
/** Of two tellings in one form that are nearly as good either may be told: else all are told alike. */
const AS_GOOD = 0.5;

/** How often a form for nearly every idea is thought of: else most ideas would be told in these. */
const OF_ANYBODY = 0.35;
/** How often a step that may be left out is, besides. */
const SKIPPED = 0.4;

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
export const toldIn = (read: Reading, name: string, ticker: string, random: Random): Told | null => {
  const meant = campaigning(asMeant(read));
  const reading = { ...meant, text: spokenOf(meant.text) };
  const said = slotsOf(reading, name, ticker, random);
  // Where nothing more is known of it, or no telling is sound, an idea is said of its hero, or quoted; else only the
  // hero is spoken of.
  const { as, asSomeone, noun, aNoun } = said;
  const known = [
    said,
    { ...said, someone: asSomeone ?? [] },
    { ...said, quoted: as ?? [] },
    { ...said, lone: noun ?? [], aLone: aNoun ?? [] },
  ];
  for (const slots of known) {
    const telling = tellingWith(slots, reading, name, random);
    const phrase = (slots.quoted ?? slots.event)?.[0];
    if (telling && phrase) return { ...telling, sentences: quotedTwice(telling.sentences, phrase) };
    if (telling) return telling;
  }
  return null;
};

/** Who runs for mayor is told of as running, and not only as wanting to be one. */
const campaigning = (reading: Reading): Reading => {
  const { heart, words } = reading;
  const at = words.findIndex(
    ({ folded }, nth) => /^run(s|ning)$/.test(folded) && words[nth + 1]?.folded === "for",
  );
  const office = heart.wish?.replace(/^be (?:the |an? )?/, "");
  const forms = matchVerb("run")?.forms;
  return at < 0 || !office || !forms
    ? reading
    : {
        ...reading,
        heart: { ...heart, wish: null },
        action: { ...withTail(forms, `for ${office}`), place: reading.action?.place ?? null },
      };
};

/** As it is read out: "we are so back / it's so over" has a comma, "typing... for hours" no dots. */
const spokenOf = (text: string): string =>
  text.replace(/\s*[/|]\s*(?=\w)/g, ", ").replace(/\s*(?:\.{2,}|…)\s*(?=\w)/g, " ");

const tellingWith = (slots: Slots, reading: Reading, name: string, random: Random): Told | null => {
  const content = contentOf(reading);
  const isFit = fitFor(reading, slots);
  const all = narrowed(
    fittingOf(slots),
    ({ isOfAnybody }) => !isOfAnybody || random.boolean(slots.lone ? 2 * OF_ANYBODY : OF_ANYBODY),
  );
  const fitting = narrowed(all, ({ key }) => isFit(key));
  for (const pool of [madeForIt(fitting, random), fitting, all]) {
    const tried = random.shuffle(pool).slice(0, MOST_FORMS);
    const told = tried.flatMap((form) =>
      bestTelling(form, slots, content, name, TELLINGS / tried.length, random),
    );
    const whole = told.filter((each) => each.isWhole && each.isAbout);
    if (whole.length === 0 && pool !== all) continue;
    const good = narrowed(
      narrowed(told, (each) => each.isWhole),
      ({ isAbout }) => isAbout,
    );
    const best = Math.max(...good.map(({ score }) => score));
    return random.pick(good.filter(({ score }) => score >= best - NEAR)) ?? null;
  }
  return null;
};

/** Those that are so, or all where none is. */
const narrowed = <T>(all: readonly T[], is: (each: T) => boolean): readonly T[] => {
  const found = all.filter(is);
  return found.length > 0 ? found : all;
};

/** The forms made for this very idea, or for its kind, rather than those for any: the more there are, the more often. */
const madeForIt = (fitting: readonly Form[], random: Random): readonly Form[] => {
  for (const [rank, share] of [
    [MADE_FOR_IT, 1],
    [MADE_FOR_ITS_KIND, 2.5],
    [MADE_FOR_ITS_DEED, 4],
  ] as const) {
    const own = fitting.filter((each) =>
      rank === MADE_FOR_ITS_DEED ? each.rank === rank : each.rank >= rank,
    );
    if ((own.length > 0 || rank > MADE_FOR_ITS_DEED) && random.boolean(own.length / (own.length + share)))
      return own;
  }
  return fitting;
};

/** The best of several tellings in one form, if any is of the right length and without a fault. */
const bestTelling = (
  { key, steps }: Form,
  slots: Slots,
  content: Content,
  name: string,
  tellings: number,
  random: Random,
) => {
  const whole = (slots.quoted ?? slots.someone)?.[0] ?? "";
  const told = Array.from(
    { length: Math.min(MOST_TELLINGS, Math.max(LEAST_TELLINGS, Math.ceil(tellings))) },
    (_, at) => {
      const sentences = tell(steps, slots, random, (at % 4) * 0.22);
      const isAbout = isAboutEnough(sentences);
      return { key, sentences, isAbout, score: scoreOf(sentences, content, name, whole) + (isAbout ? 2 : 0) };
    },
  ).filter(({ sentences }) => isWithin(lengthOf(sentences), SHORTEST, LONGEST));
  const sound = told.filter(({ sentences }) => faultsIn(textOf(sentences)).length === 0);
  const top = Math.max(...sound.map(({ score }) => score));
  const best = random.pick(sound.filter(({ score }) => score >= top - AS_GOOD));
  return best ? [{ ...best, isWhole: isWhole(best.sentences, content) }] : [];
};

/** What of an idea can be told, and in which forms: those that speak of its point. */
const fittingOf = (slots: Slots): readonly Form[] => {
  const fitting = forms.filter(
    (form) => form.steps.every(({ lines }) => lines.some((line) => isFilled(line, slots))) && isPointed(form),
  );
  // What happened once is told as that: nobody does it all day. And what was not understood is quoted.
  const own = slots.event ? /\{event\}/i : slots.foreign?.[0] ? /\{foreign\}/i : null;
  return own
    ? fitting.filter(({ steps }) => steps.some(({ lines }) => lines.some((line) => own.test(line))))
    : fitting;
};

const isFilled = (line: string, slots: Slots): boolean =>
  slotsIn(line).every((slot) => slots[lower(slot)]?.[0] !== undefined);

const isPointed = ({ steps, rank }: Form): boolean =>
  rank === MADE_FOR_IT ||
  steps.filter(({ lines }) => lines.some((line) => slotsIn(line).some(isPoint))).length >= 3;

/** One telling; `terse` is how many of the asides are left out, and of the steps that may be. */
function tell(steps: Form["steps"], slots: Slots, random: Random, terse: number): readonly Sentence[] {
  const narrator = narratorFrom(slots, random);
  narrator.narrate(ORIGINALS);
  const asOne = (line: string) =>
    isBrief(slots) ? line.replace(/(?<=\{kind\}), (?=\{state\})/gi, " that is ") : line;
  // The last step is the button: nothing of it is left out.
  for (const [at, { lines, isOptional }] of steps.entries())
    if (!isOptional || random.next() >= terse + SKIPPED)
      narrator.narrate(
        at === steps.length - 1
          ? lines.map(asOne)
          : lines.map((line) => asOne(line).replace(ASIDE, (aside) => (random.next() < terse ? "" : aside))),
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

const textOf = (story: readonly Sentence[]): string => story.map(({ text }) => text).join(" ");
const lengthOf = (story: readonly Sentence[]): number => textOf(story).length;
const isWithin = (length: number, least: number, most: number): boolean => length >= least && length <= most;
const lower = (slot: string): string => slot.charAt(0).toLowerCase() + slot.slice(1);

/** A story is always in English; an idea in another script is quoted once. */
const ORIGINALS = [
  "At home they say of {name}: “{original}”.",
  "On the label of {name} it says “{original}”.",
  "It was first put like this, of {name}: “{original}”.",
];
