import type { GestureMark } from "../../reading/gesture.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import { bothSides, INK, note, poly, RED, WHITE } from "./mark-shapes.ts";
import type { At, Part } from "./qualities.ts";
import { bow, line, oval, pen } from "./strokes.ts";

/** Where what somebody says is written. */
export const besideHead = (at: At, u: number, body: Body): Point => [
  clearOfEyes(at(1.08, 0)[0], u * 0.26, body),
  body.crown.y - u * 0.1,
];
/** So far to the right that what reaches so far to the left is before no eye. */
export const clearOfEyes = (x: number, left: number, { eyes }: Body): number =>
  eyes ? Math.max(x, eyes.x + eyes.reach * 1.75 + left) : x;

/** What somebody says, with its tail to the left. */
export const bubble = ([x, y]: Point, u: number): Piece[] =>
  [0.025, 0].flatMap((grow) => {
    const fill = grow > 0 ? INK : WHITE;
    const tail: Point[] = [
      [x - u * (0.2 + grow), y + u * 0.06],
      [x - u * 0.02, y + u * (0.18 + grow)],
      [x - u * (0.22 + grow), y + u * (0.34 + grow)],
    ];
    return [oval(fill, [x, y], u * (0.3 + grow), u * (0.22 + grow)), poly(fill, tail)];
  });

/** A red bar from the lower left to the upper right. */
const barred = ([x, y]: Point, u: number, dx: number, dy: number): Piece[] => {
  const bar: Point[] = [
    [x - u * dx, y + u * dy],
    [x + u * dx, y - u * dy],
  ];
  return [line(INK, bar, u * 0.1), line(RED, bar, u * 0.065)];
};

/** A round sign that forbids what is on it. */
const forbidden = (at: At, u: number, body: Body, drawn: (middle: Point) => Piece[]): { before: Piece[] } => {
  const [, y] = besideHead(at, u, body);
  const middle: Point = [at(1.34, 0)[0], y + u * 0.02];
  return {
    before: [
      oval(INK, middle, u * 0.37, u * 0.37),
      oval(RED, middle, u * 0.345, u * 0.345),
      oval(WHITE, middle, u * 0.275, u * 0.275),
      ...drawn(middle),
      ...barred(middle, u, 0.21, 0.21),
    ],
  };
};

/** Up from the ground in a bow, and the ground. */
const hop = ([x, y]: Point, u: number): Piece[] => [
  line(
    INK,
    [
      [x - u * 0.19, y + u * 0.17],
      [x + u * 0.19, y + u * 0.17],
    ],
    u * 0.045,
  ),
  bow(
    INK,
    [x - u * 0.16, y + u * 0.12],
    [x - u * 0.02, y - u * 0.36],
    [x + u * 0.11, y + u * 0.02],
    u * 0.06,
  ),
  poly(INK, [
    [x + u * 0.01, y + u * 0.01],
    [x + u * 0.21, y - u * 0.02],
    [x + u * 0.13, y + u * 0.14],
  ]),
];

/** A bird in the air, as one draws it with two strokes. */
const gull = ([x, y]: Point, u: number): Piece[] =>
  bothSides((side) => [
    bow(
      INK,
      [x + side * u * 0.22, y - u * 0.02],
      [x + side * u * 0.13, y - u * 0.22],
      [x, y + u * 0.08],
      u * 0.07,
    ),
  ]);

/** The strokes of "HIC!", in a bubble as wide as two. */
const HIC: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-1.7, -0.6],
    [-1.7, 0.6],
  ],
  [
    [-1, -0.6],
    [-1, 0.6],
  ],
  [
    [-1.7, 0],
    [-1, 0],
  ],
  [
    [-0.4, -0.6],
    [-0.4, 0.6],
  ],
  [
    [0.95, -0.5],
    [0.5, -0.6],
    [0.2, -0.25],
    [0.2, 0.25],
    [0.5, 0.6],
    [0.95, 0.5],
  ],
];

/** Beside the head: what somebody cannot, will not or never does, crossed out, and a hiccup. */
export const deniedMarks = {
  silent: (at, u, body) => {
    const [x, y] = besideHead(at, u, body);
    return {
      before: [
        ...bubble([x, y], u),
        ...[-0.13, 0, 0.13].map((dx) => oval(INK, [x + dx * u, y], u * 0.034, u * 0.034)),
        ...barred([x, y], u, 0.22, 0.2),
      ],
    };
  },
  hiccup: (at, u, body) => {
    const [x, y] = [at(1.42, 0)[0], besideHead(at, u, body)[1]];
    const on = ([dx, dy]: readonly [number, number]): Point => [
      x + dx * u * 0.13 - u * 0.01,
      y + dy * u * 0.17,
    ];
    return {
      before: [
        ...bubble([x, y], u * 1.24),
        ...HIC.map((stroke) => pen(INK, stroke.map(on), u * 0.055)),
        line(RED, [on([1.5, -0.62]), on([1.5, 0.2])], u * 0.065),
        oval(RED, on([1.5, 0.58]), u * 0.036, u * 0.036),
      ],
    };
  },
  earthbound: (at, u, body) => forbidden(at, u, body, (middle) => hop(middle, u)),
  offbeat: (at, u, body) =>
    forbidden(at, u, body, ([x, y]) => [
      ...note([x - u * 0.12, y + u * 0.08], u * 0.13),
      ...note([x + u * 0.06, y + u * 0.12], u * 0.11),
    ]),
  wingless: (at, u, body) => forbidden(at, u, body, (middle) => gull(middle, u)),
} as const satisfies Partial<Record<GestureMark, Part>>;
