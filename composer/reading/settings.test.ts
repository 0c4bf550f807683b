import { describe, expect, it } from "vitest";
import { gearIds, gearWords } from "./gear.ts";
import { isPicture } from "./picture-index.ts";
import { readIdea } from "./read-idea.ts";
import { gearSettings, habitats, settingIds, settingWords } from "./settings.ts";

describe("where an idea plays", () => {
  it.each(settingIds)("is read from any word for it: %s", (id) => {
    const others = settingWords[id]
      .split(" ")
      .filter((word) => readIdea(`a thing, ${word.replaceAll("-", " ")}`).setting !== id);
    expect(others).toEqual([]);
  });

  it.each([
    ["a frog on the moon", "moon", "on the moon"],
    ["a frog in the deep dark ocean", "ocean", "in the deep dark ocean"],
    ["the moon", "moon", null],
    ["a frog at a party under the sea", "party", "at a party"],
    ["a satellite in orbit", "space", "in orbit"],
    ["a pig on his farm", "farm", "on his farm"],
    ["a duck in love, flying", "sky", null],
    ["a crab in love surfs", "beach", null],
    ["a cat behind an old barn", "farm", "behind an old barn"],
    ["a cat, and the barn", "farm", null],
    ["A DOG IN THE CITY", "city", "in the city"],
  ])("is told in its own words where it gave some: %j", (idea, setting, place) => {
    const reading = readIdea(idea);
    expect([reading.setting, reading.place]).toEqual([setting, place]);
  });

  it.each([
    ["a shark", "ocean"],
    ["a camel", "desert"],
    ["a penguin", "snow"],
    ["an alien", "space"],
    ["a pizza", "kitchen"],
    ["a bee", "garden"],
  ])("is where %s is at home, if nothing else says", (idea, setting) => {
    expect(readIdea(idea)).toMatchObject({ setting, place: null });
  });

  it("is where somebody so dressed would be, before the home of what wears it", () => {
    expect(readIdea("a wizard shark").setting).toBe("castle");
    expect(readIdea("a wizard shark on a beach").setting).toBe("beach");
  });

  it("is the home of pictures that there are, each of one setting alone", () => {
    const all = Object.values(habitats).flatMap((ids) => ids.split(" "));
    expect(all.filter((id) => !isPicture(id))).toEqual([]);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it("is known for every dress, and for none that there is not", () => {
    expect(Object.keys(gearSettings).sort()).toEqual([...gearIds].sort());
    for (const setting of Object.values(gearSettings)) expect(settingIds).toContain(setting);
  });
});

describe("what a subject wears", () => {
  it.each(gearIds)("is read from any word for it: %s", (id) => {
    const others = gearWords[id]
      .split(" ")
      .filter((word) => !/^(rapper|trucker)$/.test(word) && readIdea(`a frog, ${word}`).gear !== id);
    expect(others).toEqual([]);
  });

  it.each([
    ["a frog astronaut", "frog", "astronaut"],
    ["king of the pigeons", "dove", "crown"],
    ["cowboy cactus", "cactus", "cowboy"],
    ["a wizard", "person-mage", null],
    ["a knight riding a giant chicken", "person-fencing|crossed-swords|chicken|guard", null],
  ])("in %j: %s in %s", (idea, ids, gear) => {
    const reading = readIdea(idea);
    if (gear !== null) expect(ids.split("|")).toContain(reading.subject?.id);
    expect(reading.gear).toBe(gear);
  });
});

describe("how a subject is described", () => {
  it.each([
    ["a sleepy sloth", "sleepy"],
    ["a very tiny old frog", "old"],
    ["a frog who is sleepy", null],
    ["sleepy", null],
  ])("in %j: %s", (idea, manner) => expect(readIdea(idea).manner).toBe(manner));

  it.each([
    ["a sleepy sloth", "calm"],
    ["a crazy frog", "wild"],
    ["a majestic goat", "grand"],
    ["a sad ghost", "gloomy"],
    ["a cute kitten", "sweet"],
    ["a frog", null],
  ])("and what mood that is, in %j: %s", (idea, mood) => expect(readIdea(idea).mood).toBe(mood));
});
