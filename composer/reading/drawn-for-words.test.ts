import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a pelican guarding a deposit", "money-bag", "deposit"],
  ["a mouse with a promotion", "trophy", "promotion"],
  ["a penguin waiting for his refund", "money-with-wings", "refund"],
  ["a beaver buried under lawsuits", "scroll", "lawsuits"],
])("%s: what has no picture is drawn by what one sees it by", (idea, id, word) => {
  expect(readIdea(idea).motif).toMatchObject({ id, word });
});

test.each(["the promotion", "deposit season", "lawsuits"])("%s: alone it is what is said", (idea) => {
  expect(readIdea(idea).subject?.standsFor).toBeUndefined();
});

test("what has a picture of its own is drawn by that", () => {
  expect(readIdea("a goat selling a mattress").motif?.id).toBe("mattress");
});
