import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

const read = (idea: string) => {
  const { subject, motif, relation, stuff } = readIdea(idea);
  return [subject?.id, relation, motif?.id ?? null, stuff && `${stuff.way} ${stuff.id}`, stuff?.isMotifs];
};

describe("plenty of something", () => {
  test.each([
    ["a llama in a bathtub full of money", "llama", "in", "bathtub", "full money-bag", true],
    ["a rat driving a truck full of bananas", "rat", "rides", "pickup-truck", "full banana", true],
    ["a frog in a bathtub of popcorn", "frog", "in", "bathtub", "full popcorn", true],
    ["a bus full of frogs", "bus", null, null, "full frog", false],
    ["a pug covered in spaghetti", "pug", null, null, "covered spaghetti", false],
    ["a snowman made of cheese", "snowman", null, null, "made cheese-wedge", false],
    ["a bear wrapped in bacon", "bear", null, null, "wrapped bacon", false],
  ])("%s", (idea, ...found) => expect(read(idea)).toEqual(found));

  test("a pig covered in mud is dirty, and holds no board that says so", () => {
    const { motif, state } = readIdea("a pig covered in mud");
    expect([motif, state]).toEqual([null, "dirty"]);
  });
});

test("what two have to do with each other is between them", () => {
  expect(readIdea("a cat and a dog fighting over a sausage")).toMatchObject({
    relation: "fights",
    motif: { id: "dog-face" },
    held: "sausage",
  });
  expect(readIdea("a cat and a mouse sharing a pizza")).toMatchObject({ held: "pizza" });
});

test("who leaves somebody for a thing is with that thing", () => {
  expect(readIdea("my wife left me for a stablecoin")).toMatchObject({
    relation: "hugs",
    motif: { id: "coin" },
    expression: "smug",
  });
});

test.each([
  ["my wifi is judging me", "deadpan"],
  ["my dog ate my homework", "smug"],
  ["my boss is yelling at me", "screaming"],
])("the face of who does something to the speaker: %s", (idea, face) =>
  expect(readIdea(idea).expression).toBe(face),
);

test.each([
  "um gato com medo de pepinos",
  "un gato con miedo a los pepinos",
  "ein hund hat angst vor dem staubsauger",
])("a fear that is a noun: %s", (idea) =>
  expect(readIdea(idea)).toMatchObject({ relation: "fears", expression: "scared" }),
);

test("who makes somebody cry does not cry", () => {
  expect(readIdea("an onion making a chef cry")).toMatchObject({
    expression: "smug",
    motifExpression: "sad",
  });
});

test("french fries are no deed", () => {
  expect(readIdea("a raccoon and a seagull sharing french fries").action?.base ?? "").not.toContain("fry");
});

test("the banana does the yoga", () => {
  expect(readIdea("a pickle doing yoga").subject?.id).toBe("pickle");
});

test("what is eaten from something is in that, and that is at the mouth", () => {
  expect(readIdea("a stoat eating popcorn out of a helmet")).toMatchObject({
    relation: "eats",
    motif: { id: "rescue-workers-helmet" },
    stuff: { id: "popcorn", way: "full", isMotifs: true },
  });
  expect(readIdea("a stoat drinking from a bucket").relation).toBe("eats");
  expect(readIdea("a stoat drinking beer through a straw").relation).toBe("drinks");
  expect(readIdea("a stoat eating ramen from a bowl").motif?.id).toBe("steaming-bowl");
});

test("who builds out of money is not out of money", () => {
  const { state, expression } = readIdea("a stoat building a wall out of money");
  expect([state, expression]).toEqual([null, null]);
  expect(readIdea("a stoat out of money").state).toBe("broke");
});

test("what one eats with is in a hand, and what is eaten at the mouth", () => {
  expect(readIdea("a stoat eating a lamp with a fork")).toMatchObject({ relation: "eats", held: "fork" });
  expect(readIdea("a stoat with a fork")).toMatchObject({ relation: "holds", motif: { id: "fork" } });
});
