import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { fromWoff2 } from "./woff2.ts";

const path = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const file = readFileSync(createRequire(import.meta.url).resolve(path));
const font = new DataView(fromWoff2(file));

/** Where each table of an sfnt file stands. */
const tables = new Map(
  Array.from({ length: font.getUint16(4) }, (_, at) => {
    const entry = 12 + 16 * at;
    const tag = String.fromCharCode(...new Uint8Array(font.buffer, entry, 4));
    return [tag, { from: font.getUint32(entry + 8), length: font.getUint32(entry + 12) }] as const;
  }),
);
const table = (tag: string) => tables.get(tag) ?? { from: 0, length: 0 };

describe("a font out of a WOFF2 file", () => {
  it("is TrueType, and has the tables that every font needs in the order of their names", () => {
    expect(font.getUint32(0)).toBe(0x00010000);
    for (const tag of ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"])
      expect([...tables.keys()]).toContain(tag);
    expect([...tables.keys()]).toEqual([...tables.keys()].sort());
  });

  it("has its tables one behind the other, each on a fourth byte and within the file", () => {
    let end = 12 + 16 * tables.size;
    for (const [tag, { from, length }] of [...tables].sort(([, a], [, b]) => a.from - b.from)) {
      expect([tag, from]).toEqual([tag, end]);
      end = from + Math.ceil(length / 4) * 4;
    }
    expect(end).toBe(font.byteLength);
  });

  it("says in its head that its glyphs are found by long offsets, and they are", () => {
    const head = table("head").from;
    expect([font.getUint32(head + 12), font.getInt16(head + 50)]).toEqual([0x5f0f3cf5, 1]);
    const glyphs = font.getUint16(table("maxp").from + 4);
    const { from, length } = table("loca");
    expect(length).toBe((glyphs + 1) * 4);
    let before = 0;
    for (let at = 0; at <= glyphs; at++) {
      const offset = font.getUint32(from + at * 4);
      expect(offset).toBeGreaterThanOrEqual(before);
      before = offset;
    }
    expect(before).toBe(table("glyf").length);
  });

  it("has glyphs that are drawn, each in a box with its sides in order", () => {
    const { from } = table("glyf");
    const loca = table("loca").from;
    let drawn = 0;
    for (let glyph = 0; glyph < font.getUint16(table("maxp").from + 4); glyph++) {
      const [at, next] = [font.getUint32(loca + glyph * 4), font.getUint32(loca + glyph * 4 + 4)];
      if (next === at) continue;
      drawn++;
      const contours = font.getInt16(from + at);
      const [left, bottom, right, top] = [2, 4, 6, 8].map((back) => font.getInt16(from + at + back));
      expect(contours).toBeGreaterThanOrEqual(-1);
      expect([(left ?? 0) <= (right ?? 0), (bottom ?? 0) <= (top ?? 0)]).toEqual([true, true]);
    }
    expect(drawn).toBeGreaterThan(100);
  });
});
