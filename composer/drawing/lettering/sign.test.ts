import { describe, expect, test } from "vitest";
import { randomFrom } from "../../seeded/random.ts";
import { signOf } from "./sign.ts";

const seeds = Array.from({ length: 24 }, (_, nth) => `seed ${nth}`);
const cellsOf = (cells: string, letter: string): number => cells.split(letter).length - 1;

describe.each(["Cope Harder", "AAAAAAAA", "It's So Over", "Procrastinating Professionally"])(
  "a sign that says %s",
  (words) => {
    test.each(seeds)("shows the words in every form, and none where they stand beside it: %s", (seed) => {
      const sign = signOf(words, "#f04a4a", randomFrom(seed));
      if (!sign) throw new Error("There is no sign.");
      const { written, blank } = sign;
      for (const form of ["flat", "toon", "glyph", "shaded"] as const)
        expect(written[form].body.length).toBeGreaterThan(blank[form].body.length + 200);
      expect(cellsOf(written.sprite.cells, "b")).toBeGreaterThan(60);
      expect(cellsOf(blank.sprite.cells, "b")).toBe(0);
      for (const { size, cells } of [written.sprite, written.spriteSmall, blank.sprite])
        expect(cells).toHaveLength(size * size);
    });
  },
);

test("is another thing with another seed", () => {
  const papers = seeds.map((seed) => signOf("Only Up", "#2f6bff", randomFrom(seed))?.blank.flat.body);
  expect(new Set(papers).size).toBeGreaterThan(4);
});

test("there is none for letters without shapes", () => {
  expect(signOf("只有上涨", "#2f6bff", randomFrom("s"))).toBeNull();
});
