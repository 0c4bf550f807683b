import type { ImageStyle } from "#contract/generation.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Drawing, Joints, Picture } from "../../pictures.ts";
import { type Solid, solidOf } from "../pixels/solid.ts";
import type { Point } from "../svg.ts";

/** The thing with a place for its face, where it is solid, and with joints on its outline. */
export const jointed = (picture: Picture, style: ImageStyle): Picture => {
  const form = FORMS[style];
  return { ...picture, [form]: withJoints(picture[form]) };
};

/** The drawing that each style starts from. */
export const FORMS = { cartoon: "toon", realistic: "shaded", minimalistic: "flat", pixel: "flat" } as const;

const withJoints = (drawing: Drawing): Drawing => {
  const key = `${drawing.box.join(" ")} ${drawing.body}`;
  const found = recent.get(key) ?? measured(drawing);
  const [oldest] = recent.keys();
  if (recent.size >= REMEMBERED && oldest !== undefined) recent.delete(oldest);
  recent.set(key, found);
  return { ...drawing, joints: found.joints, eyes: drawing.eyes ?? found.eyes };
};

interface Measured {
  joints: Joints;
  eyes: [number, number, number];
}

/** Other tries, poses and stickers show the same thing again. */
const recent = new Map<string, Measured>();
const REMEMBERED = 24;

const CELLS = 36;

const measured = (drawing: Drawing): Measured => {
  const [left, top, width, height] = drawing.box;
  const canvas = solidOf(drawing, CELLS);
  const rows = rowsOf(canvas);
  const middle = canvas.width / 2;
  const unit = Math.max(width, height) / CELLS;
  const at = (x: number, y: number): Point => [
    left + width / 2 + (x - middle) * unit,
    top + height - (canvas.height - y) * unit,
  ];
  const shoulder = widest(rows);
  const span = rows[shoulder] ?? [0, canvas.width - 1];
  const foot = footOf(rows, canvas);
  const hip = (side: -1 | 1): Point => {
    const column = Math.round(middle + side * (width / unit) * 0.18 - 0.5);
    const low = lowest(canvas, column);
    // Beside a shaft there is no hip.
    return low > canvas.height * SHAFT ? at(column + 0.5, low) : at(foot + side * 1.4, canvas.height);
  };
  const joints: Joints = {
    shoulders: [at(span[0], shoulder + 0.5), at(span[1] + 1, shoulder + 0.5)],
    hips: [hip(-1), hip(1)],
  };
  return { joints, eyes: faceIn(canvas, at, drawing.box, unit) };
};

/** What ends higher than this does not stand on the ground. */
const SHAFT = 0.66;

/** The middle of the lowest row. */
const footOf = (rows: readonly Row[], { width }: Solid): number => {
  const low = rows.findLast((row) => row !== null);
  return low ? (low[0] + low[1] + 1) / 2 : width / 2;
};

type Row = readonly [first: number, last: number] | null;

const rowsOf = (canvas: Solid): Row[] =>
  Array.from({ length: canvas.height }, (_, y): Row => {
    const filled = Array.from({ length: canvas.width }, (_, x) => x).filter((x) => canvas.get(x, y));
    const [first, last] = [filled[0], filled.at(-1)];
    return first === undefined || last === undefined ? null : [first, last];
  });

/** The widest row about the middle, the lowest of those. */
const widest = (rows: readonly Row[]): number => {
  const wide = (y: number) => (rows[y] ? (rows[y]?.[1] ?? 0) - (rows[y]?.[0] ?? 0) : -1);
  const [from, to] = [Math.floor(rows.length * 0.42), Math.floor(rows.length * 0.62)];
  let best = from;
  for (let y = from; y <= to; y++) if (wide(y) >= wide(best)) best = y;
  return best;
};

const lowest = (canvas: Solid, column: number): number => {
  for (let y = canvas.height - 1; y >= 0; y--) if (canvas.get(column, y)) return y + 1;
  return canvas.height;
};

