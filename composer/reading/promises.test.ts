import { expect, test } from "vitest";
import { randomFrom } from "../seeded/random.ts";
import { writeDeck } from "../write-deck.ts";
import { writeToken } from "../writing/write-token.ts";
import { withoutPromises } from "./promises.ts";
import { readIdea } from "./read-idea.ts";

const PROMISED =
  /\d\s?x\b|guarante|risk.?free|moonshot|\brich\b|profit|passive income|returns\b|\b(apy|roi)\b|garantiz|garantid|lucro|ganancias/i;

test.each([
  "trump coin guaranteed 100x",
  "1000x gem",
  "a hamster who wants to get rich quick",
  "risk free frog with 500% APY",
  "moonshot gains for everyone",
  "guaranteed profit duck",
  "frog that makes you a millionaire",
  "100x",
  "rana con ganancias garantizadas",
  "sapo de lucro garantido",
  "passive income pigeon, double your money",
  "GUARANTEED X100 CAT",
])("%s: what it promises is in no name, ticker, story or page", (prompt) => {
  for (const seed of "abcdefgh") {
    const token = writeToken(readIdea(prompt), randomFrom(seed));
    const texts = [token.narrative, ...token.suggestions.flatMap(({ name, ticker }) => [name, ticker])];
    const { hero } = writeDeck({ ...token, prompt, designPrompt: null, seed });
    for (const text of [...texts, hero.tagline, hero.kicker]) expect(text).not.toMatch(PROMISED);
    for (const { ticker } of token.suggestions) expect(ticker).not.toMatch(/\dX$|^X\d/);
  }
});

test.each([
  "a 4x4 truck",
  "a 3 x 3 cube",
  "a frog on the moon",
  "a rich uncle",
  "100% cotton sheep",
  "guarana duck",
  "a raccoon who makes risotto",
])("%s: promises nothing, and is read whole", (idea) => {
  expect(withoutPromises(idea)).toBe(idea);
});
