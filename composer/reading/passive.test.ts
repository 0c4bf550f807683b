import { expect, test } from "vitest";
import { facesOf } from "../drawing/acting/feels.ts";
import { takeOf } from "../drawing/takes.ts";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a lion licked by a lamb", { base: "lick", relation: "pets", doneTo: 1 }],
  ["a bull being hugged by a matador", { base: "hug", relation: "hugs", doneTo: 1 }],
  ["a donkey carried by a farmer", { base: "carry", relation: "heaves", doneTo: 1 }],
  ["a tiger scolded by an angry teacher", { base: "scold", relation: "meets", doneTo: 1 }],
  ["a shark bitten by a goldfish", { base: "bite", relation: "pets", doneTo: 1 }],
])("%s: the motif does it", (idea, passive) => expect(readIdea(idea).passive).toEqual(passive));

test.each([
  "a duck chased by a baguette",
  "a lamb licking a lion",
  "a hen followed by a crab",
  "a frog standing by a pond",
  "a fridge owned by a bear",
])("%s: the hero is who it is", (idea) => expect(readIdea(idea).passive).toBeNull());

test("who does it plays the hero of the first picture, and who it is done to is beside it", () => {
  const { reading, isSwapped } = takeOf(readIdea("a cop robbed by a granny"), 0);
  expect(isSwapped).toBe(true);
  expect(reading).toMatchObject({
    subject: { word: "granny" },
    motif: { word: "cop" },
    held: "money-bag",
  });
  expect(takeOf(readIdea("a granny robbing a cop"), 0).isSwapped).toBe(false);
});

test.each([
  ["a tiger scolded by a teacher", ["angry", "sad"]],
  ["a fish tickled by an octopus", ["happy", "laughing"]],
  ["a mouse arresting a chef", ["angry", "sad"]],
  ["a toad kissing a prince", ["loving", "loving"]],
  ["a toad painting a prince", null],
])("%s: the faces are of who does it and of whom it is done to", (idea, faces) =>
  expect(facesOf(takeOf(readIdea(idea), 0).reading)).toEqual(faces),
);

test("where the hero of the idea is shown as the hero, its face is that of whom it is done to", () => {
  expect(facesOf(readIdea("a tiger scolded by a teacher"))).toEqual(["sad", "angry"]);
  expect(facesOf(readIdea("a mouse arresting a chef"))).toEqual(["angry", "sad"]);
});

test("nobody is smug about being fired", () => {
  expect(readIdea("a boss fired by an intern").expression).toBe("smug");
  expect(takeOf(readIdea("a boss fired by an intern"), 0).reading.motifExpression).toBeNull();
});
