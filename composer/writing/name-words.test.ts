import { expect, test } from "vitest";
import { randomFrom } from "../seeded/random.ts";
import { blendOf, holdsBrand, tailsFor } from "./name-words.ts";
import { tickerFrom } from "./ticker.ts";
import { capital, properly, titleCase } from "./title-case.ts";
import { everyWay, oneWay } from "./ways.ts";

test("a tail begins with the word's letter, and is not the word", () => {
  expect(tailsFor("Pancake").every((tail) => tail.startsWith("P"))).toBe(true);
  expect(tailsFor("Academy")).not.toContain("Academy");
});

test("two words blend where they share two letters or more", () => {
  expect(blendOf("Umbrella", "llama")).toBe("umbrellama");
  expect(blendOf("frog", "moon")).toBeNull();
});

test.each(["Duck Dynasty", "Google Mittens", "Two BMWs"])("%s borrows a brand", (name) =>
  expect(holdsBrand(name)).toBe(true),
);
test.each(["Moon Frog", "Apple Pie Captain"])("%s borrows none", (name) =>
  expect(holdsBrand(name)).toBe(false),
);

test.each([
  ["lunar ribbit of the deep", "Lunar Ribbit of the Deep"],
  ["the frog", "The Frog"],
  ["gm frog", "GM Frog"],
  ["plan b was plan a", "Plan B Was Plan A"],
])("%s is written %s", (phrase, title) => expect(titleCase(phrase)).toBe(title));

test("a capital is that of a whole character", () =>
  expect([capital("öl"), capital("")]).toEqual(["Öl", ""]));

test.each([
  ["a monday in new york", "a Monday in New York"],
  ["a shelf from ikea", "a shelf from IKEA"],
  ["a frog", "a frog"],
])("%s is written %s", (phrase, proper) => expect(properly(phrase)).toBe(proper));

test("a ticker has three to ten letters of the name", () => {
  for (const seed of "abcdefgh")
    expect(tickerFrom("Moon Noodle", [], randomFrom(seed))).toMatch(/^[A-Z]{3,10}$/);
});

test("of a name whose tickers are all taken there is none", () => {
  expect(tickerFrom("Frog", ["FROG"], randomFrom("x"))).toBeNull();
});

test("a line has as many ways as its free choices", () => {
  const line = "[a|b] frog [=sits|runs] [here|there]";
  expect(everyWay(line)).toEqual([
    "a frog sits here",
    "a frog sits there",
    "b frog runs here",
    "b frog runs there",
  ]);
  expect(everyWay(line)).toContain(oneWay(line, randomFrom("x")));
});
