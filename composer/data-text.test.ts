import { expect, test } from "vitest";
import { linesByKey, phrasesIn, sectionsOf, wordsIn } from "./data-text.ts";

const section = sectionsOf("[frogs]\ntoad, tree\nfrog\n\n[big cats]\nlion\n[a-z]+ tiger\n");

test("a section is what stands between its name and the next", () => {
  expect(section("frogs")).toBe("toad, tree\nfrog");
  expect(section("big cats")).toBe("lion\n[a-z]+ tiger");
});

test("a section that a data file lacks is an error, not an empty list", () => {
  expect(() => section("dogs")).toThrow("[dogs]");
});

test("words end at white space, phrases at commas", () => {
  expect(wordsIn("one two\nthree")).toEqual(["one", "two", "three"]);
  expect(phrasesIn("tree frog, toad,\nnewt")).toEqual(["tree frog", "toad", "newt"]);
});

test("lines stand together under their key, which ends at the first colon", () => {
  expect([...linesByKey("a.b: one: two\nc: three\na.b: four")]).toEqual([
    ["a.b", ["one: two", "four"]],
    ["c", ["three"]],
  ]);
});
