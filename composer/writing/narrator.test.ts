import { expect, test } from "vitest";
import { randomFrom } from "../seeded/random.ts";
import { narratorFrom, slotsIn } from "./narrator.ts";

const slots = {
  name: ["Bob"],
  kind: ["a frog"],
  theNoun: ["the frog"],
  feared: ["a heron called Maud"],
};
const narrator = (story?: string) => narratorFrom(slots, randomFrom("n"), story);

test("a slot is filled, with a capital where it asks for one or a sentence begins", () => {
  expect(narrator().narrate(["{Name} met {feared}."])).toBe("Bob met a heron called Maud.");
  expect(narrator().narrate(["{kind} sat."])).toBe("A frog sat.");
});

test("a line with a slot that nothing fills is not used", () => {
  expect(narrator().narrate(["{Name} fears {dread}."])).toBe("");
});

test("no line is used twice", () => {
  const one = narrator();
  expect([one.narrate(["{Name} sat."]), one.narrate(["{Name} sat."])]).toEqual(["Bob sat.", ""]);
  expect(one.sentences).toHaveLength(1);
});

test("a wanted line comes before the others", () => {
  const lines = ["{Name} sat.", "{Name} ran.", "{Name} slept."];
  expect(narrator().narrate(lines, (line) => line.includes("slept"))).toBe("Bob slept.");
});

test("whom the reader has met is named as known", () => {
  expect(narrator("There was a heron called Maud.").narrate(["{Name} met {feared}."])).toBe(
    "Bob met the heron called Maud.",
  );
});

test("the slots of a line are those between braces", () => {
  expect(slotsIn("{Name} met {loved}.")).toEqual(["Name", "loved"]);
});
