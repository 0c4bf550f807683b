/** @module-tag slow */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setName, spellable } from "./set-name.ts";

const room = { x: 90, y: 55, width: 820, height: 390, align: "start" as const };
/** The coordinates of a path, in pairs: it holds nothing but absolute M, L, Q, C and Z. */
const pointsOf = (d: string): [x: number, y: number][] => {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, at): [number, number][] => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
};

describe("a name in letters", () => {
  const name = fc.stringMatching(/^[A-Z][A-Za-z]{0,11}( [A-Za-z]{1,12}){0,4}$/);
  const rooms = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 300 }),
    width: fc.integer({ min: 80, max: 1000 }),
    height: fc.integer({ min: 60, max: 500 }),
    align: fc.constantFrom("start" as const, "middle" as const),
  });

  it("stays within its room, whatever both are", () => {
    fc.assert(
      fc.property(name, rooms, (text, within) => {
        const set = setName(text, within);
        expect(set).not.toBeNull();
        if (!set) return;
        expect(set.left).toBeGreaterThanOrEqual(within.x - 0.01);
        expect(set.left + set.width).toBeLessThanOrEqual(within.x + within.width + 0.01);
        expect(set.top).toBeGreaterThanOrEqual(within.y - 0.01);
        expect(set.top + set.height).toBeLessThanOrEqual(within.y + within.height + 0.01);
        // Letters with a tail reach below their line, and round ones a little over it.
        const spare = set.size * 0.3;
        for (const [x, y] of pointsOf(set.d)) {
          expect(x).toBeGreaterThanOrEqual(set.left - spare);
          expect(x).toBeLessThanOrEqual(set.left + set.width + spare);
          expect(y).toBeGreaterThanOrEqual(set.top - spare);
          expect(y).toBeLessThanOrEqual(set.top + set.height + spare);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("is never larger than it may be, and no smaller than it must be", () => {
    expect(setName("Ox", room, 120)?.size).toBe(120);
    expect(setName("Ox", room)?.size).toBe(220);
    expect(setName("Ox", { ...room, width: 100 })?.size).toBeLessThan(120);
    const [wide, wider] = [400, 800].map(
      (width) => setName("Whiskerbottom", { ...room, width }, 999)?.size ?? 0,
    );
    expect(wider).toBeCloseTo(2 * (wide ?? 0));
  });

  it.each([
    ["Frog", { width: 820, height: 390 }, 1],
    ["Moon Frog", { width: 1000, height: 100 }, 1],
    ["Moon Frog", { width: 300, height: 390 }, 2],
    ["One Small Moon Frog Token", { width: 300, height: 600 }, 3],
    ["Extraordinarily", { width: 80, height: 600 }, 1],
  ])("%s is broken at words where that makes it larger", (text, size, lines) => {
    expect(setName(text, { ...room, ...size }, 999)?.lines).toBe(lines);
  });

  it("begins at the left of its room, or stands in the middle", () => {
    expect(setName("Ox", room)?.left).toBe(room.x);
    const set = setName("Ox", { ...room, align: "middle" });
    expect((set?.left ?? 0) + (set?.width ?? 0) / 2).toBeCloseTo(room.x + room.width / 2);
  });

  it("is one path of finite numbers", () => {
    for (const text of ["Ox", "Captain Croak", "It's $1.50 & #1!"]) {
      const { d } = setName(text, room) ?? { d: "" };
      expect(d).toMatch(/^M[MLQCZ\d.\s-]+$/);
      expect(d).not.toMatch(/NaN|\.\d{3}/);
    }
  });

  it.each([
    ["Café Frog", "Cafe Frog"],
    ["Frog’s", "Frog's"],
    ["  Frog ", "Frog"],
    ["F\u0308rog", "Frog"],
    ["月亮猫", null],
    ["Frog 🐸", null],
    ["лягушка", null],
    ["", null],
    ["   ", null],
  ])("%j is spelled %j: accents may go, other scripts are not guessed at", (text, plain) => {
    expect(spellable(text)).toBe(plain);
    expect(setName(text, room) === null).toBe(plain === null);
  });
});
