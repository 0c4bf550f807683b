import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { writeStory } from "./story.ts";

interface StoryInput {
  name: string;
  ticker: string;
  narrative: string;
  prompt: string | null;
  seed: string;
}

/** Another story of a token's idea; of a token that has none, of its name and its story so far. */
export const retellStory = ({ name, ticker, narrative, prompt, seed }: StoryInput): string =>
  writeStory(readIdea(prompt ?? `${name}. ${narrative}`), name, ticker, randomFrom(`story|${seed}|${name}`));
