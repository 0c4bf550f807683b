import { num, type Point } from "../../svg.ts";

/** A closed line of straight steps, as `polygon` writes it. */
const STEPS = / d="M(-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)+)Z"/g;
/** What has fewer corners is meant to have them. */
const FEWEST = 7;
/** A turn is a corner where the cosine of it is less: 57 degrees. */
const CORNER = 0.55;

/** The same shapes as cut with a knife: where an outline turns a little at each step it is one curve, and its corners stay. */
export const curved = (svg: string): string =>
  svg.replace(STEPS, (whole, steps: string) => {
    const points = distinct(
      steps.split("L").map((each): Point => {
        const [x = 0, y = 0] = each.split(" ").map(Number);
        return [x, y];
      }),
    );
    return points.length < FEWEST ? whole : ` d="${curveThrough(points)}"`;
  });

const curveThrough = (points: readonly Point[]): string => {
  const last = points.length - 1;
  let before = points[last] as Point;
  let through = "";
  let start = "";
  for (let nth = 0; nth <= last; nth++) {
    const here = points[nth] as Point;
    const after = points[nth === last ? 0 : nth + 1] as Point;
    const corner = `${num(here[0])} ${num(here[1])}`;
    const middle = `${num((here[0] + after[0]) / 2)} ${num((here[1] + after[1]) / 2)}`;
    through += turnAt(before, here, after) < CORNER ? `L${corner}L${middle}` : `Q${corner} ${middle}`;
    if (nth === last) start = middle;
    before = here;
  }
  return `M${start}${through}Z`;
};

/** The cosine of how far a line turns at its middle point. */
const turnAt = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => {
  const [px, py, qx, qy] = [bx - ax, by - ay, cx - bx, cy - by];
  return (px * qx + py * qy) / Math.sqrt((px * px + py * py) * (qx * qx + qy * qy));
};

const distinct = (points: readonly Point[]): readonly Point[] =>
  points.filter(([x, y], nth) => {
    const [px, py] = points[(nth + points.length - 1) % points.length] as Point;
    return Math.abs(x - px) + Math.abs(y - py) > 0.02;
  });
