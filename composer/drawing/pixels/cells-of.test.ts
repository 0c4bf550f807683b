import { describe, expect, it } from "vitest";
import type { Drawing } from "../../pictures.ts";
import type { PixelCanvas } from "./canvas.ts";
import { cellsOf } from "./cells-of.ts";
import { coverage } from "./coverage.ts";
import { ringsOf, turnOf } from "./path-points.ts";
import { shapesIn } from "./svg-shapes.ts";

const drawing = (body: string, eyes: Drawing["eyes"] = null): Drawing => ({
  body,
  unit: 100,
  box: [0, 0, 100, 100],
  crown: [50, 0, 50],
  eyes,
});
const coloursOf = (canvas: PixelCanvas): Map<string, number> => {
  const found = new Map<string, number>();
  canvas.each((_x, _y, colour) => found.set(colour, (found.get(colour) ?? 0) + 1));
  return found;
};
const RED = "#cc0000";
const INK = "#1d1a26";

describe("a drawing that was drawn before", () => {
  const body = `<path fill="${RED}" d="M10 10H90V90H10Z"/><g class="face"><path fill="${INK}" d="M20 20H40V60H20Z"/></g>`;
  const canvasOf = (of: Drawing, turn = 0) => cellsOf(of, 24, turn).canvas;

  it("is the same canvas, and another one with other eyes, another box, face, size or turn", () => {
    const one = drawing(body);
    const face = { mood: "happy", x: 50, y: 40, r: 30 } as unknown as NonNullable<Drawing["face"]>;
    expect(canvasOf({ ...one })).toBe(canvasOf(one));
    const others = [
      canvasOf(drawing(body.replace(RED, "#00aa00"))),
      canvasOf(drawing(body, [50, 40, 12])),
      canvasOf({ ...one, face }),
      canvasOf({ ...one, box: [0, 0, 100, 60] }),
      canvasOf({ ...one, box: [10, 10, 100, 100] }),
      cellsOf(one, 30).canvas,
      canvasOf(one, 40),
    ];
    for (const other of others) expect(other).not.toBe(canvasOf(one));
  });

  it("covers what its rule and the grid say, though the rings are the same", () => {
    const [inner, outer] = ["M2 2H8V8H2Z", "M0 0H10V10H0Z"];
    const [shape] = shapesIn(`<path fill="${RED}" d="${outer}${inner}"/>`, [1, 0, 0, 1, 0, 0]);
    if (!shape) throw new Error("There is no shape.");
    const covered = (isEvenOdd: boolean, side = 12) => coverage({ ...shape, isEvenOdd }, side, side).length;
    const whole = covered(false);
    expect(covered(true)).toBeLessThan(whole);
    expect(covered(false, 6)).toBeLessThan(whole);
    expect(covered(false)).toBe(whole);
  });
});

describe("a path", () => {
  it.each([
    ["M10 10h20v20h-20z", [30, 30]],
    ["M10 10H30V30H10Z", [30, 30]],
    ["m10 10l20 0 0 20-20 0z", [30, 30]],
    ["M10 20a10 10 0 0120 0a10 10 0 01-20 0z", [30, 30]],
    ["M10 20c0-13 20-13 20 0s-20 13-20 0z", [30, 29.75]],
  ])("%s is read to its outermost points", (d, [right, bottom]) => {
    const points = ringsOf(d).flatMap((ring) => ring.points);
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(right ?? 0, 1);
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(bottom ?? 0, 1);
  });

  it.each([-400, -90, 0, 17, 45, 90, 133, 180, 271])("is turned by %s degrees without a sine", (degrees) => {
    const [cos, sin] = turnOf(degrees);
    expect(cos).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 6);
    expect(sin).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 6);
  });
});

