import { describe, expect, it, test } from "vitest";
import { Deck, keepLocked, passageIds } from "./deck.ts";
import { partError, partKind, passageOf, readPart, writePart } from "./deck-part.ts";
import { deck } from "./endpoints/story.ts";

/** The place of every text of a deck. */
const textsOf = (at: unknown, path: string[] = []): string[] => {
  if (typeof at === "string") return [path.join(".")];
  if (typeof at !== "object" || at === null) return [];
  return Object.entries(at).flatMap(([key, value]) => textsOf(value, [...path, key]));
};
const { order: _, hidden: __, locked: ___, look: ____, version: _____, ...words } = deck;
const parts = textsOf(words);

describe("a part of a deck", () => {
  it("is any of its texts", () => {
    expect(parts.length).toBeGreaterThan(20);
    for (const part of parts) {
      expect([part, partKind(part)]).toEqual([part, expect.objectContaining({ label: expect.any(String) })]);
      expect(passageIds).toContain(passageOf(part));
    }
  });

  it("is at fault too where the deck as a whole has more words than a page holds", () => {
    const paragraphs = Array(6).fill("蛙".repeat(1000));
    const items = Array(10).fill({ question: "蛙".repeat(160), answer: "蛙".repeat(480) });
    const full = { ...deck, story: { ...deck.story, paragraphs }, faq: { ...deck.faq, items } };
    expect(partError(full, "disclaimer", "A joke.")).toBe(null);
    expect(partError(full, "disclaimer", "蛙".repeat(800))).toMatch(/^The page is full/);
  });

  test.each(parts)("%s: its limit is the schema's, to the character", (part) => {
    const limit = partKind(part)?.limit ?? 0;
    expect(Deck.safeParse(writePart(deck, part, "x".repeat(limit))).success).toBe(true);
    expect(Deck.safeParse(writePart(deck, part, "x".repeat(limit + 1))).success).toBe(false);
    expect(partError(deck, part, "x".repeat(limit + 1))).toBe(`Please keep it to ${limit} characters.`);
  });

  it("is written without a trace elsewhere", () => {
    const part = "faq.items.0.answer";
    const before = structuredClone(deck);
    const after = writePart(deck, part, "Because.");
    expect(deck).toEqual(before);
    expect(readPart(after, part)).toBe("Because.");
    expect(writePart(after, part, readPart(before, part) ?? "")).toEqual(before);
  });

  it.each([
    "",
    "hero",
    "hero.nothing",
    "faq.items.99.answer",
    "__proto__.x",
    "look.accent",
    "faq.items.length",
  ])("there is none at %j", (part) => {
    expect(readPart(deck, part)).toBeUndefined();
    expect(writePart(deck, part, "x")).toBe(deck);
  });

  it.each([
    ["  ", "Please write something here."],
    ["<b>bold</b>", "Please use plain text."],
    ["a\u202eb", "Please use plain text."],
    ["Plain words, 5 < 6 & more.", null],
  ])("%j gets: %s", (text, error) => expect(partError(deck, "hero.tagline", text)).toBe(error));
});

describe("what is locked", () => {
  const rewritten: Deck = { ...deck, hero: { kicker: "New", tagline: "New" }, disclaimer: "New" };

  it("keeps its words and stays locked when the rest is rewritten", () => {
    const before: Deck = { ...deck, locked: ["hero", "faq"] };
    expect(keepLocked(rewritten, before)).toEqual({
      ...rewritten,
      hero: deck.hero,
      faq: deck.faq,
      locked: ["hero", "faq"],
    });
  });

  it("is nothing where nothing was", () => expect(keepLocked(rewritten, deck)).toBe(rewritten));
});
