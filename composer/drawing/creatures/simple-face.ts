import { darken } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import { bow, line, oval } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { type HeadFrame, X } from "./head-frame.ts";
import { bothSides, mark, polygonOf, type Shape } from "./shapes.ts";

const [INK, WHITE] = ["#1d1a26", "#ffffff"] as const;

/** How far a lid stands above the middle of its eye, at its inner and outer end, in eye sizes. */
type Lid = readonly [inner: number, outer: number];

/** The lower part of a circle of radius 1, from right to left. */
const LOWER: readonly Point[] = [
  [0.94, 0.34],
  [0.77, 0.64],
  [0.5, 0.87],
  [0, 1],
  [-0.5, 0.87],
  [-0.77, 0.64],
  [-0.94, 0.34],
];

/**
 * Eyes that are half shut: the white below a straight lid, which is also the brow. Few cells and few tones leave
 * no room for a lid, a line and a brow above each other, nor for a shade in the white.
 */
export const lidded = ([inner, outer]: Lid, { eyeY, reach, eyeSize: r }: HeadFrame, coat: string): Shape[] =>
  bothSides(X, (_, at) => {
    const point = (dx: number, dy: number): Point => [at(reach + dx * r), eyeY + dy * r];
    const below = (fill: string, more: number) => {
      const round = LOWER.map(([dx, dy]) => point(dx * more, dy * 1.12 * more));
      return mark(polygonOf(fill, point(-more, -inner), point(more, -outer), ...round));
    };
    // On pale fur a shade of it would be printed in the color of beak or ears.
    const rim = luminance(coat) > 0.6 ? INK : darken(coat, 0.4);
    return [
      below(rim, 1.24),
      below(WHITE, 1),
      mark(oval(INK, point(-0.05, 0.3), r * 0.4, r * 0.46)),
      mark(line(INK, [point(-1.2, 0.08 - inner), point(1.25, -0.08 - outer)], r * 0.4)),
    ];
  });

/** A mouth drawn down hard: teeth between lines would be a row of bars. */
export const scowl = (at: (dx: number, dy: number) => Point): Shape[] => [
  mark(bow(INK, at(-0.95, 0.95), at(0, -0.75), at(0.95, 0.95), 6)),
];
