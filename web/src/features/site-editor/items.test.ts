import { expect, it, test } from "vitest";
import type { Deck } from "#contract/deck.ts";
import { deck } from "#contract/endpoints/story.ts";
import { type Item, itemOf, withMovedItem, withNewItem, withoutItem } from "./items.ts";

const item = (part: string) => itemOf(part) as Item;
const titles = (changed: Deck | null) => changed?.howToBuy.steps.map(({ title }) => title);

test.each([
  ["howToBuy.steps.1.title", { noun: "step", index: 1 }],
  ["faq.items.0.answer", { noun: "question", index: 0 }],
  ["story.paragraphs.2", { noun: "paragraph", index: 2 }],
])("%s belongs to an entry of a list", (part, entry) => expect(itemOf(part)).toMatchObject(entry));

test.each(["hero.tagline", "faq.title", "disclaimer"])("%s belongs to none", (part) =>
  expect(itemOf(part)).toBeNull(),
);

it("is moved, but not past an end", () => {
  expect(titles(withMovedItem(deck, item("howToBuy.steps.1.text"), -1))).toEqual([
    "Bring some SOL",
    "Get a wallet",
    "Swap",
  ]);
  expect(withMovedItem(deck, item("howToBuy.steps.0.text"), -1)).toBeNull();
  expect(withMovedItem(deck, item("howToBuy.steps.2.text"), 1)).toBeNull();
  expect(withMovedItem(deck, item("faq.items.0.answer"), 1)).toBeNull();
});

it("is added and removed, as long as the schema allows so many", () => {
  let steps = withNewItem(deck, item("howToBuy.steps.0.title"));
  expect(titles(steps)).toEqual(["Get a wallet", "Next step", "Bring some SOL", "Swap"]);
  for (let count = 4; steps && count < 6; count++) steps = withNewItem(steps, item("howToBuy.steps.0.title"));
  expect(titles(steps)).toHaveLength(6);
  expect(withNewItem(steps as Deck, item("howToBuy.steps.0.title"))).toBeNull();
  const two = withoutItem(deck, item("howToBuy.steps.2.text"));
  expect(titles(two)).toEqual(["Get a wallet", "Bring some SOL"]);
  expect(withoutItem(two as Deck, item("howToBuy.steps.1.text"))).toBeNull();
});

it("is changed also while another text is half typed", () => {
  const half: Deck = { ...deck, hero: { ...deck.hero, tagline: "" } };
  expect(titles(withNewItem(half, item("howToBuy.steps.2.text")))?.at(-1)).toBe("Next step");
});
