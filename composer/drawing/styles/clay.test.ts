import { expect, test } from "vitest";
import { clayFilter } from "./clay.ts";

test.each(["gloss", "card"] as const)("%s keeps its colour: no edge turns black", (material) => {
  const filter = clayFilter("a", material, 400, "#000000");
  const [, lamp, around] = /k1="([\d.]+)" k2="([\d.]+)" result="lit"/.exec(filter) ?? [];
  expect(Number(around)).toBeGreaterThanOrEqual(0.45);
  // What faces us stays as light as it was drawn.
  expect(Number(lamp) + Number(around)).toBeCloseTo(1, 1);
});
