import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Deck, sectionIds, textsOf } from "#contract/deck.ts";
import { screenWords } from "../screening/screen-words.ts";
import { randomFrom } from "../seeded/random.ts";
import { fiveHundredIdeas } from "../testing/five-hundred-ideas.ts";
import { writeDeck } from "../write-deck.ts";
import { howToBuyOf, practicalQuestions } from "./buyer-advice.ts";

const croak = {
  name: "Captain Croak",
  ticker: "CROAK",
  narrative: "A frog sat on the moon. It mined cheese. Nobody knew why. Everybody came.",
  prompt: "a frog astronaut who mines cheese on the moon",
  designPrompt: null,
  seed: "s",
};
const decks = fiveHundredIdeas
  .filter((_, at) => at % 10 === 0)
  .map((prompt, at) => writeDeck({ ...croak, prompt, seed: String(at) }));

describe("a deck", () => {
  it("has every part, each with a title, and all of the story", () => {
    for (const deck of decks) {
      for (const id of sectionIds) expect(deck[id].title.trim()).not.toBe("");
      expect(deck.story.paragraphs.join(" ")).toBe(croak.narrative);
      expect(deck.howToBuy.steps).toHaveLength(4);
      expect(deck.roadmap.phases).toHaveLength(4);
      expect(deck.faq.items.length).toBeGreaterThanOrEqual(6);
    }
  });

  it("says no line twice, and asks no question twice", () => {
    for (const { faq, roadmap, hero } of decks) {
      const said = [
        ...faq.items.flatMap(({ question, answer }) => [question, answer]),
        ...roadmap.phases.flatMap(({ title, text }) => [title, text]),
        hero.tagline,
      ];
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    }
  });

  it("speaks of nobody where an idea names nobody", () => {
    for (const prompt of ["we do a little trolling", "no sleep till payday"])
      for (const seed of "abcd")
        expect(textsOf(writeDeck({ ...croak, prompt, seed })).join(" ")).not.toContain("inside joke");
  });

  it("leaves no slot unfilled, and promises nothing", () => {
    for (const deck of decks) {
      const texts = textsOf(deck);
      expect(texts.filter((text) => /[{}|[\]]|undefined|null|NaN/.test(text))).toEqual([]);
      expect(screenWords(texts.join("\n"))).toBeNull();
    }
  });

  it("tells who buys what it is, and what it may come to", () => {
    for (const { disclaimer, tokenomics } of decks) {
      for (const warning of [
        /^Captain Croak is a meme token\./,
        /no intrinsic value/,
        /fall to zero/,
        /financial advice/,
      ])
        expect(disclaimer).toMatch(warning);
      expect(tokenomics.facts.map(({ label, value }) => [label, value]).slice(0, 3)).toEqual([
        ["Supply", "1,000,000,000"],
        ["Network", "Solana"],
        ["Ticker", "CROAK"],
      ]);
    }
  });

  it.each([
    ["a name of nothing", { name: "  " }, "This token"],
    ["a name of markup", { name: "<b>Frog</b>" }, "‹b>Frog‹/b>"],
    ["a name of two lines", { name: "Moon\nFrog" }, "Moon Frog"],
    ["a name of hidden letters", { name: "Moon\u202e Frog\u200b" }, "Moon Frog"],
  ])("of %s is of %j: %s", (_, change, name) => {
    expect(writeDeck({ ...croak, ...change }).disclaimer.startsWith(`${name} is a meme token.`)).toBe(true);
  });

  it.each([
    ["without a story", "", 1],
    ["of one sentence", "One frog.", 1],
    ["of two", "One frog. Two frogs.", 1],
    ["of three", "One. Two. Three.", 2],
    ["of six", "One. Two. Three. Four. Five. Six.", 3],
    ["of Chinese sentences", "一只青蛙。两只青蛙。三只青蛙。", 2],
    ["of questions", "Who? Me? Why?", 2],
    ["of a word without end", "w".repeat(2500), 3],
    ["of more than a page holds", "A frog sat. ".repeat(900), 5],
    ["of frogs without end", "🐸".repeat(700), 2],
  ])("%s has paragraphs that a page can hold", (_, narrative, count) => {
    const { story } = writeDeck({ ...croak, narrative });
    expect(story.paragraphs).toHaveLength(count);
    for (const paragraph of story.paragraphs) {
      expect(paragraph.length).toBeLessThanOrEqual(1000);
      expect(paragraph).not.toMatch(/^\s|\s$|\p{Cs}/u);
    }
  });

  it("breaks a sentence without end between two words", () => {
    const narrative = "a frog and another frog and ".repeat(60).trim();
    const { paragraphs } = writeDeck({ ...croak, narrative }).story;
    expect(paragraphs.length).toBeGreaterThan(1);
    expect(paragraphs.join(" ")).toBe(narrative);
  });

  it("is cut at words where a text would be too long, whatever the name", () => {
    const long = fc.stringMatching(/^[A-Z][a-z]{3,12}( [A-Z][a-z]{3,12}){2,5}$/);
    fc.assert(
      fc.property(long, fc.stringMatching(/^[A-Z]{3,10}$/), (name, ticker) => {
        const deck = writeDeck({ ...croak, name, ticker });
        expect(Deck.safeParse(deck).success).toBe(true);
        for (const text of textsOf(deck)) expect(text).not.toMatch(/\s…|^…/);
      }),
      { numRuns: 25 },
    );
  });
});

describe("advice to buyers", () => {
  it.each([..."abcdefgh"])(
    "is four steps with the ticker in the last alone, then what to ask: %s",
    (seed) => {
      const { title, steps } = howToBuyOf("CROAK", "Swap for CROAK.", randomFrom(seed));
      expect(title).toBe("How to get CROAK");
      expect(steps.map(({ text }) => text.includes("CROAK"))).toEqual([false, false, false, true]);
      expect(steps[0]?.text).toMatch(/recovery phrase/);
      const questions = practicalQuestions(randomFrom(seed));
      expect(questions.map(({ answer }) => /address|lose|zero|spent/.test(answer))).toEqual([true, true]);
    },
  );
});
