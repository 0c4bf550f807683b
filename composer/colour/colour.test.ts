import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromHsl, hueDistance, isHex, mix, toHex, toHsl, toRgb, tune } from "./colour.ts";
import { clearerOn, contrast, luminance, readableOn } from "./contrast.ts";
import { drawnOff } from "./lightness.ts";

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("colours", () => {
  test.each(["#12ab9F", "#000000"])("%s is one", (text) => expect(isHex(text)).toBe(true));
  test.each(["#fff", "12ab9f", "#12ab9g", null])("%s is none", (text) => expect(isHex(text)).toBe(false));

  test("parts outside their range are cut off", () => expect(toHex([-4, 300, 15.6])).toBe("#00ff10"));

  test("survive the way through red, green and blue", () =>
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(toHex(toRgb(hex))).toBe(hex);
      }),
    ));

  test("come back from hue, saturation and lightness within a step of a part", () =>
    fc.assert(
      fc.property(hexes, (hex) => {
        const back = toRgb(fromHsl(toHsl(hex)));
        for (const [at, part] of toRgb(hex).entries())
          expect(Math.abs(part - back[at]!)).toBeLessThanOrEqual(1);
      }),
    ));

  test("mix in the given share", () => {
    expect(mix("#000000", "#ffffff", 0)).toBe("#000000");
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });

  test("keep what is not tuned", () => expect(toHsl(tune("#cc3333", { h: 120 })).h).toBeCloseTo(120, 0));

  test("hues are at most half a turn apart", () => {
    expect(hueDistance(350, 10)).toBe(20);
    expect(hueDistance(0, 180)).toBe(180);
  });
});

describe("contrast", () => {
  test("goes from 1 to 21, whichever comes first", () => {
    expect(contrast("#777777", "#777777")).toBe(1);
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
    expect(luminance("#ffffff")).toBeCloseTo(1);
  });

  test("any colour becomes readable on any ground", () =>
    fc.assert(
      fc.property(hexes, hexes, (colour, ground) => {
        expect(contrast(readableOn(colour, ground, 4.5), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    ));

  test("a readable colour stays as it is", () => expect(readableOn("#222222", "#ffffff")).toBe("#222222"));
  test("the clearer of two is chosen", () =>
    expect(clearerOn("#ffffff", "#eeeeee", "#333333")).toBe("#333333"));
});

test("what lies on its like is drawn to light where both are dark, else to a deeper tone, and its darker marks stay", () => {
  expect(drawnOff("#e5343f", "#2f8f3a")).toBeNull();
  const lighter = drawnOff("#26242c", "#2a2830");
  expect(luminance(lighter?.("#26242c") ?? "")).toBeGreaterThan(luminance("#26242c") + 0.03);
  expect(lighter?.("#0a0a0c")).toBe("#0a0a0c");
  const deeper = drawnOff("#d94a42", "#e0453a");
  expect(luminance(deeper?.("#d94a42") ?? "")).toBeLessThan(luminance("#d94a42") - 0.03);
});
