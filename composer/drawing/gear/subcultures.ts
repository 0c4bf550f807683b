import type { GearId } from "../../reading/gear.ts";
import type { Point } from "../svg.ts";
import { ARC, oval, type Piece, poly, type Worn } from "./shapes.ts";

const INK = "#1d1a26";
const bothEyes = (part: (side: -1 | 1) => Piece[]): Piece[] => ([-1, 1] as const).flatMap(part);
const ring = (fill: string, x: number, y: number, r: number, width: number): Piece => ({
  kind: "ring",
  fill,
  x,
  y,
  rx: r,
  ry: r,
  width,
});

const blossom = (fill: string, x: number, y: number): Piece[] => [
  ...(
    [
      [0, -0.1],
      [0.095, -0.03],
      [0.06, 0.08],
      [-0.06, 0.08],
      [-0.095, -0.03],
    ] as const
  ).map(([dx, dy]) => oval(fill, x + dx, y + dy, 0.07, 0.07)),
  oval("#ffc933", x, y, 0.055, 0.055),
];

/** What people of one taste are known by on the head: flowers and round glasses, a mohawk, a fringe over one eye. */
export const subcultures = {
  hippie: [
    {
      on: "eyes",
      pieces: [
        poly(INK, [-0.4, -0.14], [0.4, -0.14], [0.4, 0.06], [-0.4, 0.06]),
        ...bothEyes((side) => [
          oval(INK, side, 0, 0.98, 0.98),
          oval("#f26db0", side, 0, 0.78, 0.78),
          oval("#ffd0e6", side - 0.28, -0.3, 0.2, 0.26),
        ]),
      ],
    },
    {
      on: "crown",
      pieces: [
        poly("#4f9a45", [-0.52, 0.16], [0, 0.02], [0.52, 0.16], [0.5, 0.27], [0, 0.14], [-0.5, 0.27]),
        ...blossom("#fdfaf3", -0.4, 0.15),
        ...blossom("#ff6f9f", -0.2, 0.08),
        ...blossom("#fdfaf3", 0, 0.06),
        ...blossom("#8f6fe0", 0.2, 0.08),
        ...blossom("#fdfaf3", 0.4, 0.15),
      ],
    },
  ],
  punk: [
    {
      on: "crown",
      pieces: [
        poly(
          "#e0217f",
          [-0.2, 0.14],
          [-0.5, -0.2],
          [-0.24, -0.22],
          [-0.36, -0.66],
          [-0.1, -0.4],
          [0, -0.84],
          [0.1, -0.4],
          [0.36, -0.66],
          [0.24, -0.22],
          [0.5, -0.2],
          [0.2, 0.14],
        ),
        poly("#ff77b8", [-0.1, 0.12], [-0.08, -0.3], [0, -0.56], [0.08, -0.3], [0.1, 0.12]),
      ],
    },
  ],
  goth: [
    {
      on: "eyes",
      pieces: bothEyes((side) => [
        poly(INK, [side * 0.2, -0.6], [side * 1.2, -1], [side * 2.5, -1.1], [side * 1.7, -0.5], [side, -0.7]),
        poly(INK, [side * 0.5, 0.76], [side * 1.5, 0.7], [side * 1.16, 1], [side, 1.9], [side * 0.84, 1]),
      ]),
    },
    {
      on: "crown",
      pieces: [
        poly(
          "#221d2e",
          ...ARC.map(([x, y]): Point => [x * 0.54, 0.14 + y * 0.36]),
          [0.56, 0.5],
          [0.42, 0.2],
          [0.2, 0.13],
          [0, 0.24],
          [-0.2, 0.13],
          [-0.42, 0.2],
          [-0.56, 0.5],
        ),
        poly("#7b3fc4", [0.2, -0.16], [0.34, -0.1], [0.42, 0.2], [0.3, 0.16]),
      ],
    },
  ],
  emo: [
    {
      on: "crown",
      pieces: [
        poly(
          "#221d2e",
          [-0.56, 0.34],
          [-0.52, -0.06],
          [-0.3, -0.28],
          [0.06, -0.34],
          [0.4, -0.22],
          [0.56, 0.08],
          [0.54, 0.66],
          [0.4, 0.74],
          [0.1, 0.62],
          [0.14, 0.4],
          [-0.1, 0.3],
          [-0.38, 0.12],
        ),
        poly("#e0217f", [0.1, -0.2], [0.3, -0.1], [0.42, 0.3], [0.4, 0.6], [0.28, 0.2]),
      ],
    },
  ],
  hipster: [
    {
      on: "eyes",
      pieces: [
        poly(INK, [-0.3, -0.16], [0.3, -0.16], [0.3, 0.1], [-0.3, 0.1]),
        ...bothEyes((side) => [ring(INK, side, 0, 0.96, 0.34)]),
      ],
    },
    {
      on: "crown",
      pieces: [
        poly("#b5432f", ...ARC.map(([x, y]): Point => [x * 0.5, 0.06 + y * 0.5])),
        poly("#8f3122", [-0.54, 0.14], [-0.54, -0.06], [0.54, -0.06], [0.54, 0.14]),
        oval("#f2e6d0", 0, -0.46, 0.1, 0.1),
      ],
    },
  ],
} as const satisfies Partial<Record<GearId, readonly Worn[]>>;
