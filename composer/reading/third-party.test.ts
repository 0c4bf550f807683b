import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a seagull stealing fries from a cop", "police-officer", "flees", "french-fries"],
  ["a cat selling ice cream to penguins", "penguin", "meets", "ice-cream"],
  ["a wizard making soup for a troll", "troll", "meets", "soup"],
])("%s: the other is there, and the thing is in the hands", (idea, motif, relation, held) =>
  expect(readIdea(idea)).toMatchObject({ motif: { id: motif }, relation, held }),
);

test.each([
  ["a duck suing the man who fed him bread", "man"],
  ["a mailman hiring the lawyer of the goose that bit him", "judge"],
])("%s: what somebody else has or does is left to them", (idea, motif) =>
  expect(readIdea(idea).motif?.id).toBe(motif),
);

test("several are met where several are spoken of", () => {
  expect(readIdea("a dog teaching cats to bark").motifCount).toBe(3);
  expect(readIdea("a wolf babysitting two pigs").motifCount).toBe(2);
  expect(readIdea("a wolf babysitting a pig").motifCount).toBe(1);
});

test("a boss and an employee are two, though one picture shows both", () => {
  expect(readIdea("a boss afraid of his employees")).toMatchObject({
    subject: { word: "boss" },
    motif: { word: "employee" },
    relation: "fears",
  });
});

test("what somebody works as is seen by its tool", () => {
  expect(readIdea("a meerkat working as a lifeguard").motif?.id).toBe("ring-buoy");
});
