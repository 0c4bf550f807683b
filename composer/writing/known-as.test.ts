import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { knownAs } from "./known-as.ts";
import { suggestNames } from "./names.ts";

const COFFEE = /espresso|mocha|java|latte|depresso/i;
const TEA = /\btea\b|oolong|cuppa|darjeeling|crumpet|chai/i;

const namesOf = (idea: string): string =>
  Array.from({ length: 20 }, (_, at) => suggestNames(readIdea(idea), randomFrom(`${at}`)))
    .flat()
    .map(({ name }) => name)
    .join(", ");

test.each([
  ["hot-beverage", "cup of tea", "tea"],
  ["hot-beverage", "coffee", "hot-beverage"],
  ["hot-beverage", "steam", "hot-beverage"],
  ["hot-beverage", "hot chocolate", "cocoa"],
  ["frog", "tea", "frog"],
])("%s called %j is known as %s", (picture, word, as) => expect(knownAs(picture, word)).toBe(as));

test("tea is not called by coffee's names, nor coffee by tea's", () => {
  expect(namesOf("a tea that judges you")).not.toMatch(COFFEE);
  expect(namesOf("a coffee that judges you")).not.toMatch(TEA);
});
