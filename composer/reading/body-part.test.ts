import { expect, test } from "vitest";
import { saidOfBody } from "./body-part.ts";
import { readIdea } from "./read-idea.ts";
import { splitWords } from "./words.ts";

const said = (idea: string) => saidOfBody(splitWords(idea)).map(({ part, way }) => `${way} ${part}`);

test.each([
  ["a peacock with one feather", "one feather"],
  ["a snail without a shell", "lost shell"],
  ["a dog with two heads", "two head"],
  ["a cow with wings", "has wing"],
  ["an octopus with only seven arms", "many arm"],
  ["a three-headed goat", "many head"],
  ["a wingless bird", "lost wing"],
  ["a cat with a human face", "has face"],
  ["ein Hund ohne Schwanz", "lost tail"],
  ["a pigeon with a wooden leg", "has peg"],
])("%s: %s", (idea, part) => expect(said(idea)).toEqual([part]));

test.each([
  "a penguin with ear muffs",
  "a gorilla with a feather duster",
  "a shark eating an ear",
  "a cat with nine lives",
])("%s says nothing of a body", (idea) => expect(said(idea)).toEqual([]));

test.each([
  "a dog with one ear",
  "a cow with wings",
  "a goose with teeth",
  "a dog with two heads",
  "pigs fly",
])("%s: no part and no deed of somebody is a thing besides", (idea) =>
  expect(readIdea(idea).motif).toBeNull(),
);

test("a number that says how somebody is built counts nobody", () => {
  expect(readIdea("three legged dog").count).toBe(1);
  expect(readIdea("three dogs").count).toBe(3);
});

test.each([
  ["my uncle's haunted lawnmower", "lawnmower"],
  ["grandpa's flying couch", "sofa"],
  ["the neighbor's dog", "dog-face"],
])("%s is about what is owned", (idea, id) => expect(readIdea(idea).subject?.id).toBe(id));

test.each(["the cat's out of the bag", "my cat's plotting murder"])("%s is about the cat", (idea) =>
  expect(readIdea(idea).subject?.id).toBe("cat-face"),
);

test("a wooden leg is on no sign, also where one knows somebody by a flag or a hat", () => {
  expect(readIdea("a pirate with a peg leg").motif).toBeNull();
  expect(readIdea("a dog with a wooden leg").motif).toBeNull();
});
