import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fromHsl, hueDistance, isHex, toHsl } from "./colour/colour.ts";
import { contrast } from "./colour/contrast.ts";
import { needPictures, pictureFiles } from "./making/picture-files.ts";
import { paletteFrom } from "./palette.ts";
import { randomFrom } from "./seeded/random.ts";
import { starterPictures } from "./starter-pictures.ts";

const from = (subject: string[], motif: string[] = [], seed = "p") =>
  paletteFrom(subject, motif, randomFrom(seed));
const hueOf = (hex: string): number => toHsl(hex).h;

describe("a palette", () => {
  it.each([
    ["the only vivid color", ["#22aa44"], "#22aa44"],
    ["the commonest vivid color", ["#777777", "#22aa44", "#cc2233"], "#22aa44"],
    ["no black and no white", ["#000000", "#ffffff", "#3355dd"], "#3355dd"],
    ["no color too pale to name", ["#fff4f4", "#dd7722"], "#dd7722"],
    ["the trace of a hue in a grey", ["#6a8a6a"], "#00ff00"],
  ])("has a primary of the hue that is %s", (_, subject, hex) => {
    expect(hueDistance(hueOf(from(subject).primary), hueOf(hex))).toBeLessThan(6);
  });

  it("borrows a hue from the seed where its subject has none", () => {
    const hues = new Set([..."abcdefghijklmnop"].map((seed) => from(["#888888"], [], seed).primary));
    expect(hues.size).toBeGreaterThan(2);
    expect(hues.size).toBeLessThanOrEqual(6);
  });

  it.each([
    ["the subject's next hue", ["#22aa44", "#cc2233"], ["#3355dd"], "#cc2233"],
    ["the motif's, where the subject has no other", ["#22aa44", "#33bb55"], ["#ffcc33"], "#ffcc33"],
    ["the motif's first vivid one", ["#22aa44"], ["#888888", "#22cc44", "#3355dd"], "#3355dd"],
  ])("has a secondary of %s", (_, subject, motif, hex) => {
    expect(hueDistance(hueOf(from(subject, motif).secondary), hueOf(hex))).toBeLessThan(2);
  });

  it("turns its primary where neither has another hue", () => {
    const { primary, secondary } = from(["#22aa44"]);
    expect([35, 150]).toContain(Math.round(hueDistance(hueOf(primary), hueOf(secondary)) / 5) * 5);
  });

  it("is the same for the same seed, and not for all", () => {
    expect(from(["#22aa44"], [], "a")).toEqual(from(["#22aa44"], [], "a"));
    const all = [..."abcdefgh"].map((seed) => JSON.stringify(from(["#22aa44"], [], seed)));
    expect(new Set(all).size).toBeGreaterThan(1);
  });

  const hexes = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const some = fc.array(hexes, { maxLength: 5 });
  it("of any colors has six: bold ones, a light, a deep and an ink that are read on each other", () => {
    fc.assert(
      fc.property(some, some, fc.string({ maxLength: 4 }), (subject, motif, seed) => {
        const palette = from(subject, motif, seed);
        expect(Object.values(palette).every(isHex)).toBe(true);
        for (const bold of [palette.primary, palette.secondary]) {
          const { s, l } = toHsl(bold);
          expect([s > 0.43, s < 0.92, l > 0.41, l < 0.67]).toEqual([true, true, true, true]);
        }
        expect(contrast(palette.ink, palette.light)).toBeGreaterThan(12);
        expect(contrast(palette.deep, palette.light)).toBeGreaterThan(12);
        expect(hueDistance(hueOf(palette.accent), hueOf(palette.primary))).toBeGreaterThan(35);
        expect(hueDistance(hueOf(palette.accent), hueOf(palette.secondary))).toBeGreaterThan(35);
      }),
    );
  });

  it("has an accent that stands out from every pair of hues", () => {
    for (let first = 0; first < 360; first += 12) {
      for (let second = 0; second < 360; second += 12) {
        const [one, two] = [first, second].map((h) => fromHsl({ h, s: 0.7, l: 0.55 }));
        const { primary, secondary, accent } = from([one ?? ""], [two ?? ""]);
        const apart = Math.min(...[primary, secondary].map((hex) => hueDistance(hueOf(hex), hueOf(accent))));
        expect(apart, `${first} ${second}`).toBeGreaterThan(35);
      }
    }
  });
});

describe("the palette of a picture", () => {
  beforeAll(needPictures, 120_000);

  it("is read by, whatever the picture", async () => {
    const { pictures } = await pictureFiles.chunk("starter");
    for (const id of starterPictures) {
      const { primary, light, deep, ink, accent } = from(pictures[id]?.colours ?? []);
      expect(contrast(ink, light), id).toBeGreaterThan(12);
      expect(contrast(deep, light), id).toBeGreaterThan(12);
      expect(contrast(primary, deep), id).toBeGreaterThan(2);
      expect(contrast(accent, deep), id).toBeGreaterThan(2);
    }
  });
});
