import { expect, test } from "vitest";
import { splitWords } from "../../reading/words.ts";
import { buildCreature } from "./build-creature.ts";
import { changedBody } from "./changed-body.ts";
import { creatureOf } from "./creature-picture.ts";

const changed = (id: string, idea: string) => {
  const creature = creatureOf(id);
  if (!creature) throw new Error(`${id} is no creature`);
  return { creature, after: changedBody(creature, splitWords(idea)) };
};
const shapesOf = (creature: Parameters<typeof buildCreature>[0]) =>
  buildCreature(creature, "stand", "happy").shapes.length;

test.each([
  ["dog-face", "with one ear"],
  ["horse-face", "with one leg"],
  ["crab", "with one claw"],
  ["deer", "with one antler"],
])("%s %s is drawn with less", (id, idea) => {
  const { creature, after } = changed(id, idea);
  expect(shapesOf(after)).toBeLessThan(shapesOf(creature));
});

test("what it has more than its like is drawn", () => {
  expect(changed("cow-face", "with wings").after.wings).toBe("angel");
  expect(changed("fish", "with legs").after.legs).toBe("paw");
  expect(changed("dog-face", "with two heads").after.top).toBe("heads");
});

test("a wooden leg is in place of one of its own, whatever that is like", () => {
  expect(changed("pigeon", "with a wooden leg").after.hasPeg).toBe(true);
  const { creature, after } = changed("dog-face", "with a peg leg");
  const woodIn = (each: Parameters<typeof buildCreature>[0]) =>
    JSON.stringify(buildCreature(each, "wave", "happy").shapes).includes("#c08a4e");
  expect([woodIn(creature), woodIn(after)]).toEqual([false, true]);
});

test("who has wings by nature gets no others", () => {
  expect(changed("bird", "with wings").after.wings).toBe("none");
});

test("an idea that says nothing of a body leaves it as it is", () => {
  const { creature, after } = changed("fox", "with a knife");
  expect(after).toEqual(creature);
});
