import { expect, test } from "vitest";
import { typoFinder } from "./typos.ts";
import { article, formsOf, isActivity, isMany, plural, singulars } from "./word-forms.ts";

test.each([
  ["mice", "mouse"],
  ["wolves", "wolf"],
  ["berries", "berry"],
  ["boxes", "box"],
  ["frogs", "frog"],
  ["frog's", "frog"],
])("%s may be the plural of %s", (many, one) => expect(singulars(many)).toContain(one));

test.each(["bus", "chaos", "atlas", "glass", "is", "triceratops"])("%s is no plural", (word) =>
  expect(singulars(word)).toEqual([]),
);

test("letters that are drawn out are pulled in", () => expect(formsOf("doggggo")).toContain("doggo"));

test.each([
  ["wolf", "wolves"],
  ["cherry", "cherries"],
  ["box", "boxes"],
  ["sheep", "sheep"],
  ["noodles", "noodles"],
  ["slice of pizza", "slices of pizza"],
])("several of %s are %s", (one, many) => expect(plural(one)).toBe(many));

test.each([
  ["octopus", "an"],
  ["hourglass", "an"],
  ["unicorn", "a"],
  ["UFO", "a"],
  ["frog", "a"],
])("it is said of %s: %s", (word, said) => expect(article(word)).toBe(said));

test("what is done is not counted, what is had is", () => {
  expect(isActivity("skateboarding")).toBe(true);
  expect(isActivity("painting")).toBe(false);
  expect(isMany("old socks")).toBe(true);
});

test("a mistyped word is found by its first letter and at most two slips", () => {
  const find = typoFinder(["penguin", "astronaut", "frog"]);
  expect(find("pengiun")).toBe("penguin");
  expect(find("astronuat")).toBe("astronaut");
  expect(find("xenguin")).toBeUndefined();
  expect(find("frgo")).toBeUndefined();
});
