import sharp from "sharp";
import { expect, test } from "vitest";
import { document } from "../svg.ts";
import { clayFilter, type Material } from "./clay.ts";

const edge = { shade: "#000000", contour: null, bounce: "#ffffff" };

/** Lightness from 0 to 255 at points of a page on which a grey shape is modelled. */
const lightsAt = async (
  shape: string,
  points: readonly (readonly [number, number])[],
  { material = "gloss", isCut = false }: { material?: Material; isCut?: boolean } = {},
): Promise<number[]> => {
  const body = `${clayFilter("a", material, 400, edge, isCut)}<g filter="url(#a)" fill="#909090">${shape}</g>`;
  const { data, info } = await sharp(Buffer.from(document(512, 512, body)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => data[(y * info.width + x) * info.channels] ?? Number.NaN);
};

const ball = `<circle cx="256" cy="256" r="180"/>`;

test.each(["gloss", "toy"] as const)(
  "%s is one round body: light from the upper left, dark below",
  async (material) => {
    const [lit = 0, middle = 0, turned = 0] = await lightsAt(
      ball,
      [
        [150, 150],
        [256, 256],
        [365, 365],
      ],
      { material },
    );
    expect(lit).toBeGreaterThanOrEqual(middle);
    expect(turned).toBeLessThan(middle - 12);
    // What faces us stays as light as it was drawn, and no edge turns black.
    expect(Math.abs(middle - 0x90)).toBeLessThan(14);
    expect(turned).toBeGreaterThan(50);
  },
);

test("what the page cuts off is lit as if it went on", async () => {
  const wall = `<rect x="-80" y="200" width="700" height="500"/>`;
  const points = [
    [256, 400],
    [256, 509],
    [4, 400],
    [508, 400],
  ] as const;
  const [middle = 0, ...edges] = await lightsAt(wall, points, { isCut: true });
  for (const each of edges) expect(Math.abs(each - middle)).toBeLessThan(10);
});

test("what the page cuts off has no seam where its light is moved", async () => {
  const wall = `<rect x="-80" y="200" width="700" height="500"/>`;
  const across = Array.from({ length: 60 }, (_, x) => [450 + x, 400] as const);
  const down = Array.from({ length: 60 }, (_, y) => [256, 450 + y] as const);
  for (const row of [across, down]) {
    const lights = await lightsAt(wall, row, { isCut: true });
    for (const [nth, light] of lights.entries())
      expect(Math.abs(light - (lights[nth - 1] ?? light))).toBeLessThan(3);
  }
});

test("what of a toy's inner shadows falls beside it is cut off, and its body stays whole", () => {
  const [, slope, intercept] =
    /slope="([\d.-]+)" intercept="([\d.-]+)"/.exec(clayFilter("a", "toy", 400, edge)) ?? [];
  const shown = (alpha: number) => alpha * Number(slope) + Number(intercept);
  // Four strokes of shadow over each other.
  expect(shown(0.2)).toBeLessThanOrEqual(0);
  expect(shown(1)).toBe(1);
});
