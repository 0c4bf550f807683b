import { describe, expect, it } from "vitest";
import { grounds } from "../staging.ts";
import { document } from "../svg.ts";
import { drawStudio, floorShadow } from "./studio.ts";

const tones = { base: "#cfe8ff", light: "#eef7ff", dark: "#a9c8e6", other: "#ffd0a8", bright: true };
const kinds = grounds.filter((kind) => kind !== "scene");

describe.each(kinds)("a studio of %s", (kind) => {
  const drawn = [512, 1500].map((width) =>
    drawStudio(kind, { width, height: width === 512 ? 512 : 500, x: width / 2, floor: 460, tones }),
  );

  it("names each of its paints once, and uses none that it has not", () => {
    for (const svg of drawn) {
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
      expect(document(512, 512, svg)).not.toMatch(/NaN|undefined/);
    }
  });

  it("has no black and no blur in it: a pale wall stays clean, and costs little to draw", () => {
    for (const svg of drawn) {
      expect(svg).not.toMatch(/#0{3,6}\b|<filter/);
      expect(svg.length).toBeLessThan(9000);
    }
  });

  it("differs from the other sets", () => {
    const others = kinds.filter((each) => each !== kind);
    for (const other of others)
      expect(drawStudio(other, { width: 512, height: 512, x: 256, floor: 460, tones })).not.toBe(drawn[0]);
  });
});

it("lets a shadow end in nothing", () => {
  expect(floorShadow(256, 480, 200, "#223344")).toContain('stop-opacity="0"');
});
