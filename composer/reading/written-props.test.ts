import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["a rhino with a gym membership", "gym membership"],
  ["a goose stealing a parking spot", "parking spot"],
  ["a duck with an electricity bill", "electricity bill"],
  ["a panda with a speeding ticket", "speeding ticket"],
  ["a bear filling in a tax form", "tax form"],
])("%s: which one it is stands on it", (idea, word) =>
  expect(readIdea(idea).motif).toMatchObject({ id: "lettered", word }),
);

test.each([
  ["a heron with a credit card", "credit-card"],
  ["a heron losing tickets", "ticket"],
  ["a heron with a ticket", "ticket"],
  ["a heron with a red envelope", "red-envelope"],
])("%s: the picture says it", (idea, id) => expect(readIdea(idea).motif?.id).toBe(id));

test("what is forgotten is not there, and a form is filled in and not entered", () => {
  expect(readIdea("a sloth forgetting the wifi password").relation).toBe("lacks");
  expect(readIdea("a bear filling in a tax form").relation).not.toBe("in");
  expect(readIdea("a goat eating a parking ticket").relation).toBe("eats");
});

test("a sign says what it is said to say", () => {
  const motif = (idea: string) => readIdea(idea).motif?.word;
  expect(motif('a heron with a sign that says "free hugs"')).toBe("free hugs");
  expect(motif("a heron holding a banner saying will work for fish")).toBe("will work for fish");
  expect(motif("a heron with a sign")).not.toContain("says");
});

test("burnt toast is toast that is burnt", () =>
  expect(readIdea("burnt toast")).toMatchObject({ subject: { id: "toast-slice" }, state: "burnt" }));

test("a card says its words alone: no lock hides a password", () => {
  expect(readIdea("my wifi password")).toMatchObject({ subject: { id: "lettered" }, motif: null });
});
