import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

describe("what has become of somebody", () => {
  test.each([
    ["a burnt croissant", "burnt"],
    ["my portfolio is on fire", "ablaze"],
    ["a robot that is broken", "broken"],
    ["a soaking wet cat", "wet"],
    ["un gato mojado", "wet"],
    ["a tiny elephant with a big dream", "tiny"],
    ["a cat with a burnt pizza", null],
    ["a frog", null],
  ])("%j: %s", (idea, state) => expect(readIdea(idea).state).toBe(state));

  test("may have become of the motif", () => {
    expect(readIdea("a cat with a burnt pizza").motifState).toBe("burnt");
    expect(readIdea("a burnt cat with a pizza").motifState).toBeNull();
  });
});

test("huge muscles are on a body, and no arm is on the head", () => {
  for (const idea of ["a vole with giant muscles", "a crow with massive arms", "a pug with huge biceps"])
    expect(readIdea(idea)).toMatchObject({ state: "muscular", motif: null });
});

test("two who share one pair of glasses have one", () => {
  expect(readIdea("two voles sharing one pair of glasses").motifCount).toBe(1);
  expect(readIdea("two voles sharing headphones").motifCount).toBe(1);
  expect(readIdea("a vole with two umbrellas").motifCount).toBe(2);
});

test("what two share is between them, and neither wears one", () =>
  expect(readIdea("two voles sharing sunglasses")).toMatchObject({
    motif: { id: "sunglasses" },
    relation: "holds",
    gear: null,
  }));
