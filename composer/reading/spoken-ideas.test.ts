import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";
import { spokenIdeas } from "./testing/spoken-ideas.ts";

test("of ideas in slang and in eight tongues, 57 in 61 are read as the thing they name", () => {
  const wrong = spokenIdeas.flatMap(([idea, pictures]) => {
    const { subject } = readIdea(idea);
    return pictures.split(" ").includes(subject?.id ?? "") ? [] : [`${idea}: ${subject?.id ?? "nothing"}`];
  });
  expect(spokenIdeas.length - wrong.length, wrong.join("\n")).toBeGreaterThanOrEqual(57);
});

test("what the subject fears, loves and hopes for is found in the idea's words", () => {
  expect(readIdea("an accountant with a fear of stairs").heart.dread).toBe("stairs");
  expect(readIdea("a cactus that wants a hug").heart.joy).toBe("a hug");
  expect(readIdea("a goose who wants to be mayor").heart.wish).toBe("be mayor");
});
