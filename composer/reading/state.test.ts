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

test("what is said to be larger than somebody is huge in the hands", () => {
  expect(readIdea("a vole with a pizza slice bigger than its head").motifState).toBe("giant");
  expect(readIdea("a crow with a piano smaller than a thimble").motifState).toBe("tiny");
});

test("who is in one scarf, or shares it, has one around all of them", () => {
  for (const idea of ["five penguins in one scarf", "seven voles sharing the same scarf"])
    expect(readIdea(idea)).toMatchObject({ motif: { id: "shared-scarf" }, relation: "behind" });
  expect(readIdea("five penguins in scarves").relation).toBe("wears");
});
