import type { MadeFace } from "../../pictures.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";

/** One shape of a creature. A form has an edge and a shaded side; a mark lies flat on the form before it. */
export interface Shape {
  piece: Piece;
  isMark: boolean;
  /** It shows the face that is made, not what the head is known by. */
  isFace?: true;
}

/** A creature in a pose, back to front, on a field of 200 x 200, and where its sockets are. */
export interface Built {
  shapes: Shape[];
  /** Left and right; none where only the head is built. */
  hands: readonly [Point, Point] | null;
  /** What its hands are, where they are no paws. */
  grasp?: "claw" | "hook" | "pads";
  crown: [x: number, y: number, width: number];
  eyes: [x: number, y: number, reach: number];
  head: [x: number, y: number, r: number];
  face?: MadeFace;
}

export const form = (piece: Piece): Shape => ({ piece, isMark: false });
export const mark = (piece: Piece): Shape => ({ piece, isMark: true });

const STEPS = 4;

/** A closed curve through points (Catmull-Rom), sampled: every style can paint polygons. */
export const blob = (fill: string, through: readonly Point[]): Piece => {
  const at = (index: number): Point => through[(index + through.length) % through.length] ?? [0, 0];
  const points = through.flatMap((_, index): Point[] => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: STEPS }, (_, step): Point => {
      const t = step / STEPS;
      const along = (axis: 0 | 1) => curve(a[axis], b[axis], c[axis], d[axis], t);
      return [along(0), along(1)];
    });
  });
  return { kind: "poly", fill, points };
};

const curve = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

export const polygonOf = (fill: string, ...points: Point[]): Piece => ({ kind: "poly", fill, points });

/** The same on both sides of the middle line `x`. */
export const bothSides = (x: number, one: (side: 1 | -1, at: (dx: number) => number) => Shape[]): Shape[] =>
  ([-1, 1] as const).flatMap((side) => one(side, (dx) => x + side * dx));

/** Shapes of the face that is made. */
export const faced = (shapes: readonly Shape[]): Shape[] =>
  shapes.map((shape) => ({ ...shape, isFace: true }));
