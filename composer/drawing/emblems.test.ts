import { expect, test } from "vitest";
import { isPicture } from "../reading/picture-index.ts";
import { readIdea } from "../reading/read-idea.ts";
import { emblemOf, emblems } from "./emblems.ts";

const emblemFor = (idea: string) => emblemOf(readIdea(idea).words);

test("what cannot be seen has an emblem", () => {
  expect(emblemFor("democracy")).toBe("ballot-box-with-ballot");
  expect(emblemFor("slow death")).toBe("skull");
  // What is longer is lettered as it was typed.
  expect(emblemFor("the slow death of Patience")).toBeUndefined();
  expect(emblemFor("pure chaos")).toBe("tornado");
  expect(emblemFor("gravity is tired")).toBe("red-apple");
  expect(emblemFor("my ego needs a nap")).toBe("balloon");
  expect(emblemFor("qwertz")).toBeUndefined();
});

test("every emblem is a picture that there is", () => {
  expect(emblems.filter((id) => !isPicture(id))).toEqual([]);
});
