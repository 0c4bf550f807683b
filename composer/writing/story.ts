import { linesByKey } from "../data-text.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Random } from "../seeded/random.ts";
import { slotsOf } from "./slots.ts";
import { voices as voiceLines } from "./texts.gen.ts";
import { slotsIn, type Teller, type Told, tellerFrom } from "./told.ts";

const SHORTEST = 205;
const LONGEST = 600;

type Beat = "open" | "act" | "motif" | "turn" | "end";
type Voice = Record<Beat, readonly string[]>;

/** Sentences for each beat of a story, by who tells it. */
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
export const tellStory = (reading: Reading, name: string, ticker: string, random: Random): string =>
  storyTold(reading, name, ticker, random)
    .map(({ text }) => text)
    .join(" ");

/** The same, with the line that each sentence was made from. */
export const storyTold = (
  reading: Reading,
  name: string,
  ticker: string,
  random: Random,
): readonly Told[] => {
  const teller = tellerFrom(slotsOf(reading, name, ticker, random), random);
  const voice: Voice = voiceFor(random.pick(voices));
  const jokes = teller.slots.joke ?? [];
  const heart = teller.slots.heart?.[0] ?? "";
  const feels = (line: string) => heart === "" || line.includes(`{${heart}}`);
  teller.tell(voice.open, (line) => reading.place === null || /\{place\}/i.test(line));
  teller.tell(ORIGINALS);
  if (teller.slots.base) teller.tell(voice.act);
  if (teller.slots.motif) teller.tell(voice.motif);
  const plot = [teller.slots.base, teller.slots.motif].filter((slot) => slot !== undefined).length;
  const joking = jokes.length > 0 && random.chance(0.1);
  if (plot < 2 || !joking || heart !== "") teller.tell(voice.turn, feels);
  if (joking) teller.tell(jokes);
  else if (plot === 0) teller.tell(voice.turn);
  const before = new Set(teller.told.flatMap(({ line }) => slotsIn(line)).map((slot) => slot.toLowerCase()));
  teller.tell(
    voice.end,
    (line) =>
      slotsIn(line).some((slot) => before.has(slot.toLowerCase()) && RETURNING.test(slot)) &&
      (heart !== "wish" || feels(line)),
  );
  return fitted(teller);
};

/** An idea in another script is told in English, and quoted once. */
const ORIGINALS = [
  "At home they say of {name}: \u201c{original}\u201d.",
  "On the label of {name} it says \u201c{original}\u201d.",
  "It was first put like this, of {name}: \u201c{original}\u201d.",
];

/** What an ending calls back: told at the beginning, it closes the circle. */
const RETURNING = /^(thing|rival|friend|joy|dread|base|gerund|motif|haunt|local)$/i;

const voiceFor = (voice: string): Voice => ({
  open: linesOf(voice, "open"),
  act: linesOf(voice, "act"),
  motif: linesOf(voice, "motif"),
  turn: linesOf(voice, "turn"),
  end: linesOf(voice, "end"),
});

/** Between the shortest and the longest: what is in the middle goes first. */
const fitted = (teller: Teller): readonly Told[] => {
  const told = [...teller.told];
  const length = () => told.reduce((sum, { text }) => sum + text.length + 1, -1);
  while (length() > LONGEST && told.length > 3) told.splice(told.length - 2, 1);
  return length() < SHORTEST ? teller.told : told;
};
