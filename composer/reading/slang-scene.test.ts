import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";
import { slangScene } from "./slang-scene.ts";
import scenes from "./slang-scenes.json";

const sceneOf = (idea: string) => slangScene(readIdea(idea));

test.each([
  ["wen lambo", "a sports car with an hourglass"],
  ["Wen Lambo ser!!", "a sports car with an hourglass"],
  ["Don’t count your chickens", "a chicken counting her eggs"],
  ["paper hands anonymous", "a sheet of paper running with a bag of money"],
  ["my writer's block", "a crying writer with a crumpled paper"],
  ["big raccoon energy", "a big raccoon"],
  ["in my grandma era", "a grandma"],
  ["solar energy", null],
  ["definitely not a dog", "a dog with a sign that says not a dog"],
  ["a frog with diamond hands", null],
  ["touch grass or else", null],
])("slang that is all of an idea is shown by a scene: %s", (idea, scene) =>
  expect(sceneOf(idea)).toBe(scene),
);

test.each(Object.values(scenes))("what a scene names is drawn: %s", (scene) => {
  const { subject } = readIdea(scene);
  expect(subject).not.toBeNull();
  expect(subject?.isLoose).toBeFalsy();
});

test("no phrase has two scenes", () => {
  const phrases = Object.keys(scenes).flatMap((each) => each.split(", "));
  expect(new Set(phrases).size).toBe(phrases.length);
});
