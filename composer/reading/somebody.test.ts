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

test.each([
  ["a tax inspector", "inspector"],
  ["a street magician", "magician"],
  ["a podcast host", "host"],
])("%s: who has the trade is meant", (idea, word) => expect(readIdea(idea).subject?.word).toMatch(word));

test("a potato detective is a potato", () =>
  expect(readIdea("a potato detective").subject?.word).toBe("potato"));

test("who deals in something is meant, and has it", () =>
  expect(readIdea("a hot dog vendor")).toMatchObject({
    subject: { word: "vendor" },
    motif: { id: "hot-dog" },
  }));
