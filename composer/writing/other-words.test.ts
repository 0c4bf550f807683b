import { expect, it } from "vitest";
import { otherNames, retellStory } from "./other-words.ts";

it.each([
  "a penguin who sells ice to other penguins",
  "brb crying",
  "ein Faultier, das Zug fährt",
  "tired teapot",
])("finds other names of %s, none twice", (prompt) => {
  const told = { name: "Some Name", narrative: "", prompt };
  let known = otherNames({ ...told, seed: "a" }, []);
  for (const seed of ["b", "c", "d"]) known = [...known, ...otherNames({ ...told, seed }, known)];
  expect(known).toHaveLength(12);
  expect(new Set(known.map(({ name }) => name)).size).toBe(12);
  expect(new Set(known.map(({ ticker }) => ticker)).size).toBe(12);
});

it("tells what is known of a token without an idea: its name, and its story so far", () => {
  const told = { name: "Cold Caller", ticker: "COLD", prompt: null, seed: "a" };
  const story = retellStory({ ...told, narrative: "A penguin sells ice to other penguins." });
  expect(story).toMatch(/penguin/i);
});
