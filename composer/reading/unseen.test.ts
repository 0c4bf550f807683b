import { describe, expect, test } from "vitest";
import { languageOf } from "./languages.ts";
import { LETTERED } from "./picture-index.ts";
import { readIdea } from "./read-idea.ts";
import { splitWords } from "./words.ts";

const hero = (idea: string): string | undefined => readIdea(idea).subject?.word;
const second = (idea: string): string | null => {
  const { motif } = readIdea(idea);
  return motif?.id === LETTERED ? motif.word : null;
};

describe("a compound is one noun", () => {
  test.each([
    ["a toilet brush knight", "toilet brush"],
    ["a hole punch with trust issues", "hole punch"],
    ["a ticket machine with depression", "ticket machine"],
    ["my cheese grater", "cheese grater"],
    ["a broken blender", "blender"],
  ])("%s: %s", (idea, word) => expect(hero(idea)).toBe(word));
});

test.each([
  ["a dehumidifier who loves cats", "dehumidifier"],
  ["a dehumidifier in love with a cactus", "dehumidifier"],
])("who acts is the hero, though there is no picture of it: %s", (idea, word) => {
  expect(readIdea(idea).subject).toMatchObject({ id: LETTERED, word });
});

describe("a second thing without a picture is named on a board", () => {
  test.each([
    ["a walrus teaching calculus", "calculus"],
    ["a cucumber giving a soliloquy", "soliloquy"],
    ["a hole punch with a dowry", "dowry"],
    ["a squirrel hoarding subpoenas", "subpoenas"],
  ])("%s: %s", (idea, word) => expect(second(idea)).toBe(word));

  test.each([
    "a frog on a mountain",
    "a puppy with the courage of a lion",
    "a crab who does nothing",
    "a frog",
  ])("but nothing is where there is a picture, a setting or nothing to name: %s", (idea) =>
    expect(second(idea)).toBeNull(),
  );
});

test.each([
  ["an alien mowing the lawn", "lawnmower"],
  ["a goat that paints", "paintbrush"],
  ["a blender that predicts the future", "crystal-ball"],
])("a deed is seen by its tool: %s", (idea, tool) => expect(readIdea(idea).motif?.id).toBe(tool));

test.each([
  ["ein Dackel im Büro macht Mittagsschlaf", "dachshund", undefined, "sleepy"],
  ["um tucano tomando café na varanda", "toucan", "hot-beverage", null],
  ["un perezoso bailando salsa con una piña", "sloth", "pineapple", null],
  ["волк играет на балалайке", "wolf", "balalaika", null],
  ["犬が電車で寝ている", "dog-face", "locomotive", "sleepy"],
])("another language names the same things: %s", (idea, subject, motif, face) => {
  const reading = readIdea(idea);
  expect([reading.subject?.id, reading.motif?.id, reading.expression]).toEqual([subject, motif, face]);
});

test.each([
  ["I should have sold", "sad"],
  ["it is what it is", "deadpan"],
  ["sunday scaries", "scared"],
  ["main character syndrome", "smug"],
  ["an owl who can't sleep", "scared"],
])("a phrase has a mood of its own: %s is %s", (idea, face) => expect(readIdea(idea).expression).toBe(face));

test("slang has the mood of those who say it, and what is denied can still be felt", () => {
  expect(readIdea("lfg frens").expression).toBe("happy");
  expect(readIdea("no sleep only candles").expression).toBe("scared");
  expect(readIdea("a weeping radish").expression).toBe("sad");
});

test("one small word that English has too makes no other language", () => {
  expect(languageOf(splitWords("no brakes just charts"))).toBeNull();
  expect(languageOf(splitWords("gato no telhado"))).toBe("pt");
});

test.each([
  ["french toast", "toast-slice"],
  ["a pile of bricks", "brick"],
  ["a bitcoin", "bitcoin"],
  ["a ferrari", "sports-car"],
  ["a cabbage", "cabbage"],
  ["a jar of maple syrup", "maple-syrup"],
  ["a bowl of guacamole", "guacamole"],
  ["guacamole", "guacamole"],
  ["soup of the day", "soup"],
  ["a cup of tea", "tea-cup"],
  ["gravy", "gravy-boat"],
  ["a clam", "clam"],
  ["a mussel", "mussel"],
  ["a tennis ball", "tennis-ball"],
  ["a chess board", "chess-board"],
  ["a beaker", "beaker"],
  ["a roll of tape", "duct-tape"],
  ["a school bus", "school-bus"],
  ["a walkie talkie", "walkie-talkie"],
  ["a flower pot", "potted-plant"],
])("%s is no relative of a word in it", (idea, id) => expect(readIdea(idea).subject?.id).toBe(id));

test.each([
  ["a doorbell nobody rings", "doorbell"],
  ["a phone nobody calls", "mobile-phone"],
])("what others do, or do not, is nothing in the hero's hands: %s", (idea, id) => {
  expect(readIdea(idea)).toMatchObject({ subject: { id }, motif: null, expression: "sad" });
});
