import { describe, expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { suggestNames } from "./names.ts";

const firstOf = (idea: string, seed = "s") => suggestNames(readIdea(idea), randomFrom(seed))[0];

describe("the first name", () => {
  test.each([
    ['a cat called "Sir Naps"', "Sir Naps"],
    ["ein Hund, „Kommissar Wau“", "Kommissar Wau"],
    ["skill issue", "Skill Issue"],
    ["it's so over", "It's So Over"],
    ["AAAAAAAA", "AAAAAAAA"],
    ["number go up!", "Number Go Up"],
    ["the procrastination", "Procrastination"],
  ])("of %s is what was typed, with any seed", (idea, name) => {
    expect(["a", "b", "c"].map((seed) => firstOf(idea, seed).name)).toEqual([name, name, name]);
  });

  test("of an idea with somebody in it may be the phrase, with puns beside it", () => {
    const [first, ...others] = suggestNames(readIdea("potato president"), randomFrom("s"));
    expect(first.name).toBe("Potato President");
    expect(others.map(({ name }) => name)).not.toContain("Potato President");
  });

  test.each([
    ["a slip of the pen", "wnat pigeon"],
    ["an idiom about somebody", "no cap seagull"],
    ["a crime", "the fight against nazis"],
    ["a sentence", "a frog who sells tacos on the moon"],
  ])("is not %s", (_, idea) => {
    const names = ["a", "b", "c", "d"].map((seed) => firstOf(idea, seed).name.toLowerCase());
    expect(names).not.toContain(idea.replace(/^(a|the) /, ""));
  });
});

test.each([
  ["$BONKERS the raccoon", "BONKERS"],
  ["a moose named $moose", "MOOSE"],
])("a ticker typed as one is used: %s", (idea, ticker) => {
  expect(firstOf(idea).ticker).toBe(ticker);
});

test("a sum of money is no ticker", () => {
  expect(firstOf("a dog with $5000").ticker).not.toMatch(/5000/);
});
