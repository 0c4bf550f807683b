import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a beaver building a dam out of lawsuits", "scroll", "works"],
  ["ants building a tower out of sugar cubes", "sugar-cube", "works"],
  ["a koala asleep on a pile of homework", "memo", "lies"],
])("%s: a heap of it", (idea, id, relation) => {
  const { motif, isHeap, ...read } = readIdea(idea);
  expect([motif?.id, read.relation, isHeap, read.motifCount]).toEqual([id, relation, true, 1]);
});

test("what has a shape of its own is made of the other", () => {
  const { motif, stuff, isHeap } = readIdea("a bear building a castle out of pancakes");
  expect([motif?.id, stuff?.id, stuff?.way, stuff?.isMotifs, isHeap]).toEqual([
    "castle",
    "pancakes",
    "made",
    true,
    false,
  ]);
});

test("who runs out of something has none of it", () => {
  const { relation, isHeap } = readIdea("a camel that ran out of coffee");
  expect([relation, isHeap]).toEqual(["lacks", false]);
});

test.each([
  ["a walrus drowning in paperwork", "behind", true],
  ["a walrus buried under emails", "behind", true],
  ["a walrus drowning in soup", "in", false],
])("%s: up to the neck in it", (idea, relation, isHeaped) => {
  const { isHeap, stageSet, ...read } = readIdea(idea);
  expect([read.relation, isHeap]).toEqual([relation, isHeaped]);
  if (isHeaped) expect(stageSet?.before).toBeUndefined();
});
