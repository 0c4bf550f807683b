import type { Reading } from "../reading/read-idea.ts";
import { matchPast, matchVerb } from "../reading/verbs.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import { fits } from "./form-fits.ts";
import { type Sentence, type Slots, slotsIn } from "./narrator.ts";

/** So many words a story has at best. */
const BEST_LENGTH = [50, 65] as const;
/** What each word beyond that takes away. */
const TOO_MANY = 0.85;

/** What of an idea a story should speak of: its longer words, without their endings. */
export interface Content {
  hero: readonly string[];
  /** What it does, has or is. */
  rest: readonly string[];
}

export const contentOf = ({ words, subject }: Reading): Content => {
  const hero: string[] = [];
  const rest: string[] = [];
  for (const { folded, at } of words) {
    if (folded.length <= 2 || SMALL_WORDS.has(folded)) continue;
    const isHero = subject !== null && at >= subject.at && at <= (subject.last ?? subject.at);
    (isHero ? hero : rest).push(folded.length > 4 ? folded.replace(/(ing|ed|es|s)$/, "") : folded);
  }
  return { hero, rest };
};

/** Whether it speaks of the hero, and of something that the idea says of it. */
export const isWhole = (story: readonly Sentence[], { hero, rest }: Content): boolean => {
  const all = story
    .map(({ text }) => text)
    .join(" ")
    .toLowerCase();
  const holds = (words: readonly string[]) => words.length === 0 || words.some((word) => all.includes(word));
  return holds(hero) && holds(rest);
};

/** Which forms fit: for a deed those that can be told of it, for a phrase those for a state or for what is said. */
export const fitFor = ({ action, words }: Reading, slots: Slots): ((form: string) => boolean) => {
  const isState = !words.some(
    ({ folded }) => matchVerb(folded) || matchPast(folded) || SAYS.test(folded) || /ing$/.test(folded),
  );
  const isHated = words.some(({ folded }) => HATES.test(folded));
  return (form) =>
    !fits.isForDread(form, isHated)
      ? false
      : slots.base && action
        ? fits.isForDeed(form, action.base)
        : !slots.quoted || words.length === 1 || fits.isForPhrase(form, isState);
};
const HATES = /^(hates?|hated|hating|despises?|detests?|loathes?)$/;
const SAYS = /^(i|im|me|my|he|he's|she|its?|it's|we|you|is|are|was|be|not|now|let|per|just|so|thinks)$/;

/**
 * How well a story tells its idea: how many of its sentences speak of it, those of the turn too; how much of
 * the idea it holds, and how soon; whether short and long sentences take turns; and whether it is as long as it should be.
 */
export const scoreOf = (story: readonly Sentence[], content: Content, name: string, quoted = ""): number => {
  const said = story.map(({ line, text }) => ({
    isAbout: slotsIn(line).some(isPoint),
    text: text.replaceAll(name, "").toLowerCase(),
  }));
  const about = said.filter(({ isAbout }) => isAbout).length;
  const turn = said.slice(Math.floor(said.length / 2)).filter(({ isAbout }) => isAbout).length;
  const all = said.map(({ text }) => text).join(" ");
  const words = [...content.hero, ...content.rest];
  const share = (of: string) =>
    words.length === 0 ? 1 : words.filter((word) => of.includes(word)).length / words.length;
  const text = story.map((each) => each.text).join(" ");
  const lengths = text
    .split(/[.!?]+/)
    .map((sentence) => sentence.trim().split(/\s+/).length)
    .filter((length) => length > 0);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const spread =
    lengths.reduce((sum, length) => sum + Math.abs(length - mean), 0) / Math.max(1, lengths.length);
  const count = text.split(/\s+/).length;
  const [least, most] = BEST_LENGTH;
  const length = count < least ? (least - count) / 2 : count > most ? (count - most) * TOO_MANY : 0;
  const named = text.split(name).length - 1;
  const repeated = quoted === "" ? 0 : text.toLowerCase().split(quoted.toLowerCase()).length - 1;
  return (
    Math.min(3, about) +
    Math.min(2, turn) +
    share(all) * 5 +
    share(all.slice(0, OPENING)) * 3 +
    Math.min(2, spread) / 2 -
    length -
    Math.max(0, named - 2) * 2 -
    Math.max(0, repeated - MOST_QUOTED) * TOO_OFTEN
  );
};

/** The idea word for word is read out so often; each time more tires. */
const MOST_QUOTED = 2;
const TOO_OFTEN = 1.5;

/** In so many letters one knows what it is about. */
const OPENING = 150;

/** Slots that say who it is and nothing more; every other slot of a story says what the idea is about. */
export const isPoint = (slot: string): boolean => !WHO.test(slot);
const WHO =
  /^(name|hero|ticker|kind|bareKind|theKind|noun|theNoun|aNoun|kinds|its|itself|itObject|itSubject|iAm|iWas|closing|original|plainNoun|as)$/i;
