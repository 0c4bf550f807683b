import type { Random } from "../../seeded/random.ts";
import type { Point } from "../svg.ts";
import type { Ground } from "./recipes.ts";

/**
 * Two ridges, far and near, as closed polygons over a page of `width` x `height`; `horizon` is where the near
 * one stands.
 */
export const groundShapes = (
  kind: Ground,
  width: number,
  height: number,
  horizon: number,
  random: Random,
): { far: Point[]; near: Point[] } => {
  const ridge = (level: number, swing: number): Point[] =>
    closed(ridgeOf(kind, width, level, swing * height, random), width, height);
  return { far: ridge(horizon - height * farLift(kind), 0.09), near: ridge(horizon, 0.045) };
};

const farLift = (kind: Ground): number =>
  kind === "skyline" || kind === "peaks" || kind === "walls" ? 0.16 : kind === "boards" ? -0.05 : 0.09;

const closed = (points: Point[], width: number, height: number): Point[] => [
  [-20, height + 20],
  ...points,
  [width + 20, height + 20],
];

const ridgeOf = (kind: Ground, width: number, level: number, swing: number, random: Random): Point[] => {
  switch (kind) {
    case "skyline":
    case "walls":
      return blocks(width, level, swing * (kind === "walls" ? 1.1 : 2.4), kind === "walls", random);
    case "peaks":
      return peaks(width, level, swing * 2.6, random);
    case "boards":
      return [
        [-20, level],
        [width + 20, level],
      ];
    case "waves":
      return bumps(width, level, swing * 0.35, Math.max(4, Math.round(width / 90)), random);
    case "clouds":
    case "craters":
    case "cave":
      return bumps(width, level, swing * 0.7, Math.max(3, Math.round(width / 170)), random);
    default:
      return bumps(width, level, swing, Math.max(2, Math.round(width / 320)), random);
  }
};

/** Rounded rises from parabolas: no sines needed. */
const bumps = (width: number, level: number, swing: number, count: number, random: Random): Point[] => {
  const points: Point[] = [];
  const step = (width + 40) / count;
  for (let bump = 0; bump < count; bump++) {
    const lift = swing * (0.55 + random.next() * 0.9);
    for (let part = 0; part < 14; part++) {
      const t = part / 14;
      points.push([-20 + (bump + t) * step, level - lift * 4 * t * (1 - t) + swing * 0.4]);
    }
  }
  points.push([width + 20, level + swing * 0.4]);
  return points;
};

const peaks = (width: number, level: number, swing: number, random: Random): Point[] => {
  const points: Point[] = [[-20, level]];
  for (let x = -20; x < width + 20; ) {
    const half = swing * (0.7 + random.next() * 0.8);
    const top = level - swing * (0.5 + random.next() * 0.9);
    points.push(
      [x + half * 0.55, (level + top) / 2 - swing * 0.1],
      [x + half, top],
      [x + half * 1.4, (level + top) / 2],
      [x + half * 2, level],
    );
    x += half * 1.7;
  }
  return points;
};

const blocks = (
  width: number,
  level: number,
  swing: number,
  battlements: boolean,
  random: Random,
): Point[] => {
  const points: Point[] = [];
  for (let x = -20; x < width + 20; ) {
    const wide = swing * (battlements ? 0.34 : 0.25 + random.next() * 0.5);
    const tall = battlements
      ? (points.length % 8 < 4 ? 0.55 : 0.1) * swing
      : swing * (0.15 + random.next() * 0.95);
    points.push([x, level - tall], [x + wide, level - tall]);
    x += wide;
  }
  return points;
};
