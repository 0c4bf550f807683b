import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a lighthouse keeper", "lighthouse"],
  ["an octopus barista", "coffee-machine"],
  ["a camel lost in the desert", "cactus"],
  ["a horse at the gas station", "fuel-pump"],
])("beside %s stands the %s", (idea, piece) => {
  expect(readIdea(idea).stageSet?.beside).toBe(piece);
});

test("what is ridden is seen, and the place behind", () => {
  const { motif, relation, stageSet } = readIdea("a pigeon riding a skateboard down wall street");
  expect([motif?.id, relation, stageSet?.behind]).toEqual(["longboard", "boards", "chart-increasing"]);
});

test.each([
  ["a newt working as a bartender at the airport", "cocktail-glass", "holds"],
  ["a weasel too small for the roller coaster", "roller-coaster", "backs"],
  ["a retired spy working at the supermarket", undefined, null],
  ["a taco wearing a blanket", undefined, null],
])("%s: %s %s", (idea, id, relation) => {
  const { motif, ...read } = readIdea(idea);
  expect([motif?.id, read.relation]).toEqual([id, relation]);
});

test("what is done in the open has no walls behind it", () => {
  const inside = readIdea("a hippo doing ballet").stageSet;
  const outside = readIdea("a hippo doing ballet on a frozen lake");
  expect(inside?.behind).toBeDefined();
  expect(outside.stageSet?.behind).toBeUndefined();
  expect([outside.stageSet?.under, outside.setting]).toEqual(["ice-surface", "snow"]);
});

test("what something is done to is no place where somebody is", () => {
  expect(readIdea("a backpack eating homework").stageSet).toBeNull();
  expect(readIdea("a bat doing homework").stageSet).not.toBeNull();
});

test.each([
  ["a koala at the dentist", null],
  ["a koala dentist", "mirror"],
  ["a fox who is a barista", "sidecap"],
  ["a heron stealing sandwiches from construction workers", null],
  ["an ibis digging a hole", null],
])("%s wears %s", (idea, gear) => {
  expect(readIdea(idea).gear).toBe(gear);
});
