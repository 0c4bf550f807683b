import { describe, expect, it } from "vitest";
import { makeIdeas } from "./tokens/ideas.ts";
import { makeTokens } from "./tokens/run.ts";
import { brokenRules, isClosed, maskedSentences } from "./tokens/text-rules.ts";

it("makes tokens and sites without a crash and without a broken rule of text", {
  timeout: 60_000,
}, async () => {
  const { numbers, faults } = await makeTokens(8, "smoke", () => {});
  expect(faults).toEqual([]);
  expect(numbers.tokens).toBe(8);
});

it("makes the same ideas of one seed, all of them different", () => {
  expect(makeIdeas(300, "s")).toEqual(makeIdeas(300, "s"));
  expect(new Set(makeIdeas(300, "s")).size).toBe(300);
});

describe("what reads the texts sees", () => {
  it.each([
    ["two articles", "I am a the frog."],
    ["an article before the wrong letter", "It is a owl."],
    ["one of several", "A seven dwarfs walked in."],
    ["a doubled word", "It it sat down."],
    ["a slot", "Then {name} sat down."],
    ["a choice", "Then [he|she] sat down."],
    ["no value", "Then undefined sat down."],
    ["two spaces", "Then  it sat down."],
    ["an open quotation", "“Why? asked the judge."],
    ["a small letter", "then it sat down."],
    ["many who is", "They is here."],
    ["one who are", "It are here."],
  ])("%s", (_, text) => expect(brokenRules(text, "")).not.toEqual([]));

  it("and lets pass what is right, and what its creator typed", () => {
    expect(brokenRules("A seven-year itch walked into a bank. “It is me,” it said.", "")).toEqual([]);
    expect(brokenRules("The sign says “the the {frog}”.", "the the {frog}")).toEqual([]);
    expect([isClosed("It sat."), isClosed("“Sit.”"), isClosed("It sat")]).toEqual([true, true, false]);
  });

  it("and a sentence of two sites, whatever nouns are in it", () => {
    expect(maskedSentences("Bob sat on frogs. Yes.", ["Bob", "frog"])).toEqual(
      maskedSentences("Ann sat on cats! Yes.", ["Ann", "cat"]),
    );
  });
});
