import { describe, expect, it } from "vitest";
import { withTail } from "./find-action.ts";
import { readIdea } from "./read-idea.ts";

const deedOf = (idea: string) => readIdea(idea).action;

describe("what the subject does", () => {
  it.each([
    ["a frog mines cheese", "mine cheese"],
    ["a frog who mines cheese", "mine cheese"],
    ["a frog that is mining cheese", "mine cheese"],
    ["frogs mine cheese", "mine cheese"],
    ["the frog will mine cheese", "mine cheese"],
    ["a frog who mined cheese", "mine cheese"],
    ["a cat stealing wifi", "steal wifi"],
    ["a penguin who always sings", "sing"],
    ["a sloth who never sleeps", "sleep"],
    ["two owls fly", "fly"],
    ["rat and raven run a shop", "run a shop"],
    ["a duck who robbed a bank", "rob a bank"],
    ["a duck robbed by a goose", undefined],
    ["a baked potato", undefined],
    ["a frog learning to knit", "knit"],
    ["a bear who refuses to dance", "refuse to dance"],
    ["a crab on the beach", undefined],
    ["a crab", undefined],
    ["", undefined],
  ])("in %j is to %s", (idea, base) => expect(deedOf(idea)?.base).toBe(base));

  it("is said in the three forms that sentences need, with the same words behind each", () => {
    expect(deedOf("a fox who carries a piano")).toEqual({
      base: "carry a piano",
      third: "carries a piano",
      gerund: "carrying a piano",
      place: null,
    });
    expect(withTail({ base: "fly", third: "flies", gerund: "flying" }, "")).toEqual({
      base: "fly",
      third: "flies",
      gerund: "flying",
    });
  });

  it.each([
    ["a frog mines cheese on the moon", "mine cheese", "on the moon"],
    ["a frog who sings under the bridge", "sing", "under the bridge"],
    ["a frog who lives under the bridge", "live under the bridge", null],
    ["a snail delivers pizza in a storm", "deliver pizza", "in a storm"],
    ["a dog hides bones behind the old barn", "hide bones", "behind the old barn"],
    ["a crab who opens doors", "open doors", null],
  ])("and where, in %j", (idea, base, place) => {
    expect([deedOf(idea)?.base, deedOf(idea)?.place]).toEqual([base, place]);
  });

  it.each([
    ["another clause", "a frog who mines cheese because he is hungry", "mine cheese"],
    ["a comma", "a frog who mines cheese, gold and hope", "mine cheese"],
    ["another sentence", "a frog mines cheese. The moon is far.", "mine cheese"],
    [
      "seven words",
      "a frog who sells one two three four five six seven eight",
      "sell one two three four five six seven",
    ],
    ["a word that needs another", "a frog who sells cheese to the", "sell cheese"],
  ])("ends at %s", (_, idea, base) => expect(deedOf(idea)?.base).toBe(base));

  it("is not what is done to the reader, or to whoever writes", () => {
    for (const idea of ["a frog who loves me", "a frog who eats my lunch", "a cat that judges you"])
      expect([idea, deedOf(idea)]).toEqual([idea, null]);
  });

  it("is calm where it was shouted, and keeps a name as it was written", () => {
    expect(deedOf("A FROG WHO EATS PIZZA")?.base).toBe("eat pizza");
    expect(deedOf("a mole who plays Chopin at night")?.base).toBe("play Chopin");
  });

  it("needs its object where the verb alone says nothing", () => {
    for (const idea of ["a frog who makes", "a frog who wants", "a frog who takes"])
      expect([idea, deedOf(idea)]).toEqual([idea, null]);
  });
});

describe("what the subject feels", () => {
  const heartOf = (idea: string) => readIdea(idea).heart;

  it.each([
    ["a ghost who is afraid of people", "people"],
    ["a cat that hates mondays", "mondays"],
    ["an elephant scared of small mice", "small mice"],
    ["a knight with a phobia of horses", "horses"],
    ["a bat allergic to the dark, and rich", "the dark"],
    ["a frog tired of flies because of the taste", "flies"],
    ["a wolf afraid of me", null],
    ["a wolf in the woods", null],
  ])("fear, in %j: %s", (idea, dread) => expect(heartOf(idea).dread).toBe(dread));

  it.each([
    ["a cactus that wants a hug", "a hug"],
    ["a pigeon obsessed with bread", "bread"],
    ["a moth who loves the lamp in the hall", "the lamp"],
    ["a robot who misses his mother", "his mother"],
    ["a rock in love", null],
  ])("love, in %j: %s", (idea, joy) => expect(heartOf(idea).joy).toBe(joy));

  it.each([
    ["a goose who wants to be mayor", "be mayor"],
    ["a snail who hopes to win the race", "win the race"],
    ["a llama running for president", "be president"],
    ["a frog who tries to knit", "knit"],
    ["a potato dreaming of the sea", null],
  ])("hope, in %j: %s", (idea, wish) => expect(heartOf(idea).wish).toBe(wish));

  it("is nothing where nobody is there to feel it", () => {
    expect(heartOf("")).toEqual({ dread: null, joy: null, wish: null });
    expect(heartOf("loves")).toEqual({ dread: null, joy: null, wish: null });
  });
});
