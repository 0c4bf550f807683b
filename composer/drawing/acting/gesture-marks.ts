import type { GestureMark } from "../../reading/gesture.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import { mouthOf } from "./around.ts";
import { bodilyMarks } from "./bodily-marks.ts";
import { besideHead, bubble, clearOfEyes, deniedMarks } from "./denied-marks.ts";
import { lookMarks } from "./look-marks.ts";
import {
  bolt,
  bothSides,
  edged,
  GOLD,
  INK,
  note,
  overHead,
  poly,
  RED,
  sign,
  spider,
  star,
  towards,
  WHITE,
  web,
} from "./mark-shapes.ts";
import type { At, Over, Part } from "./qualities.ts";
import { skinMarks } from "./skin-marks.ts";
import { heart, line, oval, pen } from "./strokes.ts";

const parts: Readonly<Record<GestureMark, Part>> = {
  ...bodilyMarks,
  ...lookMarks,
  ...deniedMarks,
  ...skinMarks,
  flashes: (at, u) => ({
    behind: (
      [
        [-1.1, -0.8, 0.3],
        [1.14, -0.5, 0.34],
        [-1.2, 0.2, 0.26],
        [1.06, 0.5, 0.24],
      ] as const
    ).flatMap(([x, y, r]) => [star(at(x, y), u * r, GOLD, 8), star(at(x, y), u * r * 0.62, WHITE, 8)]),
  }),
  notes: (at, u) => ({
    behind: [
      ...note(at(-1.12, -0.5), u * 0.13),
      ...note(at(1.1, -0.72), u * 0.15),
      ...note(at(1.2, 0.1), u * 0.1),
    ],
  }),
  question: (_, u, body) => {
    const [left, , top, , right] = overHead(body, u * 1.1);
    return {
      before: [
        ...(left ? sign([left[0], left[1] - u * 0.02], u * 0.11, true) : []),
        ...(top ? sign([top[0], top[1] - u * 0.06], u * 0.15, true) : []),
        ...(right ? sign([right[0], right[1] - u * 0.02], u * 0.11, true) : []),
      ],
    };
  },
  exclaim: (_, u, body) => {
    const [, left, , right] = overHead(body, u * 1.3);
    return {
      before: [...(left ? sign(left, u * 0.13, false) : []), ...(right ? sign(right, u * 0.13, false) : [])],
    };
  },
  chatter: (at, u, body) => {
    const [x, y] = besideHead(at, u, body);
    return {
      before: [
        ...bubble([x, y], u),
        ...[-0.09, 0, 0.09].map((down, nth) =>
          line(
            INK,
            [
              [x - u * (nth === 1 ? 0.2 : 0.15), y + down * u],
              [x + u * (nth === 2 ? 0.06 : 0.18), y + down * u],
            ],
            u * 0.035,
          ),
        ),
      ],
    };
  },
  heartbreak: (_, u, { crown }) => {
    const [x, y] = [crown.x, crown.y - u * 0.2];
    return {
      before: [
        heart(INK, [x, y], u * 0.22),
        heart(RED, [x, y], u * 0.19),
        pen(
          INK,
          [
            [x + u * 0.02, y - u * 0.16],
            [x - u * 0.05, y - u * 0.06],
            [x + u * 0.05, y + u * 0.02],
            [x - u * 0.02, y + u * 0.18],
          ],
          u * 0.045,
        ),
      ],
    };
  },
  hearts: (_, u, body) => ({
    before: overHead(body, u * 1.1)
      .filter((_, nth) => nth % 2 === 0)
      .flatMap((spot, nth) => [
        heart(INK, spot, u * (nth === 1 ? 0.15 : 0.11)),
        heart(RED, spot, u * (nth === 1 ? 0.125 : 0.09)),
      ]),
  }),
  watched: (at, u) => ({
    behind: (
      [
        [-1.24, -0.66, 0.15],
        [1.2, -0.86, 0.17],
        [-1.34, 0.1, 0.11],
        [1.34, -0.2, 0.13],
        [-1.16, 0.66, 0.12],
        [1.22, 0.54, 0.15],
      ] as const
    ).flatMap(([out, down, r]) => {
      const [x, y] = at(out, down);
      return [-1, 1].flatMap((side) => [
        oval(GOLD, [x + side * u * r * 0.8, y], u * r * 0.56, u * r * 0.7),
        oval(INK, [x + side * u * r * 0.7, y], u * r * 0.16, u * r * 0.5),
      ]);
    }),
  }),
  zap: (at, u) => ({
    before: bothSides((side) => [
      ...bolt(at(side * 1.1, -0.76), u * 0.17, side),
      ...bolt(at(side * 1.2, -0.1), u * 0.13, side),
    ]),
  }),
  sparks: (at, u) => ({
    before: (
      [
        [-1, -0.7, 0.13],
        [1.06, -0.5, 0.16],
        [-1.1, 0.1, 0.1],
        [1, 0.4, 0.11],
      ] as const
    ).flatMap(([x, y, r]) => [star(at(x, y), u * r * 1.4, INK), star(at(x, y), u * r, GOLD)]),
  }),
  cobweb: (at, u) => ({
    behind: web(at(-1.2, -1.06), u * 0.52, 1),
    before: [
      ...spider(at(1.08, -0.5), u),
      ...[-0.5, 0.2, 0.6].map((dx) => oval("#b9b3a8", at(dx, 0.98), u * 0.12, u * 0.04)),
    ],
  }),
  halo: (_, u, { crown }) => {
    const spot: Point = [crown.x, crown.y - u * 0.12];
    const ring = (fill: string, width: number): Piece => ({
      kind: "ring",
      fill,
      x: spot[0],
      y: spot[1],
      rx: u * 0.26,
      ry: u * 0.08,
      width,
    });
    return { before: [ring(INK, u * 0.09), ring(GOLD, u * 0.055)] };
  },
  glow: (at, u) => ({
    behind: [
      ...Array.from({ length: 12 }, (_, nth): Piece => {
        const [dx, dy] = towards(nth / 12);
        const [x, y] = at(0, -0.1);
        return line(
          "#fff0a3",
          [
            [x + dx * u * 0.72, y + dy * u * 0.72],
            [x + dx * u * 0.92, y + dy * u * 0.92],
          ],
          u * 0.07,
        );
      }),
      oval("#fff4b8", at(0, -0.1), u * 0.66, u * 0.66),
    ],
  }),
  placard: (at, u) => {
    const [x, y] = at(1.2, -0.6);
    const board = (grow: number): Point[] => [
      [x - u * (0.34 + grow), y - u * (0.24 + grow)],
      [x + u * (0.34 + grow), y - u * (0.28 + grow)],
      [x + u * (0.34 + grow), y + u * (0.2 + grow)],
      [x - u * (0.34 + grow), y + u * (0.24 + grow)],
    ];
    return {
      behind: [
        line(
          INK,
          [
            [x, y],
            [x - u * 0.06, y + u * 0.86],
          ],
          u * 0.1,
        ),
        line(
          "#a8703f",
          [
            [x, y],
            [x - u * 0.06, y + u * 0.86],
          ],
          u * 0.06,
        ),
        poly(INK, board(0.025)),
        poly("#fff6e0", board(0)),
        ...sign([x - u * 0.14, y - u * 0.05], u * 0.11, false),
        ...sign([x + u * 0.14, y - u * 0.06], u * 0.11, false),
      ],
    };
  },
  burst: (at, u) => ({
    behind: [
      star(at(0, 0), u * 1.02, INK, 12),
      star(at(0, 0), u * 0.96, "#ff7a2f", 12),
      star(at(0, 0), u * 0.78, GOLD, 12),
    ],
  }),
  asks: (_, u, body) => {
    const { x, y, r } = mouthOf(body);
    const spot: Point = [x + u * 0.66, y - r * 2.4];
    const tail = (grow: number): Point[] => [
      [spot[0] - u * (0.2 + grow), spot[1] + u * 0.1],
      [spot[0] - u * (0.3 + grow), spot[1] + u * (0.4 + grow)],
      [spot[0] + u * 0.02, spot[1] + u * 0.2],
    ];
    return {
      before: [
        poly(INK, tail(0.03)),
        ...edged(WHITE, spot, u * 0.3, u * 0.26, u * 0.025),
        poly(WHITE, tail(0)),
        ...sign([spot[0], spot[1] - u * 0.02], u * 0.12, true),
      ],
    };
  },
  dots: (at, u, body) => {
    const x = clearOfEyes(at(0.9, 0)[0], u * 0.3, body);
    const y = body.crown.y - u * 0.04;
    return {
      before: [
        ...edged(WHITE, [x, y], u * 0.27, u * 0.17, u * 0.022),
        ...edged(WHITE, [x - u * 0.26, y + u * 0.2], u * 0.06, u * 0.05, u * 0.02),
        ...[-0.12, 0, 0.12].map((dx) => oval(INK, [x + dx * u, y], u * 0.035, u * 0.035)),
      ],
    };
  },
};

/** What is seen about a hero who does or is that, back to front. */
export const markOver = (mark: GestureMark, body: Body, colour: string): Over => {
  const { centre, width, height } = body;
  const at: At = (out, down) => [centre[0] + (out * width) / 2, centre[1] + (down * height) / 2];
  return { behind: [], before: [], ...parts[mark](at, Math.min(width, height), body, colour) };
};
