import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { agentOf } from "./name-hero.ts";
import { pronounsOf } from "./pronouns.ts";
import { capital, properly, titleCase } from "./title-case.ts";
import { unknownNoun } from "./unknown-noun.ts";

const pronounOf = (idea: string, seed = "s") => pronounsOf(readIdea(idea), randomFrom(seed)).its;

describe("the pronoun of a hero", () => {
  it.each([
    ["a frog on the moon", "its"],
    ["a goose and her umbrella", "her"],
    ["a frog who lost his crown", "his"],
    ["grandma rides a skateboard", "her"],
    ["a king without a castle", "his"],
    ["two penguins and their boat", "their"],
  ])("of %j is %s", (idea, its) => expect(pronounOf(idea)).toBe(its));

  it("is the same for the same seed where nothing says", () => {
    for (const seed of ["a", "b", "c"])
      expect(pronounOf("an astronaut", seed)).toBe(pronounOf("an astronaut", seed));
  });
});

describe("who does a deed", () => {
  it.each([
    ["a frog that mines cheese", "Miner"],
    ["a cat who steals wifi", "Thief"],
    ["a frog on the moon", ""],
  ])("in %j is called %j", (idea, agent) => expect(agentOf(readIdea(idea))).toBe(agent));
});

describe("a noun that no picture shows", () => {
  it.each([
    ["a flibber who bakes bread", "flibber"],
    ["two flibbers in paris", "flibber"],
    ["zzz", "inside joke"],
    ["nothing ever happens", "inside joke"],
    ["", "inside joke"],
  ])("in %j is %j", (idea, noun) => expect(unknownNoun(readIdea(idea))).toBe(noun));
});

describe("capitals", () => {
  it("of a title leave small words small, but for the first", () => {
    expect(titleCase("the lunar ribbit of the deep")).toBe("The Lunar Ribbit of the Deep");
    expect(titleCase("")).toBe("");
  });

  it("change no letter, and are there already the second time", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,4}$/), (phrase) => {
        const title = titleCase(phrase);
        expect(title.toLowerCase()).toBe(phrase);
        expect(titleCase(title)).toBe(title);
      }),
    );
  });

  it("are of whole characters", () => {
    expect(capital("𐐨rog")).toBe("𐐀rog");
    expect(capital("")).toBe("");
  });

  it("are those of weekdays, places and makes", () => {
    expect(properly("a monday in paris at ikea")).toBe("a Monday in Paris at IKEA");
    expect(properly("mondayish")).toBe("mondayish");
  });
});
