import { expect, test } from "vitest";
import { actedOut } from "./acted-out.ts";
import { readIdea } from "./read-idea.ts";

const acted = (idea: string) => actedOut(readIdea(idea));

test.each([
  ["haunted", { state: "haunted" }],
  ["got scammed", { expression: "sad" }],
  ["crying at work", { expression: "sad" }],
  ["crying in the shower", { expression: "sad" }],
  ["talking to the moon", { motif: { id: "full-moon" } }],
  ["quitting my job", {}],
  ["missing the bus", { motif: { id: "bus" } }],
])("%s: somebody acts it out", (idea, seen) => {
  expect(acted(idea)).toMatchObject(seen);
  expect(acted(idea)?.subject?.id).toBeTruthy();
});

test.each([
  "a haunted cat",
  "flying pizza",
  "zero regrets",
  "i am haunted",
  "are you okay?",
  "synergy",
  "100 percent",
])("%s: that is not acted out", (idea) => expect(acted(idea)).toBeNull());
