import { expect, test } from "vitest";
import { Deck, MOST_WORDS, sectionIds, visibleSections } from "./deck.ts";

const deck = {
  version: 1,
  hero: { kicker: "On Solana", tagline: "A frog with a plan." },
  story: { title: "The story", paragraphs: ["Once."] },
  howToBuy: {
    title: "How to buy",
    steps: [
      { title: "One", text: "Open a wallet." },
      { title: "Two", text: "Swap." },
    ],
  },
  tokenomics: { title: "Numbers", intro: "Simple.", facts: [{ label: "Supply", value: "1,000,000,000" }] },
  chart: { title: "Chart", text: "Live." },
  roadmap: { title: "Plan", phases: [{ title: "Now", text: "Hop." }] },
  community: { title: "Friends", text: "Come in." },
  faq: { title: "Questions", items: [{ question: "Why?", answer: "Because." }] },
  disclaimer: "A joke, not an investment.",
  order: ["story"],
  hidden: [],
  look: { accent: null, dark: false, density: "normal" },
};

test("accepts plain words", () => {
  expect(Deck.safeParse(deck).success).toBe(true);
  expect(Deck.safeParse({ ...deck, disclaimer: "we <3 frogs & 2 < 3" }).success).toBe(true);
});

test.each([
  ["markup", "<script>alert(1)</script>"],
  ["a closing tag", "hello </p>"],
  ["a bidi override", "safe \u202eexe.txt"],
  ["a zero-width character", "pay\u200bpal"],
  ["a control character", "bell\u0007"],
  ["nothing", "   "],
  ["too much", "x".repeat(801)],
])("refuses %s", (_, disclaimer) => {
  expect(Deck.safeParse({ ...deck, disclaimer }).success).toBe(false);
});

test("refuses an accent that is not a colour", () => {
  expect(Deck.safeParse({ ...deck, look: { ...deck.look, accent: "red;}" } }).success).toBe(false);
});

test("holds so many bytes of words together: Latin at every limit, other letters by their weight", () => {
  const withStory = (letter: string, answers: number) => ({
    ...deck,
    story: { title: "The story", paragraphs: Array(6).fill(letter.repeat(1000)) },
    faq: { title: "Questions", items: Array(answers).fill({ question: "Why?", answer: letter.repeat(600) }) },
  });
  expect(Deck.safeParse(withStory("x", 10)).success).toBe(true);
  expect(Deck.safeParse(withStory("ض", 10)).success).toBe(true);
  expect(Deck.safeParse(withStory("蛙", 10)).success).toBe(true);
  const heavy = { ...withStory("蛙", 10), disclaimer: "蛙".repeat(800) };
  const steps = Array(6).fill({ title: "蛙".repeat(80), text: "蛙".repeat(300) });
  const heaviest = { ...heavy, howToBuy: { title: "How", steps } };
  expect(MOST_WORDS).toBe(40_000);
  expect(Deck.safeParse(heaviest).error?.issues).toMatchObject([
    { path: [], message: expect.stringMatching(/^The page is full/) },
  ]);
});

test("sections keep their asked order, each once, without the hidden ones", () => {
  expect(visibleSections({ order: [], hidden: [] })).toEqual([...sectionIds]);
  expect(visibleSections({ order: ["faq", "faq", "story"], hidden: ["roadmap"] })).toEqual([
    "faq",
    "story",
    "howToBuy",
    "tokenomics",
    "chart",
    "community",
  ]);
});
