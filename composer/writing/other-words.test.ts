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
  expect(known.length).toBeGreaterThanOrEqual(9);
  expect(known.map(({ name }) => name)).not.toContain("Mystery Doodle");
  for (const field of ["name", "ticker"] as const)
    expect(new Set(known.map((each) => each[field])).size).toBe(known.length);
});

it("tells what is known of a token without an idea: its name, and its story so far", () => {
  const told = { name: "Cold Caller", ticker: "COLD", prompt: null, seed: "a" };
  const story = retellStory({ ...told, narrative: "A penguin sells ice to other penguins." });
  expect(story).toMatch(/penguin/i);
});
