import { describe, expect, it } from "vitest";
import { contrast } from "../../colour/contrast.ts";
import { paletteFrom } from "../../palette.ts";
import type { Drawing, Picture } from "../../pictures.ts";
import { randomFrom } from "../../seeded/random.ts";
import { BANNER, LOGO, SHARE } from "../cast.ts";
import { mirrored } from "../mirror.ts";
import { PixelCanvas, spriteCanvas } from "../pixels/canvas.ts";
import { paintPattern } from "../pixels/patterns.ts";
import { grounds } from "../staging.ts";
import { document } from "../svg.ts";
import { drawPattern, type Pattern } from "./patterns.ts";
import { tonesOf } from "./tones.ts";

const figure: Drawing = {
  body: '<path fill="red" d="M4 4H28V28H4Z"/>',
  unit: 32,
  box: [4, 4, 24, 24],
  crown: [16, 4, 12],
  eyes: null,
};
const tones = tonesOf(paletteFrom(["#8a5734"], [], randomFrom("ground")), "vivid", "#8a5734");
const kinds = grounds.filter((kind): kind is Pattern => kind !== "scene");
const pages = [
  { width: LOGO, height: LOGO, x: 256, y: 262 },
  { width: BANNER.width, height: BANNER.height, x: BANNER.hero.x, y: BANNER.hero.y },
  { width: SHARE.width, height: SHARE.height, x: 300, y: 325 },
];

describe.each(kinds)("a ground of %s", (kind) => {
  const draw = (page: (typeof pages)[number], key = "k") =>
    drawPattern(kind, { ...page, tones, figure, key });

  it("fills its page with its base first, and stands back from it", () => {
    for (const page of pages) {
      const svg = draw(page);
      expect(svg).toMatch(
        new RegExp(`^<rect width="${page.width}" height="${page.height}" fill="${tones.base}"/>`),
      );
      for (const [color] of svg.matchAll(/#[0-9a-f]{6}/g))
        expect(contrast(color, tones.base)).toBeLessThan(2);
    }
  });

  it("is the same each time, of finite numbers, and small", () => {
    for (const page of pages) {
      expect(draw(page)).toBe(draw(page));
      expect(draw(page)).not.toMatch(/NaN|undefined|Infinity|\.\d{5}/);
      expect(document(page.width, page.height, draw(page)).length).toBeLessThan(80_000);
    }
  });

  it("keeps its ids apart from those of another ground on the page", () => {
    const idsOf = (key: string) => [...draw(pages[0]!, key).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(idsOf("a").filter((id) => idsOf("b").includes(id))).toEqual([]);
    for (const [, used] of draw(pages[0]!, "a").matchAll(/(?:url\(#|href="#)([^")]+)/g))
      expect(idsOf("a")).toContain(used);
  });
});

const picture: Picture = {
  colours: ["#ff0000", "#00ff00"],
  flat: figure,
  toon: figure,
  shaded: { ...figure, eyes: [12, 10, 2], head: [10, 12, 6] },
};
const letters = { size: 4, cells: "a3.2b2.4.a2.b" };

describe("a picture in cells", () => {
  const rowsOf = (canvas: PixelCanvas) =>
    Array.from({ length: canvas.height }, (_, y) =>
      Array.from({ length: canvas.width }, (_, x) => {
        const color = canvas.get(x, y);
        return color === null ? "." : color === "#ff0000" ? "a" : "b";
      }).join(""),
    );

  it("is painted cell by cell from its counted runs", () => {
    expect(rowsOf(spriteCanvas(picture, letters))).toEqual(["a...", "bb..", "....", "a..b"]);
  });

  it("in a mirror twice is as before", () => {
    const once = mirrored(picture);
    const twice = mirrored(once);
    expect(twice.shaded).toMatchObject({ box: figure.box, eyes: [12, 10, 2], head: [10, 12, 6] });
    expect(once.colours).toEqual(picture.colours);
  });

  it("with a color that its picture has not stays clear there", () => {
    expect(rowsOf(spriteCanvas({ ...picture, colours: [] }, letters)).join("")).toBe(".".repeat(16));
  });

  it.each(kinds)(
    "stands on a ground of %s that has no hole, only its colors and nothing that repeats",
    (kind) => {
      const canvas = new PixelCanvas(40, 40);
      paintPattern(canvas, kind, { tones }, 20, 20);
      const rows = Array.from({ length: 40 }, (_, y) =>
        Array.from({ length: 40 }, (_, x) => canvas.get(x, y)),
      );
      const colors = new Set(rows.flat());
      expect(colors.has(null)).toBe(false);
      expect(colors.has(tones.base)).toBe(true);
      expect(colors.size).toBeGreaterThan(1);
      expect(colors.size).toBeLessThanOrEqual(3);
      for (const row of rows) {
        const changes = row.filter((color, x) => x > 0 && color !== row[x - 1]);
        expect(changes.length).toBeLessThanOrEqual(2);
      }
    },
  );
});
