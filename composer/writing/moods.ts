import { linesByKey, wordsIn } from "../data-text.ts";
import type { Slots } from "./narrator.ts";
import { moodWords } from "./texts.gen.ts";

const moods: readonly (readonly [slot: string, words: ReadonlySet<string>])[] = [
  ...linesByKey(moodWords.trim()),
].map(([slot, lines]) => [slot, new Set(lines.flatMap(wordsIn))]);

/** The mood among somebody's traits, under the name of its slot: a form that needs one is told of no other. */
export const moodSlots = (traits: readonly string[]): Slots =>
  Object.fromEntries(
    moods.flatMap(([slot, words]) =>
      traits.filter((trait) => words.has(trait)).map((trait) => [slot, [trait]]),
    ),
  );
