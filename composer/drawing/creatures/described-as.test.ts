import { expect, test } from "vitest";
import { readIdea } from "../../reading/read-idea.ts";
import { creatureFor } from "./creature-for.ts";
import { describedAs } from "./described-as.ts";

const coatIn = (idea: string) => {
  const reading = readIdea(idea);
  return describedAs(creatureFor(reading.subject, reading.words), reading)?.coat;
};

test("who is jealous is green in the face", () => {
  expect(coatIn("a jealous girlfriend")).not.toBe(coatIn("a girlfriend"));
  expect(coatIn("a happy girlfriend")).toBe(coatIn("a girlfriend"));
});

test("a boss of whatever is a boss", () => expect(coatIn("a mafia boss")).toBe(coatIn("a boss")));

test("who has huge muscles has the body for them", () => {
  const reading = readIdea("a goat with huge muscles");
  expect(describedAs(creatureFor(reading.subject, reading.words), reading)?.body).toBe("buff");
});
