import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { suggestNames } from "./names.ts";

const namesOf = (idea: string): string[] =>
  ["a", "b", "c"].flatMap((seed) => suggestNames(readIdea(idea), randomFrom(seed)).map(({ name }) => name));

test.each([
  ["a goose arresting a mayor", "Mayor Goose"],
  ["a gnome chasing a terrified dog", "Dogphobic Gnome"],
  ["a barber giving ten shaves at once", "Barber at Once"],
  ["a toad with an even smaller hat", "Even Toad"],
  ["an onion that is banned from salads", "Onion on Salads"],
])("of %s no name says the contrary", (idea, wrong) => {
  expect(namesOf(idea)).not.toContain(wrong);
});

test("who is banned is called so, and who has friends is named with them", () => {
  expect(namesOf("an onion that is banned from salads")[0]).toBe("Banned Onion");
  expect(namesOf("a kettle who is best friends with all the cups")[0]).toBe("Kettle and the Cups");
});

test("of two halves at a comma each is a name, and both are", () => {
  const names = namesOf("zero sleep, all vibes");
  expect(names).toContain("Zero Sleep");
  expect(names).toContain("Zero Sleep All Vibes");
});

test.each([
  ["two crabs arm wrestling", "Arm Wrestling Crabs"],
  ["a goat cliff diving", "Cliff Diving Goat"],
])("what one does by two words is not torn apart in a name: %s", (idea, name) =>
  expect(namesOf(idea)).toContain(name),
);

test("who does what by two words stays the hero", () =>
  expect(namesOf("a bear line dancing")).not.toContain("Bear Line"));
