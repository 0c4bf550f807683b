import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a penguin who can't fly", "airplane"],
  ["a chef who cannot cook", "frying-pan"],
  ["a goat who never learned to read", "open-book"],
  ["an owl who forgot how to sing", "microphone"],
])("%s: what it is done with is crossed out", (idea, id) =>
  expect(readIdea(idea)).toMatchObject({ motif: { id }, relation: "lacks" }),
);

test("what somebody can do is not crossed out", () => {
  expect(readIdea("a penguin who can cook").relation).not.toBe("lacks");
});
