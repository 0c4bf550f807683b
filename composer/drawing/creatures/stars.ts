import { ARC } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";

/** A round shape with `count` points out and in. */
export const star = (x: number, y: number, out: number, inside: number, count: number): Point[] =>
  Array.from({ length: count * 2 }, (_, nth): Point => {
    const [cx, cy] = turn(nth / (count * 2));
    const r = nth % 2 === 0 ? out : inside;
    return [x + cx * r, y + cy * r * 0.94];
  });

/** A point of the circle at a share of the way round, on the chords between a table's points. */
export const turn = (share: number): Point => {
  const at = share * ROUND.length;
  const low = Math.floor(at);
  const [a, b] = [ROUND[low % ROUND.length] ?? [0, 0], ROUND[(low + 1) % ROUND.length] ?? [0, 0]];
  return [a[0] + (b[0] - a[0]) * (at - low), a[1] + (b[1] - a[1]) * (at - low)];
};

const ROUND: readonly Point[] = [...ARC, ...ARC.slice(1, -1).map(([x, y]): Point => [-x, -y])];
