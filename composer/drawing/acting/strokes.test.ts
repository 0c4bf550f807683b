import { describe, expect, test } from "vitest";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import { bow, brow, line, pen } from "./strokes.ts";

const pointsOf = (piece: Piece): readonly Point[] => (piece.kind === "poly" ? piece.points : []);
const reach = (piece: Piece, axis: 0 | 1): [number, number] => {
  const values = pointsOf(piece).map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

describe("a line that a brush draws", () => {
  const ends: Point[] = [
    [10, 20],
    [50, 20],
  ];

  test("is round beyond both its ends, and as wide as a plain one", () => {
    expect(reach(line("#000000", ends, 8), 0)).toEqual([10, 50]);
    const [left, right] = reach(pen("#000000", ends, 8), 0);
    expect(left).toBeCloseTo(6);
    expect(right).toBeCloseTo(54);
    expect(reach(pen("#000000", ends, 8), 1)).toEqual([16, 24]);
  });

  test("may be bent", () => {
    const [top, bottom] = reach(bow("#000000", [10, 20], [30, 60], [50, 20], 8), 1);
    expect(top).toBeLessThan(20);
    expect(bottom).toBeCloseTo(44);
  });
});

test("brows are alike on both sides, arched upwards, and thicker towards the nose", () => {
  const right = pointsOf(brow("#000000", [10, 0], [50, -6], 8));
  const left = pointsOf(brow("#000000", [-10, 0], [-50, -6], 8));
  for (const [at, [x, y]] of right.entries()) {
    expect(left[at]?.[0]).toBeCloseTo(-x);
    expect(left[at]?.[1]).toBeCloseTo(y);
  }
  const thickness = (from: number, to: number) => {
    const ys = right.filter(([x]) => x >= from && x <= to).map(([, y]) => y);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(thickness(6, 24)).toBeGreaterThan(thickness(44, 56));
  expect(Math.min(...right.map(([, y]) => y))).toBeLessThan(-8);
});
