import { describe, expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { suggestNames } from "./names.ts";
import { puns } from "./texts.gen.ts";

const namesOf = (idea: string, seed: string) => suggestNames(readIdea(idea), randomFrom(seed));

describe("a known phrase that has the hero and the twist is the first name", () => {
  test.each([
    ["by a word of the idea", "a potato on a couch", /^Couch Potato$/],
    ["by what it is about", "an opossum who sleeps through meetings", /^(Playing Possum|Drop Dead Tired)$/],
    ["by its own words", "a pickle that deals with it", /^Dill With It$/],
    ["by its mood", "a kettle with anger issues", /^Blowing Off Steam$/],
    ["of any hero", "a lemur lifting dumbbells", /^Swole Lemur$/],
    ["in another language", "eine Kartoffel auf der Couch", /^Couch Potato$/],
    ["but not of what is feared", "a candle afraid of parties", /^(?!Totally Lit)/],
    ["nor of who works as something", "a pigeon who works as a tailor", /^Tailor Pigeon$/],
    ["nor of who runs a business", "two hamsters running a casino", /^(?!Wheely)/],
  ])("%s: %s", (_, idea, name) => {
    for (const seed of "abcdef") expect(namesOf(idea, seed)[0].name).toMatch(name);
  });
});

test("one of what is said by the way takes its turn with names of the deed", () => {
  const names = [..."abcdefghijkl"].map((seed) => namesOf("an owl opening a bank at midnight", seed)[0].name);
  expect(names).toContain("Bank Owl");
  expect(names.filter((name) => name === "Night Owl").length).toBeLessThan(6);
});

test("its ticker is the hero's where the name does not hold the hero", () => {
  for (const seed of "abcdef")
    expect(namesOf("a guard asleep at his desk", seed)[0]).toEqual({ name: "Off Guard", ticker: "GUARD" });
  for (const seed of "abcdef")
    expect(namesOf("an octopus with a gun in a weapon shop", seed)[0].ticker).toBe("OCTO");
});

test("each line of the list can be used", () => {
  const names = puns.slice(puns.indexOf("[puns]")).match(/(?<=: ).+/g) ?? [];
  for (const name of names.flatMap((line) => line.split(", "))) {
    expect(name).toMatch(/^(?:[A-Z*][\p{L}'-]*|[\p{L}'-]+)(?: [\p{L}*'-]+)*$/u);
    expect(name.length, name).toBeLessThanOrEqual(21);
  }
  expect(names.length).toBeGreaterThan(500);
});
