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
  ["paper hands since birth", "a baby sheet of paper running with a bag of money"],
  ["degen from day one", "a baby playing a slot machine"],
  ["Paper hands support group", "three sheets of paper running with a bag of money"],
  ["jeeted at the bottom again", "a crying man running with a bag of money at the bottom"],
  ["wagmi unless it rains", "three frogs on a rocket in the rain"],
  ["rugged on a beach", "a man slipping on a rug on a beach"],
  ["rekt before breakfast", "a melting bitcoin"],
  ["wen moon because i am tired", "the moon with an hourglass"],
  ["wagmi until the dog sells", null],
  ["nothing in the fridge", null],
  ["a goat by an empty pool", null],
  ["beef at a wedding", null],
  ["garlic bread supremacy", "a garlic bread in a crown on a throne"],
  ["moral supremacy", null],
  ["seven ducks and one impostor", "six ducks with a raccoon"],
  ["three raccoons and an imposter", "three raccoons with a cat"],
  ["seven forks and one impostor", null],
  ["sir this is a casino", "a bored cashier at a casino"],
  ["ma'am this is a library", "a bored cashier at a library"],
  ["sir this is a banana", null],
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
