import { linesByKey } from "../data-text.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Random } from "../seeded/random.ts";
import { type Narrator, narratorFrom, type Sentence, slotsIn } from "./narrator.ts";
import { slotsOf } from "./slots.ts";
import { voices as voiceLines } from "./texts.gen.ts";

const SHORTEST = 205;
const LONGEST = 600;

type Beat = "open" | "act" | "motif" | "turn" | "end";
type Voice = Record<Beat, readonly string[]>;

/** The narrators: each has its own sentences for each beat of a story. */
const voices: readonly [string, ...string[]] = [
  "report",
  "campfire",
  "logbook",
  "documentary",
  "gossip",
  "commentary",
];
const linesOf = (voice: string, beat: Beat): readonly string[] => book.get(`${voice}.${beat}`) ?? [];
const book = linesByKey(voiceLines);

/**
 * A story of this idea: who, where, what they do, what comes in between, and how what was there at first
 * comes back.
 */
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
  const narrator = narratorFrom(slotsOf(reading, name, ticker, random), random);
  const voice: Voice = voiceFor(random.pick(voices));
  const jokes = narrator.slots.joke ?? [];
  const heart = narrator.slots.heart?.[0] ?? "";
  const feels = (line: string) => heart === "" || line.includes(`{${heart}}`);
  narrator.narrate(voice.open, (line) => reading.place === null || /\{place\}/i.test(line));
  narrator.narrate(ORIGINALS);
  if (narrator.slots.base) narrator.narrate(voice.act);
  if (narrator.slots.motif) narrator.narrate(voice.motif);
  const plot = [narrator.slots.base, narrator.slots.motif].filter((slot) => slot !== undefined).length;
  const joking = jokes.length > 0 && random.boolean(0.1);
  if (plot < 2 || !joking || heart !== "") narrator.narrate(voice.turn, feels);
  if (joking) narrator.narrate(jokes);
  else if (plot === 0) narrator.narrate(voice.turn);
  const before = new Set(
    narrator.sentences.flatMap(({ line }) => slotsIn(line)).map((slot) => slot.toLowerCase()),
  );
  narrator.narrate(
    voice.end,
    (line) =>
      slotsIn(line).some((slot) => before.has(slot.toLowerCase()) && RETURNING.test(slot)) &&
      (heart !== "wish" || feels(line)),
  );
  return fitted(narrator);
};

/** A story is always in English; an idea in another script is quoted once. */
const ORIGINALS = [
  "At home they say of {name}: \u201c{original}\u201d.",
  "On the label of {name} it says \u201c{original}\u201d.",
  "It was first put like this, of {name}: \u201c{original}\u201d.",
];

/** Slots that an ending takes up again from the beginning. */
const RETURNING = /^(thing|rival|friend|joy|dread|base|gerund|motif|haunt|local)$/i;

const voiceFor = (voice: string): Voice => ({
  open: linesOf(voice, "open"),
  act: linesOf(voice, "act"),
  motif: linesOf(voice, "motif"),
  turn: linesOf(voice, "turn"),
  end: linesOf(voice, "end"),
});

/** Between the shortest and the longest: what is in the middle goes first. */
const fitted = (narrator: Narrator): readonly Sentence[] => {
  const sentences = [...narrator.sentences];
  const length = () => sentences.reduce((sum, { text }) => sum + text.length + 1, -1);
  while (length() > LONGEST && sentences.length > 3) sentences.splice(sentences.length - 2, 1);
  return length() < SHORTEST ? narrator.sentences : sentences;
};
