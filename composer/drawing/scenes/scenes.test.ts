import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hueDistance, isHex, toHsl } from "../../colour/colour.ts";
import { contrast } from "../../colour/contrast.ts";
import { paletteFrom } from "../../palette.ts";
import { settingIds } from "../../reading/settings.ts";
import { randomFrom } from "../../seeded/random.ts";
import { tonesOf } from "../grounds/tones.ts";
import { TURNS } from "../grounds/turns.ts";
import { groundShapes } from "./ground.ts";
import { type Ground, recipes, type Specks } from "./recipes.ts";
import { drawSpeck, scatter, sparkle } from "./specks.ts";

const seed = fc.string({ maxLength: 8 });
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const kindsOf = <T>(kinds: readonly T[]): readonly T[] => [...new Set(kinds)];
const allSpecks = kindsOf(settingIds.map((id) => recipes[id].specks));
const allGrounds = kindsOf(settingIds.map((id) => recipes[id].ground));
const page = fc.record({
  width: fc.integer({ min: 200, max: 1500 }),
  height: fc.integer({ min: 200, max: 600 }),
});

describe("spots in the air", () => {
  it("are apart from each other, on the page, and the same for the same seed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...allSpecks), page, seed, (kind, { width, height }, from) => {
        const specks = scatter(kind, width, height, randomFrom(from));
        expect(scatter(kind, width, height, randomFrom(from))).toEqual(specks);
        for (const [at, one] of specks.entries()) {
          expect(one.x >= 0 && one.x <= width && one.y >= 0 && one.y <= height).toBe(true);
          for (const other of specks.slice(at + 1))
            expect(Math.abs(one.x - other.x) + Math.abs(one.y - other.y)).toBeGreaterThan(34);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("are none where a setting has none", () => {
    expect(scatter("none", 1500, 500, randomFrom("x"))).toEqual([]);
    expect(drawSpeck("none", { x: 1, y: 1, size: 1, turn: 0, tone: 0 })).toBe("");
  });

  it.each(allSpecks.filter((kind): kind is Exclude<Specks, "none"> => kind !== "none"))(
    "are drawn as %s in one closed tag of whole numbers and decimals",
    (kind) => {
      for (const tone of [0, 1, 2, 3]) {
        const drawn = drawSpeck(kind, { x: 10.123456, y: 20, size: 1.1, turn: 45, tone });
        expect(drawn).toMatch(/^<(path|circle|rect) [^<>]+\/>$/);
        expect(drawn).not.toMatch(/NaN|undefined|\.\d{3}/);
      }
    },
  );

  it("sparkle in eight corners", () => expect(sparkle(0, 0, 10).match(/[ML]/g)).toHaveLength(8));
});

describe("the ground", () => {
  it("is closed below the page on both sides, and has no gap between", () => {
    fc.assert(
      fc.property(fc.constantFrom<Ground>(...allGrounds), page, seed, (kind, { width, height }, from) => {
        const { far, near } = groundShapes(kind, width, height, height * 0.8, randomFrom(from));
        for (const ridge of [far, near]) {
          expect(ridge[0]).toEqual([-20, height + 20]);
          expect(ridge.at(-1)).toEqual([width + 20, height + 20]);
          const tops = ridge.slice(1, -1);
          expect(tops[0]?.[0]).toBeCloseTo(-20);
          expect(tops.at(-1)?.[0]).toBeGreaterThanOrEqual(width + 19.9);
          for (const [at, [x, y]] of tops.entries()) {
            expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
            if (kind !== "peaks" && at > 0)
              expect(x).toBeGreaterThanOrEqual((tops[at - 1]?.[0] ?? 0) - 0.001);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("every setting", () => {
  it.each(settingIds)("%s has colours of its own for sky and ground", (id) => {
    const colours = JSON.stringify(recipes[id]).match(/#[0-9a-f]+/g) ?? [];
    expect(colours.length).toBeGreaterThanOrEqual(4);
    for (const colour of colours) expect(isHex(colour)).toBe(true);
  });
});

describe("directions", () => {
  it("are twenty-four, a full turn in equal steps", () => {
    expect(TURNS).toHaveLength(24);
    for (const [at, [x, y]] of TURNS.entries()) {
      expect(Math.hypot(x, y)).toBeCloseTo(1, 1);
      const [sine, cosine] = [Math.sin((at * Math.PI) / 12), Math.cos((at * Math.PI) / 12)];
      expect([Math.abs(x - cosine) < 0.01, Math.abs(y - sine) < 0.01]).toEqual([true, true]);
    }
  });
});

describe("a ground's colours", () => {
  const palette = fc
    .tuple(hex, hex, seed)
    .map(([one, other, from]) => paletteFrom([one], [other], randomFrom(from)));

  it("are colours, light and dark on the right sides of the base", () => {
    const story = fc.constantFrom("across", "night", "pastel", "vivid", "beside", "paper" as const);
    fc.assert(
      fc.property(palette, story, (colours, name) => {
        const { base, light, dark, other, bright } = tonesOf(colours, name);
        for (const colour of [base, light, dark, other]) expect(isHex(colour)).toBe(true);
        expect(toHsl(light).l).toBeGreaterThanOrEqual(toHsl(base).l);
        expect(toHsl(dark).l).toBeLessThanOrEqual(toHsl(base).l);
        expect(bright).toBe(toHsl(base).l > 0.5);
      }),
    );
  });

  it("by night are dark, on paper light, across the wheel from the subject", () => {
    fc.assert(
      fc.property(palette, (colours) => {
        expect(toHsl(tonesOf(colours, "night").base).l).toBeLessThan(0.25);
        expect(toHsl(tonesOf(colours, "paper").base).l).toBeGreaterThan(0.75);
        const across = toHsl(tonesOf(colours, "across").base).h;
        expect(hueDistance(across, toHsl(colours.primary).h)).toBeGreaterThan(120);
      }),
    );
  });
});

describe("a palette", () => {
  it("has ink that is read on its light ground, and a light that is read on its deep one", () => {
    fc.assert(
      fc.property(
        fc.array(hex, { maxLength: 4 }),
        fc.array(hex, { maxLength: 3 }),
        seed,
        (subject, motif, from) => {
          const colours = paletteFrom(subject, motif, randomFrom(from));
          for (const colour of Object.values(colours)) expect(isHex(colour)).toBe(true);
          expect(contrast(colours.ink, colours.light)).toBeGreaterThan(7);
          expect(contrast(colours.light, colours.deep)).toBeGreaterThan(7);
        },
      ),
    );
  });
});
