import type { Piece } from "../gear/shapes.ts";
import type { Point, Spot } from "../svg.ts";
import type { Act } from "./act.ts";
import { lackedAt, thoughtAt } from "./motif-beside.ts";
import { heart, oval } from "./strokes.ts";

const HEART = "#f0435e";
const BURST = "#ffd23f";
const BARRED = "#e5343f";

/** What says how two feel for each other: a heart over those who love, a burst behind those who fight. */
export const marks = (
  { relation, side }: Act,
  { x, y, size }: Spot,
): { behind: Piece[]; before: Piece[] } => {
  if (relation === "hugs") {
    const [hx, hy, r] = [x + side * size * 0.3, y - size * 0.42, size * 0.075];
    return { behind: [], before: [heart(HEART, [hx, hy], r * 1.5)] };
  }
  if (relation === "loves") {
    const [hx, hy, r] = [x + side * size * 0.03, y - size * 0.34, size * 0.085];
    return {
      behind: [],
      before: [heart(HEART, [hx, hy], r * 1.5), heart(HEART, [hx + r * 0.9, hy - r * 1.9], r * 0.7)],
    };
  }
  if (relation === "lacks") {
    const at = lackedAt({ x, y, size }, side);
    const r = size * 0.22;
    const wide = size * 0.045;
    const [dx, dy] = [r * 0.7, wide * 0.7];
    const slash: Piece = {
      kind: "poly",
      fill: BARRED,
      points: [
        [at.x - dx - dy, at.y - dx + dy],
        [at.x - dx + dy, at.y - dx - dy],
        [at.x + dx + dy, at.y + dx - dy],
        [at.x + dx - dy, at.y + dx + dy],
      ],
    };
    return { behind: [], before: [{ kind: "ring", fill: BARRED, ...at, rx: r, ry: r, width: wide }, slash] };
  }
  if (relation === "dreams") return { behind: thought({ x, y, size }, side), before: [] };
  if (!/^(fights|quarrels|kicks|smashes)$/.test(relation ?? "")) return { behind: [], before: [] };
  const points = SPIKES.map(([dx, dy], nth): Point => {
    const reach = size * (nth % 2 === 0 ? 0.34 : 0.19);
    return [
      x + (relation === "quarrels" ? 0 : side * size * 0.07) + dx * reach,
      y - size * 0.06 + dy * reach,
    ];
  });
  return { behind: [{ kind: "poly", fill: BURST, points }], before: [] };
};

/** A cloud in which one sees what is thought of, and its bubbles down to the head. */
const thought = (square: Spot, side: 1 | -1): Piece[] => {
  const { x, y } = thoughtAt(square, side);
  const bubble = (dx: number, dy: number, r: number): Piece =>
    oval("#ffffff", [x + side * dx * square.size, y + dy * square.size], square.size * r, square.size * r);
  const points = CLOUD.map(([dx, dy]): Point => [x + dx * square.size, y + dy * square.size]);
  return [bubble(-0.25, 0.31, 0.026), bubble(-0.2, 0.24, 0.04), { kind: "poly", fill: "#ffffff", points }];
};

/** An oval of nine bumps, in shares of the square's side. */
const CLOUD = `
0.215,0.0 0.231,0.022 0.239,0.046 0.235,0.07 0.219,0.09 0.194,0.105 0.165,0.113 0.16,0.139
0.146,0.161 0.125,0.178 0.097,0.185 0.067,0.183 0.037,0.174 0.014,0.19 -0.014,0.201 -0.043,0.202
-0.07,0.193 -0.092,0.175 -0.107,0.153 -0.139,0.153 -0.168,0.146 -0.192,0.132 -0.205,0.111
-0.208,0.086 -0.202,0.06 -0.226,0.044 -0.244,0.023 -0.25,0.0 -0.244,-0.023 -0.226,-0.044
-0.202,-0.06 -0.208,-0.086 -0.205,-0.111 -0.192,-0.132 -0.168,-0.146 -0.139,-0.153 -0.108,-0.153
-0.092,-0.175 -0.07,-0.193 -0.043,-0.202 -0.014,-0.201 0.014,-0.19 0.037,-0.174 0.067,-0.183
0.097,-0.185 0.125,-0.178 0.146,-0.161 0.16,-0.139 0.165,-0.113 0.194,-0.105 0.219,-0.09 0.235,-0.07
0.239,-0.046 0.231,-0.022
`
  .trim()
  .split(/\s+/)
  .map((pair): Point => pair.split(",").map(Number) as [number, number]);

// Sixteen points round a circle: a table, since engines differ in the last digit of sines.
const SPIKES: readonly Point[] = [
  [0, -1],
  [0.38, -0.92],
  [0.71, -0.71],
  [0.92, -0.38],
  [1, 0],
  [0.92, 0.38],
  [0.71, 0.71],
  [0.38, 0.92],
  [0, 1],
  [-0.38, 0.92],
  [-0.71, 0.71],
  [-0.92, 0.38],
  [-1, 0],
  [-0.92, -0.38],
  [-0.71, -0.71],
  [-0.38, -0.92],
];
