import { expect, test } from "vitest";
import { clayFilter, toyFilter } from "./clay.ts";

test.each(["gloss", "card"] as const)("%s keeps its colour: no edge turns black", (material) => {
  const filter = clayFilter("a", material, 400, { shade: "#000000", contour: "#000000" });
  const [, lamp, around] = /k1="([\d.]+)" k2="([\d.]+)" result="lit"/.exec(filter) ?? [];
  expect(Number(around)).toBeGreaterThanOrEqual(0.45);
  // What faces us stays as light as it was drawn.
  expect(Number(lamp) + Number(around)).toBeCloseTo(1, 1);
});

test("what of a toy's inner shadows falls beside it is cut off, and its body stays whole", () => {
  const [, slope, intercept] =
    /slope="([\d.-]+)" intercept="([\d.-]+)"/.exec(
      toyFilter("a", 400, { shade: "#000000", contour: "#000000" }),
    ) ?? [];
  const shown = (alpha: number) => alpha * Number(slope) + Number(intercept);
  // Four strokes of shadow over each other.
  expect(shown(0.2)).toBeLessThanOrEqual(0);
  expect(shown(1)).toBe(1);
});
