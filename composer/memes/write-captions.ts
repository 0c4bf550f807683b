import type { MemeCaption } from "#contract/meme.ts";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { writeMemes } from "./write-memes.ts";

const MOST = 24;

/** Captions for a token to choose from, best first, from its idea or, without one, from its name and story. */
export const writeCaptions = (token: {
  name: string;
  ticker: string;
  narrative: string;
  prompt: string | null;
  seed: string;
}): MemeCaption[] => {
  const reading = readIdea(token.prompt ?? `${token.name}. ${token.narrative}`);
  const random = randomFrom(`captions|${token.seed}|${token.name}`);
  return writeMemes(reading, token, random, MOST).map(({ heroes, words: [first, second] }) => ({
    poses: heroes.map(({ pose }) => pose),
    words: [first, second],
  }));
};
