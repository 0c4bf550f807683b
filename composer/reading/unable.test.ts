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

test("who is too heavy to fly stays down, and no plane is there", () => {
  expect(readIdea("a fat bee too heavy to fly")).toMatchObject({
    subject: { id: "honeybee" },
    motif: null,
    denied: { way: "unable", base: "fly" },
    expression: "sad",
  });
  expect(readIdea("a walrus too short to drive").relation).toBe("lacks");
  expect(readIdea("a hippo too big to fit in his bathtub").relation).toBe("in");
});
