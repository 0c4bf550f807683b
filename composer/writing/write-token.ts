import type { Reading } from "../reading/read-idea.ts";
import type { Random } from "../seeded/random.ts";
import { type Suggestion, suggestNames } from "./names.ts";
import { writeStory } from "./story.ts";

export interface Written {
  name: string;
  ticker: string;
  narrative: string;
  suggestions: [Suggestion, Suggestion, Suggestion];
}

export const writeToken = (reading: Reading, random: Random): Written => {
  const suggestions = suggestNames(reading, random);
  const { name, ticker } = suggestions[0];
  return { name, ticker, narrative: writeStory(reading, name, ticker, random), suggestions };
};
