import type { Random } from "../seeded/random.ts";
import { agree, agreeCount, agreeThings } from "./agree.ts";
import { capital } from "./title-case.ts";
import { oneWay } from "./ways.ts";

/** What a sentence may speak of, by the name of its slot: the first entry is used. */
export type Slots = Readonly<Record<string, readonly string[]>>;

/** A written sentence, and the line it was made from, before and after the choice of its words. */
export interface Sentence {
  from: string;
  line: string;
  text: string;
}

export interface Narrator {
  slots: Slots;
  /**
   * Writes one of these lines with its slots filled; "" if the idea can fill none. Wanted lines come first.
   */
  narrate(lines: readonly string[], wanted?: (line: string) => boolean): string;
  readonly sentences: readonly Sentence[];
}

const SLOT = /\{(\w+)\}/g;
const KIND_OF_IT = /\{(kind|theKind|bareKind|whole|quoted|foreign|seen|what)\}/i;
/** What the idea itself says counts as one word: another idea says something else there. */
const OWN_WORDS = /\{(name|ticker|motif|base|anyBase|yourBase|gerund|third|closing)\}/gi;
const LONG = 8;

/**
 * At the second mention "a heron called Patience" is "the heron …", and "Maurice, a French chef" is Maurice.
 */
const MET = new Set(["loved", "feared"]);
const again = (phrase: string): string => phrase.replace(/^an? /, "the ").replace(/, .*$/, "");

const lower = (slot: string): string => slot.charAt(0).toLowerCase() + slot.slice(1);

/** Writes sentences in turn, and repeats none. `story` is what the reader has read before. */
export const narratorFrom = (slots: Slots, random: Random, story = ""): Narrator => {
  const sentences: Sentence[] = [];
  const entry = (slot: string): string | undefined => {
    const name = lower(slot);
    const phrase = slots[name]?.[0];
    if (phrase === undefined || !MET.has(name)) return phrase;
    const isKnown =
      story.includes(phrase.slice(1)) || sentences.some(({ text }) => text.includes(phrase.slice(1)));
    return isKnown ? again(phrase) : phrase;
  };
  return {
    slots,
    sentences,
    narrate: (lines, wanted = () => true) => {
      const drawn = random.shuffle(lines).map((from) => ({ from, line: oneWay(from, random) }));
      const text = (line: string) => fill(nameOnce(line, entry), entry);
      const fits = ({ from, line }: { from: string; line: string }) =>
        sentences.every((each) => each.from !== from) &&
        slotsIn(line).every((slot) => entry(slot) !== undefined) &&
        !saysTwice(line, entry);
      const isOwn = ({ line }: { line: string }) => isItsOwn(line, entry);
      const best =
        drawn.find((each) => wanted(each.line) && fits(each) && isOwn(each)) ??
        drawn.find((each) => fits(each) && isOwn(each)) ??
        drawn.find(fits);
      if (best === undefined) return "";
      const { from, line } = best;
      const agreed = agreeThings(agreeCount(text(line)), slots.manyThings ?? []);
      const filled = slots.many ? agree(agreed, slots.many) : agreed;
      sentences.push({ from, line, text: filled });
      return filled;
    },
  };
};

const WANTED = ["motif", "loot", "gerund", "joy", "dread"];

/** True if two slots would be filled with the same words: "came for the cheese and stayed for cheese". */
const saysTwice = (line: string, entry: (slot: string) => string | undefined): boolean => {
  const named = new Set(slotsIn(line).map(lower));
  const said = WANTED.filter((slot) => named.has(slot)).map(entry);
  return new Set(said).size < said.length;
};

/** The slots that a line names. */
export const slotsIn = (line: string): string[] => line.match(SLOT)?.map((slot) => slot.slice(1, -1)) ?? [];

/** Whether each long sentence of a line says something that only this token has, so that no other site shares it. */
const isItsOwn = (line: string, entry: (slot: string) => string | undefined): boolean =>
  line
    .split(/[.!?|]/)
    .every((part) => KIND_OF_IT.test(part) || lengthOf(part.replace(OWN_WORDS, "x"), entry) <= LONG);

/** How many words it has with its slots filled. */
const lengthOf = (line: string, entry: (slot: string) => string | undefined): number =>
  line
    .replace(SLOT, (whole, slot) => entry(slot) ?? whole)
    .split(" ")
    .filter(Boolean).length;

/** The name is said once a line; where the sentence can do without it, the second mention is "the frog". */
const nameOnce = (line: string, entry: (slot: string) => string | undefined): string => {
  let said = false;
  return line
    .split(/(?<=[.!?|]["”]?) /)
    .map((sentence) =>
      sentence.replace(/\{(name)\}/gi, (slot, word) => {
        const first = !said;
        said = true;
        const kept = first || (!KIND.test(sentence) && lengthOf(sentence, entry) >= LONG);
        return kept || KIND.test(line) ? slot : word === "Name" ? "{TheNoun}" : "{theNoun}";
      }),
    )
    .join(" ");
};

/** "Who goes there?" says the doorman: the sentence goes on behind the quotation. */
const SPEECH =
  /^[!?]["”] (?:says|said|asks|asked|cries|sighs|(?:they|he|she|it|we|the [a-z]+|my [a-z]+) (?:ask|asked|say|said|wrote|shouted|called))\b/;
const SPEECH_TAG = /([!?]["”] )(Says|Said|Asks|Asked|Cries|Sighs)\b/g;
const KIND = /\{(kind|theKind|bareKind)\}/i;

const fill = (line: string, entry: (slot: string) => string | undefined): string =>
  closeCommas(line, entry)
    .replace(SPEECH_TAG, (_, quoted, word) => quoted + word.toLowerCase())
    .replace(/(^|[.!?]["”]? )(["“]?)(\p{Ll}+)/gu, (whole, before, quote, word, at, all) =>
      SPEECH.test(`${before}${all.slice(at + before.length)}`) ? whole : before + quote + capital(word),
    )
    .replace(/([.!?])[.]/g, "$1");

/** "Gerald, a cat" goes on with a comma: "Gerald, a cat, came". */
const closeCommas = (line: string, entry: (slot: string) => string | undefined): string =>
  line
    .replace(/\{(\w+)\}(?= \w)/g, (whole, slot) => {
      const value = entry(slot) ?? whole;
      return /^\w.*, /.test(value) && APART.has(lower(slot))
        ? `${worded(slot, value)},`
        : worded(slot, value);
    })
    .replace(SLOT, (whole, slot) => worded(slot, entry(slot) ?? whole));

const APART = new Set([
  "thing",
  "friend",
  "rival",
  "dread",
  "joy",
  "local",
  "there",
  "tool",
  "fan",
  "food",
  "hour",
  "haunt",
]);

const worded = (slot: string, value: string): string => (/^[A-Z]/.test(slot) ? capital(value) : value);
