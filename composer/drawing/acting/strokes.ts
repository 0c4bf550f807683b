import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";

export const oval = (fill: string, [x, y]: Point, rx: number, ry: number): Piece => ({
  kind: "oval",
  fill,
  x,
  y,
  rx,
  ry,
});

/** A line of one width with square ends, as a polygon: every style can paint polygons. */
export const line = (fill: string, points: readonly Point[], width: number): Piece => {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [at, [x, y]] of points.entries()) {
    const [ax, ay] = points[at - 1] ?? [x, y];
    const [bx, by] = points[at + 1] ?? [x, y];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    const [nx, ny] = [(-(by - ay) / length) * (width / 2), ((bx - ax) / length) * (width / 2)];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  }
  return { kind: "poly", fill, points: [...left, ...right] };
};

/** A line of speed: wide and round beside who moves, and a point at its far end. */
export const streak = ([ax, ay]: Point, [bx, by]: Point, width: number): Piece => {
  const [dx, dy] = [bx - ax, by - ay];
  const half = width / 2 / (Math.sqrt(dx * dx + dy * dy) || 1);
  const points = STREAK.map(([along, across]): Point => {
    const [far, out] = [along < 1 ? along * half : 1, across * half];
    return [ax + dx * far - dy * out, ay + dy * far + dx * out];
  });
  return { kind: "poly", fill: "#ffffff", points };
};
/** Along in half widths, but for the point; across in half widths. */
const STREAK = [
  [0.8, 1],
  [0.2, 0.7],
  [0, 0],
  [0.2, -0.7],
  [0.8, -1],
  [1, 0],
] as const;

/** A line with round ends: what a brush draws. */
export const pen = (fill: string, points: readonly Point[], width: number): Piece => {
  const drawn = line(fill, points, width);
  if (drawn.kind !== "poly") return drawn;
  const half = points.length;
  const cap = (at: number): Point[] => {
    const [[ax, ay], [bx, by]] = [drawn.points[at - 1], drawn.points[at % drawn.points.length]] as [
      Point,
      Point,
    ];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    // Half across the line, and half as far beyond its end.
    const [hx, hy] = [(bx - ax) / 2, (by - ay) / 2];
    return ROUND.map(([across, out]): Point => [mx + hx * across - hy * out, my + hy * across + hx * out]);
  };
  const left = drawn.points.slice(0, half);
  return { ...drawn, points: [...left, ...cap(half), ...drawn.points.slice(half), ...cap(half * 2)] };
};

/** A half circle from its left end to its right. */
const ROUND: readonly Point[] = [
  [-0.87, 0.5],
  [-0.5, 0.87],
  [0, 1],
  [0.5, 0.87],
  [0.87, 0.5],
];

/** A brow: thick and round towards the nose, thin where it ends, and arched. */
export const brow = (fill: string, [ix, iy]: Point, [ox, oy]: Point, width: number): Piece => {
  const length = Math.sqrt((ox - ix) * (ox - ix) + (oy - iy) * (oy - iy)) || 1;
  // Upwards, whichever side of a face it is on.
  const way = ox > ix ? 1 : -1;
  const [nx, ny] = [((oy - iy) / length) * way, (-(ox - ix) / length) * way];
  const points = BROW.map(
    ([along, off]): Point => [
      ix + (ox - ix) * along + nx * off * width,
      iy + (oy - iy) * along + ny * off * width,
    ],
  );
  return { kind: "poly", fill, points };
};

/** Shares of its length and of its width. */
const BROW: readonly Point[] = [
  [-0.07, 0],
  [-0.04, 0.34],
  [0.06, 0.56],
  [0.3, 0.72],
  [0.6, 0.7],
  [0.86, 0.46],
  [1.04, 0.08],
  [1.06, -0.1],
  [0.98, -0.16],
  [0.8, -0.1],
  [0.5, -0.24],
  [0.2, -0.46],
  [0.04, -0.5],
  [-0.05, -0.3],
];

/** A curve from one point to another, drawn towards a third. */
export const bow = (
  fill: string,
  from: Point,
  towards: Point,
  to: Point,
  width: number,
  steps = 6,
): Piece => {
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const along = (a: number, b: number, c: number) =>
      a * (1 - t) * (1 - t) + 2 * b * t * (1 - t) + c * t * t;
    return [along(from[0], towards[0], to[0]), along(from[1], towards[1], to[1])];
  });
  return pen(fill, points, width);
};

/** A heart about a point, `r` half its width, in one piece so that no line runs through it. */
export const heart = (fill: string, [x, y]: Point, r: number): Piece => ({
  kind: "poly",
  fill,
  points: HEART_HALF.flatMap(([dx, dy]): Point[] => [[x + dx * r, y + dy * r]]).concat(
    [...HEART_HALF].reverse().map(([dx, dy]): Point => [x - dx * r, y + dy * r]),
  ),
});
/** Its right half, from the dent to the tip. */
const HEART_HALF: readonly Point[] = [
  [0, -0.42],
  [0.14, -0.66],
  [0.36, -0.82],
  [0.6, -0.84],
  [0.84, -0.7],
  [0.98, -0.44],
  [1, -0.14],
  [0.9, 0.14],
  [0.66, 0.46],
  [0.34, 0.78],
  [0, 1.08],
];

/** A drop about a point, `r` half its width. */
export const teardrop = (fill: string, [x, y]: Point, r: number): Piece => ({
  kind: "poly",
  fill,
  points: DROP.map(([dx, dy]): Point => [x + dx * r, y + dy * r]),
});
const DROP: readonly Point[] = [
  [0, -1.75],
  [0.36, -0.95],
  [0.8, -0.3],
  [0.98, 0.2],
  [0.84, 0.66],
  [0.48, 0.94],
  [0, 1.04],
  [-0.48, 0.94],
  [-0.84, 0.66],
  [-0.98, 0.2],
  [-0.8, -0.3],
  [-0.36, -0.95],
];

/** The letter of who snores about its middle, `r` half its width. */
export const letterZ = (fill: string, [x, y]: Point, r: number): Piece => ({
  kind: "poly",
  fill,
  points: LETTER_Z.map(([h, v]): Point => [x + h * r, y - v * r]),
});
const LETTER_Z: readonly Point[] = [
  [-1, 1.1],
  [1, 1.1],
  [1, 0.6],
  [-0.26, -0.5],
  [1, -0.5],
  [1, -1.1],
  [-1, -1.1],
  [-1, -0.6],
  [0.26, 0.5],
  [-1, 0.5],
];
