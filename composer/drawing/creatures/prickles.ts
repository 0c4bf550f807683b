import { oval } from "../acting/strokes.ts";
import { ARC } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Creature } from "./creature.ts";
import { type HeadFrame, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

type Skull = Pick<HeadFrame, "rx" | "ry" | "y">;

/** What stands out around a head in points: behind it. */
export const pricklesBehind = (
  kind: string,
  { extra }: Pick<Creature, "extra">,
  { rx, ry, y }: Skull,
): Shape[] => {
  const top = y - ry;
  switch (kind) {
    case "mane":
      return [form(blob(extra, star(X, y + 4, rx + 28, rx + 18, 12)))];
    case "frill":
      return [
        form(blob(extra, star(X, y - 6, rx + 34, rx + 24, 9))),
        ...bothSides(X, (_, at) => [
          form(polygonOf("#f6ead0", [at(16), top + 16], [at(40), top + 14], [at(44), top - 34])),
        ]),
      ];
    case "spikes":
      return [form(blob(extra, star(X, y, rx + 25, rx + 9, 16)))];
    // A coat of them, down the back: without one on the brow it would be a mane.
    case "quills":
      return [
        form(blob(extra, star(X, 138, 66, 52, 15))),
        form(blob(extra, star(X, y - 8, rx + 25, rx + 10, 17))),
      ];
    case "spines":
      return [-46, -28, -10, 10, 28, 46].map((dx) => {
        const [x, low] = [X + dx * 0.72, top + 16 + Math.abs(dx) * 0.2];
        return form(
          polygonOf(extra, [x - 8, low], [X + dx * 1.12, top - 24 + Math.abs(dx) * 0.5], [x + 9, low]),
        );
      });
    default:
      return [];
  }
};

/** And before it. */
export const pricklesBefore = (
  kind: string,
  { extra, coat }: Pick<Creature, "extra" | "coat">,
  { rx, ry, y }: Skull,
): Shape[] => {
  if (kind !== "quills") return [];
  const fringe = [0.92, 0.62, 0.36, 0.12, -0.12, -0.36, -0.62, -0.92].map((out, nth): Point => {
    const low = nth % 2 === 0 ? -0.2 : -0.5;
    return [X + rx * out, y + ry * (low - (1 - Math.abs(out)) * 0.16)];
  });
  return [
    form(
      polygonOf(
        extra,
        [X - rx * 1.04, y - ry * 0.3],
        [X - rx * 0.86, y - ry * 0.74],
        [X - rx * 0.42, y - ry * 1.02],
        [X, y - ry * 1.1],
        [X + rx * 0.42, y - ry * 1.02],
        [X + rx * 0.86, y - ry * 0.74],
        [X + rx * 1.04, y - ry * 0.3],
        ...fringe,
      ),
    ),
    ...bothSides(X, (_, at) => [
      form(oval(coat, [at(rx * 0.9), y - ry * 0.44], 12, 13)),
      mark(oval("#d99a8a", [at(rx * 0.9), y - ry * 0.42], 6, 7)),
    ]),
  ];
};

/** A round shape with `count` points out and in. */
const star = (x: number, y: number, out: number, inside: number, count: number): Point[] =>
  Array.from({ length: count * 2 }, (_, nth): Point => {
    const [cx, cy] = turn(nth / (count * 2));
    const r = nth % 2 === 0 ? out : inside;
    return [x + cx * r, y + cy * r * 0.94];
  });

/** A point of the circle at a share of the way round, on the chords between a table's points. */
const turn = (share: number): Point => {
  const at = share * ROUND.length;
  const low = Math.floor(at);
  const [a, b] = [ROUND[low % ROUND.length] ?? [0, 0], ROUND[(low + 1) % ROUND.length] ?? [0, 0]];
  return [a[0] + (b[0] - a[0]) * (at - low), a[1] + (b[1] - a[1]) * (at - low)];
};

const ROUND: readonly Point[] = [...ARC, ...ARC.slice(1, -1).map(([x, y]): Point => [-x, -y])];
