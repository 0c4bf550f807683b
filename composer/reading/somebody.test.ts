import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each(["a fox interviewing a pirate", "a cop hugged by a burglar", "a monkey hugging a banker"])(
  "%s: that is somebody",
  (idea) => expect(readIdea(idea)).toMatchObject({ motif: { id: "man" }, gear: null }),
);

test.each(["a cat dressed as a pirate", "a hen becoming a pirate", "a pirate crab"])(
  "%s: the hero wears the hat",
  (idea) => expect(readIdea(idea).gear).toBe("pirate"),
);

test("a pirate flag is a flag", () =>
  expect(readIdea("a gull stealing a pirate flag").motif?.id).toBe("pirate-flag"));
