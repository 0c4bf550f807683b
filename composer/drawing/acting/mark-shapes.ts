import { ARC, type Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import type { At } from "./qualities.ts";
import { bow, line, oval, pen, streak, teardrop } from "./strokes.ts";

export const [INK, WHITE, WATER, SICK, GOLD, RED] = [
  "#1d1a26",
  "#ffffff",
  "#4db4f0",
  "#8fc93a",
  "#ffd23f",
  "#f0435e",
] as const;

export const poly = (fill: string, points: readonly Point[]): Piece => ({ kind: "poly", fill, points });

/** The whole circle, from the left and over the top. */
const CIRCLE: readonly Point[] = [
  ...ARC,
  ...ARC.slice(1, -1)
    .map(([dx, dy]): Point => [dx, -dy])
    .reverse(),
];
/** A direction by its share of a whole turn. */
export const towards = (turn: number): Point =>
  CIRCLE[Math.round(turn * CIRCLE.length) % CIRCLE.length] ?? [0, 0];

export const star = ([x, y]: Point, r: number, fill: string, tips = 4): Piece =>
  poly(
    fill,
    Array.from({ length: tips * 2 }, (_, nth): Point => {
      const [dx, dy] = towards(nth / (tips * 2));
      const reach = nth % 2 === 0 ? r : r * 0.42;
      return [x + dx * reach, y + dy * reach];
    }),
  );

export const edged = (fill: string, [x, y]: Point, rx: number, ry: number, edge: number): Piece[] => [
  oval(INK, [x, y], rx + edge, ry + edge),
  oval(fill, [x, y], rx, ry),
];

/** Where the cheeks are, and how far apart the eyes. */
export const faceIn = ({ face, eyes, centre, width, height }: Body) => ({
  x: face?.x ?? eyes?.x ?? centre[0],
  y: eyes?.y ?? face?.y ?? centre[1] - height * 0.12,
  r: face?.r ?? Math.min(width, height) * 0.36,
});

/** Over the head, in a bow. */
export const overHead = ({ crown }: Body, u: number): Point[] =>
  [-1, -0.5, 0, 0.5, 1].map((out) => [crown.x + out * u * 0.46, crown.y - u * (0.16 - out * out * 0.12)]);

export const bolt = ([x, y]: Point, r: number, side: number): Piece[] =>
  ([1.34, 1] as const).map((grow, nth) =>
    poly(nth === 0 ? INK : GOLD, [
      [x - side * r * 0.5 * grow, y - r * grow],
      [x + side * r * 0.34 * grow, y - r * grow],
      [x + side * r * 0.06 * grow, y - r * 0.2 * grow],
      [x + side * r * 0.56 * grow, y - r * 0.2 * grow],
      [x - side * r * 0.36 * grow, y + r * grow],
      [x - side * r * 0.06 * grow, y + r * 0.1 * grow],
      [x - side * r * 0.5 * grow, y + r * 0.1 * grow],
    ]),
  );

export const drop = ([x, y]: Point, r: number, fill: string): Piece[] => [
  teardrop(INK, [x, y - r * 0.04], r * 1.3),
  teardrop(fill, [x, y], r * 1.06),
];

/** A question mark or a call, as thick as it is seen from afar. */
export const sign = ([x, y]: Point, r: number, isAsked: boolean): Piece[] => {
  const stem = (fill: string, width: number): Piece[] =>
    isAsked
      ? [
          pen(
            fill,
            [
              [x - r * 0.5, y - r * 0.5],
              [x - r * 0.3, y - r * 0.95],
              [x + r * 0.2, y - r],
              [x + r * 0.5, y - r * 0.6],
              [x + r * 0.3, y - r * 0.2],
              [x, y + r * 0.3],
            ],
            width,
          ),
        ]
      : [
          line(
            fill,
            [
              [x, y - r],
              [x, y + r * 0.34],
            ],
            width,
          ),
        ];
  return [
    ...stem(INK, r * 0.66),
    oval(INK, [x, y + r * 0.95], r * 0.33, r * 0.33),
    ...stem(isAsked ? GOLD : RED, r * 0.36),
    oval(isAsked ? GOLD : RED, [x, y + r * 0.95], r * 0.2, r * 0.2),
  ];
};

export const note = ([x, y]: Point, r: number): Piece[] => [
  oval(INK, [x, y], r * 0.5, r * 0.38),
  line(
    INK,
    [
      [x + r * 0.42, y],
      [x + r * 0.42, y - r * 1.5],
    ],
    r * 0.22,
  ),
  bow(INK, [x + r * 0.42, y - r * 1.5], [x + r * 1.1, y - r * 1.2], [x + r * 0.9, y - r * 0.6], r * 0.24),
];

export const web = ([x, y]: Point, r: number, side: number): Piece[] => {
  const spokes = [0, 0.25, 0.5, 0.75, 1].map((turn): Point => [side * (1 - turn) + 0, turn]);
  return [
    ...spokes.map(([dx, dy]) =>
      line(
        WHITE,
        [
          [x, y],
          [x + dx * r, y + dy * r],
        ],
        r * 0.05,
      ),
    ),
    ...[0.4, 0.66, 0.92].flatMap((far) =>
      spokes.slice(1).map(([dx, dy], nth) => {
        const [px, py] = spokes[nth] ?? [0, 0];
        return line(
          WHITE,
          [
            [x + px * r * far, y + py * r * far],
            [x + dx * r * far, y + dy * r * far],
          ],
          r * 0.045,
        );
      }),
    ),
  ];
};

/** On its thread. */
export const spider = ([x, y]: Point, u: number): Piece[] => [
  line(
    WHITE,
    [
      [x, y - u * 0.5],
      [x, y],
    ],
    u * 0.03,
  ),
  ...bothSides((side) =>
    [-0.07, 0, 0.07].map((down) =>
      bow(
        INK,
        [x, y + down * u],
        [x + side * u * 0.1, y + (down - 0.06) * u],
        [x + side * u * 0.16, y + (down + 0.06) * u],
        u * 0.026,
      ),
    ),
  ),
  oval(INK, [x, y], u * 0.085, u * 0.095),
  ...bothSides((side) => [oval(WHITE, [x + side * u * 0.03, y + u * 0.03], u * 0.02, u * 0.024)]),
];

export const fly = ([x, y]: Point, r: number): Piece[] => [
  oval("#d7e6f2", [x - r * 0.8, y - r * 0.7], r * 0.8, r * 0.5),
  oval("#d7e6f2", [x + r * 0.8, y - r * 0.7], r * 0.8, r * 0.5),
  oval(INK, [x, y], r * 0.7, r * 0.85),
];

export const bothSides = (of: (side: -1 | 1) => Piece[]): Piece[] => [...of(-1), ...of(1)];

export const tremor = (at: At, u: number, side: -1 | 1): Piece[] =>
  [1.1, 1.24].map((out, nth) =>
    pen(
      WHITE,
      [-0.5, -0.25, 0, 0.25, 0.5].map((down, step): Point => {
        const [x, y] = at(side * out, down * (nth === 0 ? 1 : 0.7));
        return [x + (step % 2 === 0 ? 1 : -1) * u * 0.035, y];
      }),
      u * 0.05,
    ),
  );

/** Lines and dust behind who is fast. */
export const fast = (at: At, u: number): Piece[] => [
  ...[-0.3, 0.14, 0.56].map((y, nth) => streak(at(-1.08, y), at(nth === 1 ? -1.7 : -1.46, y), u * 0.09)),
  ...(
    [
      [-0.9, 0.98, 0.1],
      [-1.2, 0.94, 0.13],
      [-1.5, 1, 0.09],
    ] as const
  ).flatMap(([x, y, r]) => edged("#efe6d6", at(x, y), u * r, u * r * 0.8, u * 0.018)),
];

/** The number of a runner. */
export const bib = ([x, y]: Point, u: number): Piece[] => {
  const sheet = (grow: number): Point[] => [
    [x - u * (0.17 + grow), y - u * (0.11 + grow)],
    [x + u * (0.17 + grow), y - u * (0.13 + grow)],
    [x + u * (0.18 + grow), y + u * (0.13 + grow)],
    [x - u * (0.16 + grow), y + u * (0.15 + grow)],
  ];
  const one: Point[] = [
    [x - u * 0.06, y - u * 0.04],
    [x + u * 0.01, y - u * 0.08],
    [x + u * 0.01, y + u * 0.1],
  ];
  return [poly(INK, sheet(0.022)), poly(WHITE, sheet(0)), pen(RED, one, u * 0.055)];
};
