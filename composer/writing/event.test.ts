import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { eventSlots } from "./event.ts";

const told = (idea: string) => eventSlots(readIdea(idea), "the hero");

test.each([
  ["i dropped my seed phrase in the lasagna", "I dropped my seed phrase in the lasagna", "the seed phrase"],
  ["my cat sat on the sell button", "my cat sat on the sell button", "the sell button"],
  ["an astronaut who forgot his keys", "an astronaut forgot his keys", undefined],
  ["a magician who sawed himself in half", "a magician sawed himself in half", "the hero"],
  ["the wifi died during my wedding", "the wifi died during my wedding", "the wedding"],
  ["cat who stole the moon", "the cat stole the moon", "the moon"],
  ["bees unplugged the server", "bees unplugged the server", "the server"],
  ["pizza fell face down", "pizza fell face down", "the hero"],
  ["a potato who went to the gym once", "a potato went to the gym once", "the gym"],
])("%s happened once", (idea, event, thing) => {
  expect(told(idea).event).toEqual([event]);
  expect(told(idea).eventThing?.[0]).toBe(thing);
});

test("another speaks of it as yours", () =>
  expect(told("i sold my kidney for a jpeg").yourEvent).toEqual(["you sold your kidney for a jpeg"]));

test.each([
  "a gnome trapped in an elevator",
  "a potato baked by monks",
  "a retired wizard",
  "left on read",
  "when the wifi died",
  "a dog lost in space",
  "my uncle banned from the bar",
])("%s did not", (idea) => expect(told(idea)).toEqual({}));
