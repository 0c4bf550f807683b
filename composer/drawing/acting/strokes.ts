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

/** A curve from one point to another, drawn towards a third. */
export const bow = (fill: string, from: Point, towards: Point, to: Point, width: number): Piece => {
  const points = Array.from({ length: 9 }, (_, step): Point => {
    const t = step / 8;
    const along = (a: number, b: number, c: number) =>
      a * (1 - t) * (1 - t) + 2 * b * t * (1 - t) + c * t * t;
    return [along(from[0], towards[0], to[0]), along(from[1], towards[1], to[1])];
  });
  return line(fill, points, width);
};
