/** @module-tag slow */

import fc from "fast-check";
import { expect, test } from "vitest";
import { Deck } from "#contract/deck.ts";
import { writeDeck } from "./write-deck.ts";

const frog = {
  name: "Crater Croak",
  ticker: "CROAK",
  narrative: "A frog sat on the moon. It mined cheese. Nobody knew why. Everybody came.",
  prompt: "a frog astronaut who mines cheese on the moon",
  designPrompt: null,
  seed: "s",
};

test("a postscript is one with what stands in it", () => {
  const narrative =
    "Dear Mother, I am in a bathtub. People bring soup. Send socks. There is room for two. Your loving walrus. P.S. I found Father.";
  const { paragraphs } = writeDeck({ ...frog, narrative }).story;
  expect(paragraphs.join(" ")).toBe(narrative);
  expect(paragraphs.filter((text) => /^S\.|(^|\s)P\.$/.test(text))).toEqual([]);
});

test("what somebody says stays in one paragraph", () => {
  const narrative =
    "The shelf fell. Could it have been avoided? “Avoided? Why?” Two saw it. Three lied. One drew it. It is still up. Claim paid.";
  const { paragraphs } = writeDeck({ ...frog, narrative }).story;
  expect(paragraphs.join(" ")).toBe(narrative);
  expect(paragraphs.length).toBeGreaterThan(1);
  for (const text of paragraphs) expect(text.split("“").length).toBe(text.split("”").length);
});

test("a paragraph never begins behind what somebody says", () => {
  const narrative =
    "The priest asked. “The number 42,” said the cake man. The bride turned. “The number 42?” she asked. They left.";
  const { paragraphs } = writeDeck({ ...frog, narrative }).story;
  expect(paragraphs.join(" ")).toBe(narrative);
  expect(paragraphs.filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
});

test("a tagline says more of its hero than the name does", () => {
  const keeper = {
    ...frog,
    name: "Lighthouse Keeper",
    prompt: "lighthouse keeper who is afraid of the dark",
  };
  const taglines = Array.from({ length: 40 }, (_, n) => writeDeck({ ...keeper, seed: `s${n}` }).hero.tagline);
  expect(taglines.filter((text) => /a lighthouse keeper/i.test(text))).toEqual([]);
});

test("the same input gives the same deck, another seed another", () => {
  expect(writeDeck(frog)).toEqual(writeDeck(frog));
  const decks = ["a", "b", "c", "d", "e"].map((seed) => JSON.stringify(writeDeck({ ...frog, seed })));
  expect(new Set(decks).size).toBeGreaterThan(3);
});

test("keeps the story word for word", () => {
  expect(writeDeck(frog).story.paragraphs.join(" ")).toBe(frog.narrative);
});

test("works from the story alone, as for an imported token", () => {
  const deck = writeDeck({ ...frog, prompt: null });
  expect(Deck.safeParse(deck).success).toBe(true);
  expect(JSON.stringify(deck)).toContain("frog");
});

test.each([
  ["make it dark and gold", { dark: true, accent: "#c9961a", density: "normal" }],
  ["airy, with #12ab34 please", { dark: false, accent: "#12ab34", density: "airy" }],
  ["compact and purple, no red", { dark: false, accent: "#8344d8", density: "compact" }],
  ["", { dark: false, accent: null, density: "normal" }],
] as const)("the design prompt %j sets the look", (designPrompt, look) => {
  expect(writeDeck({ ...frog, designPrompt }).look).toEqual(look);
});

test("parts can be dropped or brought forward by words", () => {
  const deck = writeDeck({ ...frog, designPrompt: "no roadmap, without the tokenomics, FAQ first" });
  expect(deck.hidden.sort()).toEqual(["roadmap", "tokenomics"]);
  expect(deck.order[0]).toBe("faq");
});

test("a name that ends as markup begins makes a valid deck", () => {
  for (const name of ["<", "a<", "a< "])
    for (const seed of "abcdef") {
      const input = { name, ticker: "", narrative: "", prompt: null, designPrompt: null, seed };
      expect(() => writeDeck(input)).not.toThrow();
    }
});

test("any words at all make a valid deck", () => {
  const text = fc.oneof(fc.string({ maxLength: 700 }), fc.string({ unit: "binary", maxLength: 300 }));
  const input = fc.record({
    name: text,
    ticker: text,
    narrative: text,
    prompt: fc.option(text),
    designPrompt: fc.option(text),
    seed: text,
  });
  fc.assert(
    fc.property(input, (each) => Deck.safeParse(writeDeck(each)).success),
    { numRuns: 300 },
  );
});
