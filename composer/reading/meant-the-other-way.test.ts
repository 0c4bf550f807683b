import { expect, test } from "vitest";
import { asPictured } from "../writing/as-meant.ts";
import { readIdea } from "./read-idea.ts";

test.each([
  ["avocado who never gets ripe", { motif: { word: "not ripe" } }],
  [
    "a lifeguard at an empty pool",
    { subject: { id: "person-swimming" }, stageSet: { beside: "empty-pool" } },
  ],
  ["a frog in an empty pool", { motif: { id: "empty-pool" }, relation: "in" }],
  ["a lemon with a glass of lemonade", { motif: { id: "lemonade" } }],
  ["sad slice of pineapple", { subject: { id: "pineapple-slice" }, expression: "sad" }],
  ["sloth formula one driver", { subject: { id: "sloth" }, motif: { id: "racing-car" }, relation: "rides" }],
  ["a bald wizard looking for his hair", { motif: { id: "wig" }, relation: "dreams" }],
  [
    "sleepy night guard in a museum of cheese",
    { subject: { id: "police-officer" }, stuff: null, held: "cheese-wedge" },
  ],
])("is pictured as it is said, and not the other way: %s", (idea, reading) =>
  expect(readIdea(idea)).toMatchObject(reading),
);

test.each([
  ["a plumber who thinks he is a king", "plumber", "crown"],
  ["a dentist convinced she is a pharaoh", "dentist", "nemes"],
])("who takes himself for somebody is one being, in the hat of that one: %s", (idea, word, gear) => {
  const reading = readIdea(idea);
  expect(reading).toMatchObject({ subject: { word }, gear });
  expect(reading.relation).not.toBe("meets");
});

test("what somebody never does is no thing", () =>
  expect(readIdea("a phone that never rings").motif?.id).not.toBe("ring"));

test.each([
  ["a taco wearing a smaller taco as a hat", "taco", "wears"],
  ["a frog riding a bigger frog", "frog", "rides"],
])("a second of the same kind is a thing of its own: %s", (idea, id, relation) =>
  expect(readIdea(idea)).toMatchObject({ subject: { id }, motif: { id }, relation }),
);

test("what goes on a board in another language is read as it was typed", () =>
  expect(asPictured(readIdea("el perro que vende seguros")).motif).toMatchObject({
    id: "lettered",
    word: "seguros",
  }));
