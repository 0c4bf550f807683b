import type { Point } from "../svg.ts";
import type { VectorShape } from "./svg-shapes.ts";

/** So many samples a side of each cell. */
export const PER_CELL = 3;

type Rings = VectorShape["rings"];

/** Which samples lie within rings, as places in a list of all samples, cell after cell. */
export const coverage = (
  { rings, isEvenOdd, clip }: Pick<VectorShape, "rings" | "isEvenOdd" | "clip">,
  width: number,
  height: number,
): readonly number[] => {
  const covered = filled(rings, isEvenOdd, width, height);
  if (!clip) return covered;
  const kept = new Uint8Array(width * height * PER_CELL * PER_CELL);
  for (const at of filled(clip, false, width, height)) kept[at] = 1;
  return covered.filter((at) => kept[at] === 1);
};

/** A form, its shade and its edge have one outline. */
const known = new WeakMap<Rings, { sized: string; covered: readonly number[] }>();

const filled = (rings: Rings, isEvenOdd: boolean, width: number, height: number): readonly number[] => {
  const sized = `${isEvenOdd} ${width} ${height}`;
  const before = known.get(rings);
  if (before?.sized === sized) return before.covered;
  const [columns, rows] = [width * PER_CELL, height * PER_CELL];
  const covered: number[] = [];
  for (const [row, crossings] of crossingsOf(rings, rows)) {
    crossings.sort((a, b) => a[0] - b[0]);
    let winding = 0;
    for (let at = 0; at + 1 < crossings.length; at++) {
      const [x, way] = crossings[at] as Crossing;
      winding += isEvenOdd ? 1 : way;
      if (isEvenOdd ? winding % 2 === 0 : winding === 0) continue;
      const from = Math.max(0, Math.ceil(x - 0.5));
      const to = Math.min(columns - 1, Math.ceil((crossings[at + 1] as Crossing)[0] - 0.5) - 1);
      for (let column = from; column <= to; column++) covered.push(sampleAt(column, row, width));
    }
  }
  known.set(rings, { sized, covered });
  return covered;
};

type Crossing = readonly [x: number, way: number];

/** Where the edges of rings cross the middles of rows of samples, row by row, in samples. */
const crossingsOf = (rings: Rings, rows: number): ReadonlyMap<number, Crossing[]> => {
  const found = new Map<number, Crossing[]>();
  for (const { points } of rings)
    for (let at = 0; at < points.length; at++) {
      const [ax, ay] = points[at] as Point;
      const [bx, by] = points[(at + 1) % points.length] as Point;
      if (ay === by) continue;
      const [upper, lower] = ay < by ? [ay, by] : [by, ay];
      const last = Math.min(rows - 1, Math.ceil(lower * PER_CELL - 0.5) - 1);
      for (let row = Math.max(0, Math.ceil(upper * PER_CELL - 0.5)); row <= last; row++) {
        const x = ax + (((row + 0.5) / PER_CELL - ay) * (bx - ax)) / (by - ay);
        const crossing: Crossing = [x * PER_CELL, by > ay ? 1 : -1];
        const others = found.get(row);
        if (others) others.push(crossing);
        else found.set(row, [crossing]);
      }
    }
  return found;
};

const sampleAt = (column: number, row: number, width: number): number => {
  const cell = Math.floor(row / PER_CELL) * width + Math.floor(column / PER_CELL);
  return cell * PER_CELL * PER_CELL + (row % PER_CELL) * PER_CELL + (column % PER_CELL);
};

/**
 * How thick a shape is on the average, in cells: its area by half its way round. Rings that run opposite ways
 * take area from each other, beside each other too, so that what the shape covers is counted besides.
 */
export const thicknessOf = (rings: Rings, samples: number): number => {
  let [area, around] = [0, 0];
  for (const { points } of rings) {
    for (const [at, [x, y]] of points.entries()) {
      const [nx, ny] = points[(at + 1) % points.length] ?? [x, y];
      area += x * ny - nx * y;
      around += Math.sqrt((nx - x) * (nx - x) + (ny - y) * (ny - y));
    }
  }
  return around === 0 ? 0 : Math.max(Math.abs(area), (2 * samples) / (PER_CELL * PER_CELL)) / around;
};

/** The cells of an oval set on whole cells, alike left and right of a middle. */
export const onWholeCells = (
  { x, y, rx, ry }: NonNullable<VectorShape["oval"]>,
  middle: number,
  width: number,
  height: number,
): number[] => {
  const side = x < middle ? -1 : 1;
  const [off, wide] = wholeCells(Math.abs(x - middle), rx);
  const [down, high] = wholeCells(y, ry);
  const across = middle + side * off;
  const cells: number[] = [];
  for (let row = Math.max(0, Math.floor(down - high)); row < Math.min(height, down + high); row++)
    for (
      let column = Math.max(0, Math.floor(across - wide));
      column < Math.min(width, across + wide);
      column++
    ) {
      const [dx, dy] = [(column + 0.5 - across) / wide, (row + 0.5 - down) / high];
      if (dx * dx + dy * dy <= ROUND) cells.push(row * width + column);
    }
  return cells;
};

/** Small ovals keep a little of their corners: one of three cells a side is a block, not a cross. */
const ROUND = 1.02;

/** The nearest middle and half width of a whole number of cells. */
const wholeCells = (at: number, r: number): [at: number, r: number] => {
  const cells = Math.max(1, Math.round(r * 2));
  return [cells % 2 === 0 ? Math.round(at) : Math.floor(at) + 0.5, cells / 2];
};

/** The cells along lines, at least one cell thick. */
export const strokeCells = (rings: Rings, width: number, height: number, thick: number): number[] => {
  const reach = Math.max(thick / 2, 0.5);
  const near = new Uint8Array(width * height);
  const mark = (from: Point, to: Point) => {
    const [left, right] = reached(from[0], to[0], reach, width);
    const [top, bottom] = reached(from[1], to[1], reach, height);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++)
        if (isWithin(column + 0.5, row + 0.5, from, to, reach)) near[row * width + column] = 1;
  };
  for (const { points, isClosed } of rings)
    for (const [at, from] of points.entries()) {
      const to = points[at + 1] ?? (isClosed ? points[0] : undefined);
      if (to) mark(from, to);
    }
  const cells: number[] = [];
  for (let cell = 0; cell < near.length; cell++) if (near[cell]) cells.push(cell);
  return cells;
};

/** The first and the last cell of a row or column whose middle may be within reach of a line. */
const reached = (from: number, to: number, reach: number, cells: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(from, to) - reach - 0.5)),
  Math.min(cells - 1, Math.ceil(Math.max(from, to) + reach)),
];

const isWithin = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point, reach: number): boolean => {
  if (Math.abs(x - ax) > reach && Math.abs(x - bx) > reach && x < ax === x < bx) return false;
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  const [ox, oy] = [x - ax - along * dx, y - ay - along * dy];
  return ox * ox + oy * oy <= reach * reach;
};

/** Which cells are covered by at least such a share. */
export const cellsUnder = (covered: readonly number[], share: number): number[] => {
  const counts = new Map<number, number>();
  for (const at of covered) {
    const cell = Math.floor(at / (PER_CELL * PER_CELL));
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= share * (PER_CELL * PER_CELL)).map(([cell]) => cell);
};
