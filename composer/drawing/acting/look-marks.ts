import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import { mouthOf } from "./around.ts";
import { bothSides, edged, faceIn, GOLD, INK, poly, RED, WHITE } from "./mark-shapes.ts";
import { chestOf, type Part } from "./qualities.ts";
import { line, oval, pen } from "./strokes.ts";

const ring = (fill: string, [x, y]: Point, r: number, width: number): Piece => ({
  kind: "ring",
  fill,
  x,
  y,
  rx: r,
  ry: r,
  width,
});

/** Three lines through one point, with a tip on each end. */
const flake = ([x, y]: Point, r: number): Piece[] =>
  (
    [
      [INK, 0.5, 1.14],
      ["#d4f0ff", 0.3, 1],
    ] as const
  ).flatMap(([fill, wide, reach]) =>
    (
      [
        [0, 1],
        [0.87, 0.5],
        [0.87, -0.5],
      ] as const
    ).map(([dx, dy]) =>
      pen(
        fill,
        [
          [x - dx * r * reach, y - dy * r * reach],
          [x + dx * r * reach, y + dy * r * reach],
        ],
        r * wide,
      ),
    ),
  );

const FROST = "#8fd0f5";

/** What somebody has on the body that says how it lives or feels: a tie, a sign of peace, a peg on the nose, icy hands. */
export const lookMarks = {
  // Two faces that it has by turns, one at each side.
  moods: (at, u, { crown }) => ({
    before: bothSides((side) => {
      const [x, y] = [at(side * 1.12, 0)[0], crown.y + u * 0.08];
      const r = u * 0.24;
      const lip = side * r * 0.2;
      return [
        ...edged(side > 0 ? "#7fdc9a" : "#7fb2f5", [x, y], r, r, u * 0.026),
        ...bothSides((eye) => [oval(INK, [x + eye * r * 0.36, y - r * 0.2], r * 0.12, r * 0.16)]),
        pen(
          INK,
          [
            [x - r * 0.46, y + r * 0.42 - lip],
            [x - r * 0.2, y + r * 0.42 + lip * 0.6],
            [x + r * 0.2, y + r * 0.42 + lip * 0.6],
            [x + r * 0.46, y + r * 0.42 - lip],
          ],
          r * 0.16,
        ),
      ];
    }),
  }),
  tie: (_, u, body) => {
    const [x, y] = chestOf(body);
    const knot = (grow: number): Point[] => [
      [x - u * (0.07 + grow), y - u * (0.12 + grow)],
      [x + u * (0.07 + grow), y - u * (0.12 + grow)],
      [x + u * (0.035 + grow), y - u * 0.02],
      [x + u * (0.1 + grow), y + u * 0.28],
      [x, y + u * (0.36 + grow)],
      [x - u * (0.1 + grow), y + u * 0.28],
      [x - u * (0.035 + grow), y - u * 0.02],
    ];
    return { before: [poly(INK, knot(0.025)), poly(RED, knot(0))] };
  },
  peace: (_, u, body) => {
    const [x, y] = body.hands ? chestOf(body) : [body.centre[0], body.centre[1] + body.height * 0.34];
    const r = u * 0.15;
    const spot: Point = [x, y + r * 0.9];
    const bars = (fill: string, width: number): Piece[] =>
      [0, -0.7, 0.7].map((dx) =>
        line(
          fill,
          [dx === 0 ? [spot[0], spot[1] - r] : spot, [spot[0] + dx * r, spot[1] + r * (dx === 0 ? 1 : 0.72)]],
          width,
        ),
      );
    return {
      before: [
        ...bothSides((side) => [
          line(
            INK,
            [
              [x + side * r * 1.5, y - r * 0.9],
              [x + side * r * 0.5, y + r * 0.2],
            ],
            u * 0.024,
          ),
        ]),
        ...edged(GOLD, spot, r * 1.16, r * 1.16, u * 0.02),
        ring(INK, spot, r * 0.92, r * 0.2),
        ...bars(INK, r * 0.2),
      ],
    };
  },
  peg: (_, u, body) => {
    const { x, y, r } = faceIn(body);
    const nose: Point = [x, (y + mouthOf(body).y) / 2];
    const jaw = (grow: number, side: number): Point[] => [
      [nose[0] + side * r * 0.02, nose[1] - r * (0.2 + grow)],
      [nose[0] + side * r * (0.22 + grow), nose[1] - r * (0.16 + grow)],
      [nose[0] + side * r * (0.34 + grow), nose[1] + r * (0.52 + grow)],
      [nose[0] + side * r * 0.08, nose[1] + r * (0.56 + grow)],
    ];
    return {
      before: [
        ...bothSides((side) => [{ kind: "poly", fill: INK, points: jaw(0.06, side) } as Piece]),
        ...bothSides((side) => [{ kind: "poly", fill: "#e2ae6a", points: jaw(0, side) } as Piece]),
        ring(INK, [nose[0], nose[1] + r * 0.1], r * 0.12, r * 0.1),
      ],
      behind: bothSides((side) =>
        [1.2, 1.6].map((out) =>
          pen(
            "#9dbb3a",
            [0, 1, 2, 3, 4].map(
              (step): Point => [
                x + side * (r * out + (step % 2 ? r * 0.12 : -r * 0.12)),
                y + r * 0.4 - step * r * 0.3,
              ],
            ),
            u * 0.05,
          ),
        ),
      ),
    };
  },
  cold: (at, u, { hands }) => {
    const spots = hands ?? [at(-1.06, 0.1), at(1.06, 0.1)];
    return {
      before: spots.flatMap(([x, y], nth) => {
        const side = nth === 0 ? -1 : 1;
        return [
          ...edged(FROST, [x, y], u * 0.11, u * 0.11, u * 0.024),
          oval(WHITE, [x - u * 0.03, y - u * 0.04], u * 0.035, u * 0.03),
          ...[-0.06, 0, 0.06].map(
            (dx, drip): Piece => ({
              kind: "poly",
              fill: "#e6f6ff",
              points: [
                [x + (dx - 0.026) * u, y + u * 0.09],
                [x + (dx + 0.026) * u, y + u * 0.09],
                [x + dx * u, y + u * (drip === 1 ? 0.24 : 0.18)],
              ],
            }),
          ),
          ...flake([x + side * u * 0.22, y - u * 0.2], u * 0.08),
          ...flake([x + side * u * 0.32, y + u * 0.06], u * 0.06),
        ];
      }),
    };
  },
  clock: (at, u, { crown }) => {
    const [x] = at(1.02, 0);
    const spot: Point = [x, crown.y + u * 0.06];
    const hand = (dx: number, dy: number): Piece =>
      pen(INK, [spot, [spot[0] + dx * u, spot[1] + dy * u]], u * 0.04);
    return {
      before: [
        ...bothSides((side) =>
          edged(GOLD, [spot[0] + side * u * 0.15, spot[1] - u * 0.18], u * 0.08, u * 0.06, u * 0.02),
        ),
        ...edged("#e5483f", spot, u * 0.24, u * 0.24, u * 0.024),
        oval(WHITE, spot, u * 0.18, u * 0.18),
        hand(0, -0.12),
        hand(-0.08, 0.04),
      ],
    };
  },
} as const satisfies Record<string, Part>;