describe("a drawing's shapes", () => {
  it("have the paint and the place of the groups that they are in", () => {
    const body = `<g fill="${RED}" transform="translate(10 0) scale(2)"><rect width="5" height="5"/></g>`;
    const [shape] = shapesIn(body, [1, 0, 0, 1, 0, 0]);
    expect(shape?.fill).toBe(RED);
    expect(shape?.rings[0]?.points[2]).toEqual([20, 10]);
  });

  it("leave out whiskers and folds, which are lines half transparent", () => {
    const body = `<path fill="#00000088" d="M0 0h40v2H0z"/><ellipse fill="#00000088" rx="4" ry="3"/>`;
    expect(shapesIn(body, [1, 0, 0, 1, 0, 0]).map(({ oval }) => oval !== null)).toEqual([true]);
  });

  it("leave out what is only kept for later and what is fainter than a shade", () => {
    const body = `<defs><circle r="9"/></defs><clipPath id="c"><circle r="9"/></clipPath><path fill="#00000022" d="M0 0h9v9z"/><path opacity=".2" d="M0 0h9v9z"/>`;
    expect(shapesIn(body, [1, 0, 0, 1, 0, 0])).toEqual([]);
  });
});

describe("a drawing in cells", () => {
  it("has as many as were asked for, and no colour of its own making", () => {
    const { canvas } = cellsOf(drawing(`<rect fill="${RED}" width="100" height="100"/>`), 20);
    expect([canvas.width, canvas.height]).toEqual([20, 20]);
    expect(coloursOf(canvas)).toEqual(new Map([[RED, 400]]));
  });

  it("keeps a line that is thinner than a cell, and drops a speck", () => {
    const pole = `<rect fill="${RED}" x="46.5" width="3" height="100"/><circle cx="20" cy="20" r="0.4" fill="#00ff00"/>`;
    const { canvas } = cellsOf(drawing(pole), 20);
    for (let row = 0; row < 20; row++)
      expect(Array.from({ length: 20 }, (_, x) => canvas.get(x, row)).filter(Boolean)).toHaveLength(1);
  });

  it("has eyes that are the same left and right, wherever they fall", () => {
    const eye = (x: number) =>
      `<ellipse fill="#ffffff" cx="${x}" cy="40.3" rx="13" ry="14"/><ellipse fill="${INK}" cx="${x}" cy="41" rx="7" ry="8"/>`;
    for (const reach of [18.2, 19.1, 20.7, 22.4]) {
      const body = `<rect fill="${RED}" width="100" height="100"/>${eye(50 - reach)}${eye(50 + reach)}`;
      const { canvas, axis } = cellsOf(drawing(body, [50, 40, reach]), 34);
      for (let y = 0; y < canvas.height; y++)
        for (let x = 0; x < axis; x++) expect(canvas.get(x, y)).toBe(canvas.get(2 * axis - 1 - x, y));
    }
  });

  it("has a darker edge where one outlined form lies on another, and none at its own rim", () => {
    const line = `fill="none" stroke="${INK}" stroke-width="2"`;
    const form = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/><path ${line} d="${d}"/>`;
    const body = form("M0 0H100V100H0Z", RED) + form("M30 30H70V70H30Z", "#3344cc");
    const { canvas } = cellsOf(drawing(body), 20);
    expect(canvas.get(0, 0)).toBe(RED);
    expect(canvas.get(10, 10)).toBe("#3344cc");
    expect(coloursOf(canvas).size).toBe(3);
    // On a grid so fine that the line would be two cells wide, the edge is one all the same.
    const fine = cellsOf(drawing(body), 120).canvas;
    expect([fine.get(0, 0), fine.get(37, 37)]).toEqual([RED, "#3344cc"]);
    expect(coloursOf(fine).size).toBe(3);
  });

  it("is turned in whole cells about its middle", () => {
    const bar = drawing(`<rect fill="${RED}" y="40" width="100" height="20"/>`);
    const { canvas } = cellsOf({ ...bar, box: [0, 40, 100, 20] }, 20, 90);
    const { left, right, top, bottom } = canvas.extent();
    expect(right - left + 1).toBe(4);
    expect(Math.abs(bottom - top - 20)).toBeLessThan(2);
  });
});

it("paints a ring that is no edge of anything, and keeps a line around a form as its edge alone", () => {
  const ring = `<ellipse cx="50" cy="50" rx="24" ry="24" fill="none" stroke="${INK}" stroke-width="3"/>`;
  const face = `<path fill="#e0a060" d="M2 2H98V98H2Z"/>`;
  const inkOf = (body: string) => coloursOf(cellsOf(drawing(body), 40).canvas).get(INK) ?? 0;
  expect(inkOf(face + ring)).toBeGreaterThan(30);
  const ball = `<ellipse cx="50" cy="50" rx="24" ry="24" fill="${RED}"/>`;
  expect(inkOf(face + ball + ring)).toBe(0);
});