/** How far a face reaches from the middle between the eyes and its mouth, in half distances of its eyes. */
const FACE = 1.75;

/** How large a face may be, of the largest: a smaller one that lies whole on a calm surface is read before a large one that does not. */
const SIZES = [1, 0.88, 0.76, 0.64] as const;

/** What it costs where all is keys, at most where those are covered, and as far from the middle as it can be. */
const [BUSY, COVERED, OFF] = [34, 9, 9];

/** The middle of a face in the largest solid and calm part, the nearer to the drawing's middle the better. */
const faceIn = (
  canvas: Solid,
  at: (x: number, y: number) => Point,
  [, , width, height]: Drawing["box"],
  unit: number,
): [number, number, number] => {
  const depth = depths(canvas);
  const busy = busyness(canvas);
  const [cx, cy] = [canvas.width / 2, canvas.height * 0.48];
  const most = Math.min(width * 0.15, height * 0.155);
  const deepest = Math.max(...depth);
  const least = Math.min(width, height) * 0.1;
  let [best, bx, by, reach] = [Number.NEGATIVE_INFINITY, cx, cy, least];
  for (const size of SIZES) {
    // A thin thing has one that stands out over its edges.
    const room = Math.min((most * size * FACE) / unit, deepest);
    for (let y = 0; y < canvas.height; y++)
      for (let x = 0; x < canvas.width; x++) {
        if ((depth[y * canvas.width + x] ?? 0) < Math.ceil(room)) continue;
        const off = Math.abs(x + 0.5 - cx) / cx + Math.abs(y + 0.5 - cy) / cy;
        const score = size * 16 - Math.min(COVERED, busy(x, y, Math.round(room)) * BUSY) - off * OFF;
        if (score <= best) continue;
        [best, bx, by, reach] = [score, x + 0.5, y + 0.5, Math.max(least, (room * unit) / FACE)];
      }
  }
  const [x, y] = at(bx, by);
  return [x, y - reach * 0.3, reach];
};

/** The share of the cells of a square that differ in light from the next one, across or down. */
const busyness = (canvas: Solid) => {
  const { width, height } = canvas;
  const lights = new Map<string, number>();
  const light = (x: number, y: number): number | null => {
    const colour = canvas.colour(x, y);
    if (!colour) return null;
    const known = lights.get(colour) ?? luminance(colour);
    lights.set(colour, known);
    return known;
  };
  const differ = (a: number | null, b: number | null) => a !== null && b !== null && Math.abs(a - b) > 0.05;
  // Sums of all that is above and to the left.
  const sums = new Int32Array((width + 1) * (height + 1));
  const sum = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const here = light(x, y);
      const edge = differ(here, light(x + 1, y)) || differ(here, light(x, y + 1)) ? 1 : 0;
      sums[(y + 1) * (width + 1) + x + 1] = edge + sum(x, y + 1) + sum(x + 1, y) - sum(x, y);
    }
  return (x: number, y: number, half: number): number => {
    const [left, right] = [Math.max(0, x - half), Math.min(width, x + half + 1)];
    const [top, bottom] = [Math.max(0, y - half), Math.min(height, y + half + 1)];
    const edges = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
    return edges / ((right - left) * (bottom - top));
  };
};

/** How many cells each is from the nearest clear one, straight or aslant. */
const depths = (canvas: Solid): Int16Array => {
  const { width, height } = canvas;
  const depth = new Int16Array(width * height);
  const get = (x: number, y: number) =>
    (x < 0 || y < 0 || x >= width || y >= height ? 0 : depth[y * width + x]) ?? 0;
  const spread = (x: number, y: number, way: 1 | -1) =>
    Math.min(get(x - way, y), get(x, y - way), get(x - way, y - way), get(x + way, y - way)) + 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) depth[y * width + x] = canvas.get(x, y) ? spread(x, y, 1) : 0;
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) depth[y * width + x] = Math.min(get(x, y), spread(x, y, -1));
  return depth;
};
