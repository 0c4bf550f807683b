import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import { mouthOf } from "./around.ts";
import {
  bib,
  bothSides,
  drop,
  edged,
  faceIn,
  fast,
  fly,
  GOLD,
  INK,
  overHead,
  poly,
  RED,
  SICK,
  star,
  towards,
  tremor,
  WATER,
  WHITE,
} from "./mark-shapes.ts";
import { chestOf, type Part } from "./qualities.ts";
import { bow, line, oval, pen, streak } from "./strokes.ts";

/** From its lower left over six tufts, of half the width and of the height. */
/** Cheeks that glow. */
export const GLOW = "#ff5f86";
const MOP: readonly Point[] = [
  [-0.96, -0.3],
  [-1.14, 0.5],
  [-0.62, 0.34],
  [-0.5, 1],
  [-0.06, 0.5],
  [0.26, 1.06],
  [0.5, 0.4],
  [1.02, 0.7],
  [0.96, -0.3],
  [0, -0.5],
];

/** How far out, how far up and how large each puff of a jet is, one cloud at its end. */
const JET = [
  [0.93, 0, 0.055],
  [1.08, 0.04, 0.08],
  [1.3, 0.02, 0.085],
  [1.2, 0.15, 0.11],
] as const;

/** What is seen of what a body goes through: it sneezes, shivers, itches, falls, runs away. */
export const bodilyMarks = {
  sneeze: (_, u, body) => {
    const { x, y, r } = mouthOf(body);
    const spots = [
      [1, 0.5, 0.08],
      [1.7, 0.1, 0.09],
      [2.3, 0.8, 0.08],
    ] as const;
    return {
      before: bothSides((side) =>
        spots.flatMap(([dx, dy, s]) => drop([x + side * dx * r, y + dy * r], u * s * 0.5, "#d8f1ff")),
      ),
    };
  },
  vomit: (_, u, body) => {
    const { x, y, r } = mouthOf(body);
    const floor = body.centre[1] + body.height / 2;
    const stream = (wide: number): Point[] => [
      [x - wide * 0.6, y],
      [x + wide * 0.6, y],
      [x + wide * 0.9, floor - u * 0.04],
      [x - wide * 0.9, floor - u * 0.04],
    ];
    return {
      before: [
        oval(INK, [x, floor - u * 0.02], u * 0.36, u * 0.1),
        poly(INK, stream(r * 0.7 + u * 0.02)),
        oval(SICK, [x, floor - u * 0.02], u * 0.34, u * 0.08),
        poly(SICK, stream(r * 0.7)),
        oval("#d8e86a", [x - r * 0.2, y + r * 1.4], u * 0.03, u * 0.03),
        oval("#f0703c", [x + r * 0.24, y + r * 2.2], u * 0.026, u * 0.026),
      ],
    };
  },
  queasy: (_, u, body) => {
    const { x, y, r } = faceIn(body);
    const cheeks = bothSides((side) => [
      oval(`${SICK}cc`, [x + side * r * 0.62, y + r * 0.5], r * 0.26, r * 0.2),
    ]);
    const swirl = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((nth): Point => {
      const [dx, dy] = towards(nth / 6);
      const far = u * (0.03 + nth * 0.012);
      return [body.crown.x + dx * far, body.crown.y - u * 0.16 + dy * far];
    });
    return {
      before: [
        // Who is built is green all over.
        ...(body.hands ? [] : cheeks),
        pen(INK, swirl, u * 0.06),
        pen(SICK, swirl, u * 0.034),
      ],
    };
  },
  stars: (_, u, body) => ({
    before: overHead(body, u).flatMap((spot, nth) => [
      star(spot, u * (nth % 2 ? 0.15 : 0.12), INK, 5),
      star(spot, u * (nth % 2 ? 0.11 : 0.085), GOLD, 5),
    ]),
  }),
  sweat: (at, u) => ({
    before: bothSides((side) => [
      ...drop(at(side * 0.98, -0.84), u * 0.045, WATER),
      ...drop(at(side * 1.12, -0.56), u * 0.055, WATER),
      ...drop(at(side * 1.08, -0.24), u * 0.04, WATER),
    ]),
  }),
  // Of each ear one cloud in light and shade: balls with a line around each would be gloves.
  steam: (at, u, { crown, eyes, centre }) => {
    const y = (eyes?.y ?? centre[1]) - u * 0.12;
    const puffs = (side: 1 | -1, fill: string, down: number) =>
      JET.map(([out, up, r]) => {
        const x = crown.x + side * (at(out, 0)[0] - at(0, 0)[0]);
        return oval(fill, [x, y - (up - down) * u], u * r, u * r * 0.9);
      });
    return { behind: bothSides((side) => [...puffs(side, "#c3cbd9", 0.03), ...puffs(side, "#f2f5fa", 0)]) };
  },
  shiver: (at, u) => ({ behind: bothSides((side) => tremor(at, u, side)) }),
  itch: (at, u) => ({
    before: [
      ...(
        [
          [-0.5, 0.3],
          [0.4, 0.5],
          [-0.3, 0.7],
          [0.62, 0.1],
          [-0.78, -0.14],
          [0.3, -0.86],
        ] as const
      ).flatMap(([x, y]) => [
        oval(RED, at(x, y), u * 0.05, u * 0.045),
        oval("#ffb3bd", at(x, y), u * 0.02, u * 0.018),
      ]),
      ...(
        [
          [-1.06, -0.5],
          [1.1, -0.3],
          [-1.1, 0.3],
          [0.96, -0.8],
        ] as const
      ).flatMap(([x, y]) => fly(at(x, y), u * 0.04)),
    ],
  }),
  flies: (at, u) => ({
    behind: [-0.6, 0, 0.6].map((x) => {
      const [px, py] = at(x, -1);
      return pen(
        "#9dbb3a",
        [0, 1, 2, 3].map((step): Point => [px + (step % 2 ? 0.05 : -0.05) * u, py - step * u * 0.08]),
        u * 0.045,
      );
    }),
    before: (
      [
        [-1.06, -0.7],
        [1.02, -0.86],
        [1.16, -0.2],
        [-1.14, 0.1],
      ] as const
    ).flatMap(([x, y]) => fly(at(x, y), u * 0.06)),
  }),
  rust: (at, u) => ({
    before: (
      [
        [-0.52, 0.5, 0.15],
        [0.56, 0.26, 0.13],
        [0.3, 0.8, 0.16],
        [-0.78, -0.14, 0.1],
        [0.3, -0.88, 0.12],
      ] as const
    ).flatMap(([x, y, r]) => [
      oval("#8a3d14", at(x, y), u * r, u * r * 0.72),
      oval("#c9692a", at(x - 0.03, y - 0.03), u * r * 0.62, u * r * 0.42),
    ]),
  }),
  gas: (at, u) => ({
    behind: (
      [
        [-0.86, 0.7, 0.12],
        [-1.1, 0.56, 0.17],
        [-1.4, 0.66, 0.14],
        [-1.28, 0.3, 0.11],
      ] as const
    ).flatMap(([x, y, r]) => edged("#a9cf4a", at(x, y), u * r, u * r * 0.86, u * 0.02)),
  }),
  blush: (_, u, body) => {
    const { x, y, r } = faceIn(body);
    return {
      before: bothSides((side) => [
        oval(GLOW, [x + side * r * 0.66, y + r * 0.46], r * 0.3, r * 0.2),
        ...[-0.1, 0.06].map((dx) =>
          line(
            WHITE,
            [
              [x + side * r * 0.66 + dx * r, y + r * 0.54],
              [x + side * r * 0.66 + (dx + 0.08) * r, y + r * 0.38],
            ],
            u * 0.016,
          ),
        ),
      ]),
    };
  },
  tangle: (at, u, { hands }) => {
    // A thing has its face where others have a chest.
    const high = hands ? 0 : 0.4;
    const turns = [
      [-1, 0.1 + high, 1, 0.34 + high],
      [-0.9, 0.66, 0.96, 0.3 + high],
      [-0.7, 0.9, 0.7, 0.62],
      [-0.96, 0.4, 0.9, 0.78],
    ] as const;
    const cord = (fill: string, width: number): Piece[] =>
      turns.map(([x, y, tx, ty], nth) =>
        bow(fill, at(x, y), at(0, nth % 2 ? 1 : 0.2 + high), at(tx, ty), width),
      );
    return {
      before: [
        ...cord(INK, u * 0.085),
        ...cord("#e0b36a", u * 0.055),
        bow(INK, at(1, 0.34), at(1.3, 0.1), at(1.2, -0.2), u * 0.085),
        bow("#e0b36a", at(1, 0.34), at(1.3, 0.1), at(1.2, -0.2), u * 0.055),
      ],
    };
  },
  fall: (at, u) => ({
    behind: [-0.8, -0.3, 0.3, 0.8].map((x, nth) =>
      streak(at(x, -1.02), at(x, nth % 2 ? -1.62 : -1.4), u * 0.09),
    ),
  }),
  speed: (at, u) => ({ behind: fast(at, u) }),
  race: (at, u, body) => ({
    behind: fast(at, u),
    before: bib(body.hands ? chestOf(body) : at(0, 0.72), u),
  }),
  // A mop of hair, scissors in it, and what falls.
  snip: (_, u, { crown: { x, y, width } }) => {
    const mop = (grow: number): Point[] =>
      MOP.map(([dx, dy]): Point => [x + dx * (width * 0.36 + grow), y - dy * (u * 0.24 + grow) + grow * 0.5]);
    const [px, py] = [x + width * 0.5, y - u * 0.17];
    const cuts = [-0.12, 0.1].map((dy): Point[] => [
      [px + u * 0.04, py - dy * u * 0.4],
      [px - u * 0.36, py + dy * u],
    ]);
    const rings = [-0.11, 0.13].map((dy): Point => [px + u * 0.14, py + dy * u]);
    return {
      before: [
        poly(INK, mop(u * 0.02)),
        poly("#7a4a2c", mop(0)),
        ...cuts.map((cut) => line(INK, cut, u * 0.095)),
        ...cuts.map((cut) => line("#dfe6ee", cut, u * 0.055)),
        ...rings.flatMap(([cx, cy]): Piece[] => [
          { kind: "ring", fill: INK, x: cx, y: cy, rx: u * 0.085, ry: u * 0.085, width: u * 0.085 },
          { kind: "ring", fill: RED, x: cx, y: cy, rx: u * 0.085, ry: u * 0.085, width: u * 0.05 },
        ]),
        ...bothSides((side) =>
          [0.3, 0.62].map((down, nth) => {
            const [hx, hy] = [x + side * width * (0.66 + nth * 0.1), y + u * down];
            return bow("#7a4a2c", [hx, hy], [hx + u * 0.05, hy + u * 0.05], [hx, hy + u * 0.11], u * 0.04);
          }),
        ),
      ],
    };
  },
  shadow: (at, u) => ({
    behind: [
      oval("#00000055", at(0, 1.36), u * 0.42, u * 0.06),
      ...[-0.5, 0, 0.5].map((x) => line(WHITE, [at(x, 1.08), at(x, 1.24)], u * 0.05)),
    ],
  }),
} as const satisfies Record<string, Part>;
