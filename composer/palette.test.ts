import { expect, test } from "vitest";
import { hueDistance, isHex, toHsl } from "./colour/colour.ts";
import { contrast } from "./colour/contrast.ts";
import { paletteFrom } from "./palette.ts";
import { randomFrom } from "./seeded/random.ts";

const from = (subject: string[], motif: string[] = []) => paletteFrom(subject, motif, randomFrom("p"));

test("the subject's commonest vivid colour gives the primary's hue", () => {
  expect(hueDistance(toHsl(from(["#777777", "#22aa44"]).primary).h, toHsl("#22aa44").h)).toBeLessThan(2);
});

test("the motif lends a second colour where the subject has none of another hue", () => {
  expect(hueDistance(toHsl(from(["#22aa44"], ["#ffcc33"]).secondary).h, toHsl("#ffcc33").h)).toBeLessThan(2);
});

test.each([[[]], [["#888888"]], [["#22aa44"]], [["#000000", "#ffffff"]]])(
  "%j gives six colours to read by",
  (subject) => {
    const palette = from(subject);
    expect(Object.values(palette).every(isHex)).toBe(true);
    expect(contrast(palette.ink, palette.light)).toBeGreaterThan(7);
    expect(hueDistance(toHsl(palette.accent).h, toHsl(palette.primary).h)).toBeGreaterThan(20);
  },
);
