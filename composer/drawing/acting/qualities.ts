import { ARC, type Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import { bow, heart, line, oval } from "./strokes.ts";

/** A place on a body: -1 to 1 from its middle to its sides, and from its top to its bottom. */
export type At = (out: number, down: number) => Point;

export interface Over {
  behind: Piece[];
  before: Piece[];
}

/** What says what has become of a body; `u` is its smaller side, `crown` the top of its head. */
export type Part = (at: At, u: number, body: Body, colour: string) => Partial<Over>;

const poly = (fill: string, points: readonly Point[]): Piece => ({ kind: "poly", fill, points });
const INK = "#1d1a26";
const GOLD = "#ffc933";

const house = ([x, y]: Point, r: number, wall: string): Piece[] => [
  poly(INK, [
    [x - r * 0.86, y],
    [x - r * 0.86, y - r * 0.9],
    [x - r * 1.2, y - r * 0.86],
    [x, y - r * 2],
    [x + r * 1.2, y - r * 0.86],
    [x + r * 0.86, y - r * 0.9],
    [x + r * 0.86, y],
  ]),
  poly(wall, [
    [x - r * 0.7, y - r * 0.12],
    [x - r * 0.7, y - r],
    [x + r * 0.7, y - r],
    [x + r * 0.7, y - r * 0.12],
  ]),
  poly("#e5483f", [
    [x - r * 0.94, y - r * 0.98],
    [x, y - r * 1.8],
    [x + r * 0.94, y - r * 0.98],
  ]),
  poly("#7a4a2c", [
    [x - r * 0.2, y - r * 0.12],
    [x - r * 0.2, y - r * 0.62],
    [x + r * 0.2, y - r * 0.62],
    [x + r * 0.2, y - r * 0.12],
  ]),
];

const tree = ([x, y]: Point, r: number): Piece[] => [
  line(
    INK,
    [
      [x, y],
      [x, y - r * 0.9],
    ],
    r * 0.5,
  ),
  oval(INK, [x, y - r * 1.2], r * 0.74, r * 0.84),
  oval("#3fa85a", [x, y - r * 1.2], r * 0.6, r * 0.7),
];

const ghost = ([x, y]: Point, r: number): Piece[] => {
  const sheet = (grow: number): Point[] => [
    ...ARC.map(([dx, dy]): Point => [x + dx * (r + grow), y + dy * (r + grow)]),
    [x + r + grow, y + r * 0.9],
    [x + r * 0.5, y + r * 0.6 + grow],
    [x, y + r + grow],
    [x - r * 0.5, y + r * 0.6 + grow],
    [x - r - grow, y + r * 0.9],
  ];
  return [
    poly(INK, sheet(r * 0.16)),
    poly("#f3f0ff", sheet(0)),
    ...[-0.36, 0.36].map((dx) => oval(INK, [x + dx * r, y - r * 0.2], r * 0.15, r * 0.2)),
    oval(INK, [x, y + r * 0.24], r * 0.16, r * 0.2),
  ];
};

const banknote = ([x, y]: Point, r: number, tilt: number): Piece[] => {
  const sheet = (w: number, h: number): Point[] => [
    [x - w, y - h - tilt * w],
    [x + w, y - h + tilt * w],
    [x + w, y + h + tilt * w],
    [x - w, y + h - tilt * w],
  ];
  return [
    poly(INK, sheet(r * 1.14, r * 0.66)),
    poly("#7fcf7a", sheet(r, r * 0.54)),
    oval("#3f8a4a", [x, y], r * 0.3, r * 0.34),
  ];
};

/** Round an oval: a table, since engines differ in the last digit of sines. */
const AROUND: readonly Point[] = [...ARC, ...ARC.slice(1, -1).map(([x, y]): Point => [-x, -y])];

const hairs = ({ centre: [x, y], width, height }: Body, u: number): Piece[] =>
  AROUND.map(([dx, dy], nth) => {
    const long = u * (nth % 2 ? 0.15 : 0.22);
    const [px, py] = [x + dx * width * 0.4, y + dy * height * 0.42];
    return poly(nth % 2 ? "#5a3a24" : "#7a5234", [
      [px - dy * u * 0.07, py + dx * u * 0.07],
      [px + dx * long + u * 0.03, py + dy * long + u * 0.07],
      [px + dy * u * 0.07, py - dx * u * 0.07],
    ]);
  });

/** Between chin and feet, where somebody has a chest. */
export const chestOf = ({ face, centre, height }: Body): Point => {
  const floor = centre[1] + height / 2;
  const top = face ? face.y + face.r * 0.95 : centre[1] + height * 0.1;
  return [face?.x ?? centre[0], top + (floor - top) * 0.36];
};

/** From its foot to its tip, which leans. */
const blade = ([x, y]: Point, [tx, ty]: Point, wide: number, fill: string): Piece[] =>
  [0.5, 0].map((grow) =>
    poly(grow > 0 ? INK : fill, [
      [x - wide * (1 + grow), y],
      [x - wide * (0.7 + grow) + (tx - x) * 0.3, y + (ty - y) * 0.5],
      [tx, ty - wide * grow * 1.6],
      [x + wide * (0.7 + grow) + (tx - x) * 0.3, y + (ty - y) * 0.5],
      [x + wide * (1 + grow), y],
    ]),
  );

const daisy = ([x, y]: Point, r: number): Piece[] => [
  ...[1.12, 1].flatMap((grow) =>
    AROUND.filter((_, nth) => nth % 3 === 0).map(([dx, dy]) =>
      oval(
        grow > 1 ? INK : "#ffffff",
        [x + dx * r * 0.66, y + dy * r * 0.66],
        r * 0.36 * grow,
        r * 0.36 * grow,
      ),
    ),
  ),
  oval(INK, [x, y], r * 0.42, r * 0.42),
  oval(GOLD, [x, y], r * 0.36, r * 0.36),
];

/** What somebody is like, as far as it can be seen on any body. */
export const qualities = {
  // Grass and a flower are higher than the tiny.
  tiny: (at, u) => ({
    behind: [
      ...blade(at(-0.7, 1.04), at(-0.95, -1.35), u * 0.1, "#3fa85a"),
      ...blade(at(-1.2, 1.04), at(-1.5, -0.7), u * 0.09, "#2f8a4a"),
      ...blade(at(0.8, 1.04), at(0.7, -1.3), u * 0.09, "#2f8a4a"),
      ...blade(at(1.15, 1.04), at(1.3, -0.95), u * 0.05, "#3fa85a"),
      ...daisy(at(1.3, -1.05), u * 0.3),
    ],
    before: [
      ...blade(at(-1.05, 1.08), at(-1.25, 0.2), u * 0.08, "#55c46e"),
      ...blade(at(1.0, 1.08), at(1.3, 0.3), u * 0.08, "#55c46e"),
    ],
  }),
  giant: (at, u) => ({
    before: [
      ...tree(at(-0.78, 1.03), u * 0.1),
      ...house(at(-1.02, 1.05), u * 0.1, "#ffe3b0"),
      ...house(at(0.82, 1.05), u * 0.11, "#cfe6ff"),
      ...tree(at(1.06, 1.05), u * 0.1),
    ],
  }),
  haunted: (at, u) => ({
    behind: [oval("#8f6ad866", at(0, 0), u * 0.74, u * 0.72)],
    before: [
      ...ghost(at(-1, -0.62), u * 0.13),
      ...ghost(at(1.02, -0.28), u * 0.16),
      ...ghost(at(0.86, -0.98), u * 0.1),
    ],
  }),
  rich: (at, u, body) => {
    const [x, y] = chestOf(body);
    const r = u * 0.13;
    // A thing has its face where others have a chain: what it has lies at its feet.
    if (!body.hands)
      return {
        behind: [...banknote(at(-1.02, -0.6), u * 0.16, 0.3), ...banknote(at(1.04, -0.4), u * 0.17, -0.35)],
        before: [-0.9, 0.9, -0.45, 0.45, 0].flatMap((out, nth) =>
          banknote(at(out, 0.98 + (nth % 2) * 0.06), u * 0.19, nth % 2 ? 0.2 : -0.16),
        ),
      };
    return {
      behind: [
        ...banknote(at(-1.02, -0.7), u * 0.16, 0.3),
        ...banknote(at(1.04, -0.4), u * 0.17, -0.35),
        ...banknote(at(-1.06, 0.3), u * 0.14, -0.2),
        ...banknote(at(0.98, 0.5), u * 0.14, 0.25),
      ],
      before: [
        bow(INK, [x - r * 1.7, y - r * 1.7], [x, y + r * 0.6], [x + r * 1.7, y - r * 1.7], r * 0.62),
        bow(GOLD, [x - r * 1.7, y - r * 1.7], [x, y + r * 0.6], [x + r * 1.7, y - r * 1.7], r * 0.36),
        oval(INK, [x, y + r * 0.3], r * 1.12, r * 1.12),
        oval(GOLD, [x, y + r * 0.3], r * 0.94, r * 0.94),
        line(
          "#8a5a12",
          [
            [x + r * 0.4, y - r * 0.06],
            [x - r * 0.34, y + r * 0.02],
            [x + r * 0.34, y + r * 0.52],
            [x - r * 0.4, y + r * 0.62],
          ],
          r * 0.22,
        ),
        line(
          "#8a5a12",
          [
            [x, y - r * 0.4],
            [x, y + r],
          ],
          r * 0.16,
        ),
      ],
    };
  },
  broke: (at, u, body) => {
    const [x, y] = chestOf(body);
    const pocket = (side: number): Piece[] => {
      const sheet = (grow: number): Point[] => [
        [x + side * (u * 0.16 - grow), y + u * 0.1 - grow],
        [x + side * (u * 0.34 + grow), y + u * 0.08 - grow],
        [x + side * (u * 0.44 + grow), y + u * 0.3 + grow],
        [x + side * (u * 0.26 - grow), y + u * 0.32 + grow],
      ];
      return [poly(INK, sheet(u * 0.02)), poly("#fbf6ea", sheet(0))];
    };
    const [mx, my] = at(0.98, -0.5);
    const moth = [-1, 1].flatMap((side) => [
      oval(INK, [mx + side * u * 0.08, my - u * 0.03], u * 0.085, u * 0.07),
      oval("#cfc6b4", [mx + side * u * 0.08, my - u * 0.03], u * 0.066, u * 0.052),
    ]);
    return {
      before: [...pocket(-1), ...pocket(1), ...moth, oval(INK, [mx, my], u * 0.026, u * 0.07)],
    };
  },
  drunk: (at, u) => ({
    before: [
      ...(
        [
          [-0.86, -0.86, 0.07],
          [-1.02, -0.6, 0.045],
          [0.9, -0.92, 0.085],
          [1.06, -0.66, 0.05],
          [0.72, -1.08, 0.045],
        ] as const
      ).flatMap(([x, y, r]) => [
        oval(INK, at(x, y), u * (r + 0.016), u * (r + 0.016)),
        oval("#ffe7a0", at(x, y), u * r, u * r),
        oval("#ffffff", [at(x, y)[0] - u * r * 0.3, at(x, y)[1] - u * r * 0.3], u * r * 0.3, u * r * 0.3),
      ]),
    ],
  }),
  hairy: (_, u, body) => {
    const [x, y] = chestOf(body);
    const curls = [-0.16, 0, 0.16].map((dx) =>
      bow("#5a3a24", [x + (dx - 0.05) * u, y], [x + dx * u, y + u * 0.1], [x + (dx + 0.05) * u, y], u * 0.03),
    );
    return { behind: hairs(body, Math.min(u, body.height * 0.6) * 1.25), before: curls };
  },
  bald: (_, u, { crown }) => {
    const [x, y, w] = [crown.x, crown.y, crown.width];
    return {
      before: [
        oval("#f6cfae", [x, y + w * 0.09], w * 0.3, w * 0.1),
        oval("#ffffff", [x + w * 0.1, y + w * 0.06], w * 0.07, w * 0.03),
        poly("#fff6c8", [
          [x + w * 0.22, y - u * 0.16],
          [x + w * 0.22 + u * 0.03, y - u * 0.05],
          [x + w * 0.22 + u * 0.13, y - u * 0.02],
          [x + w * 0.22 + u * 0.03, y + u * 0.01],
          [x + w * 0.22, y + u * 0.12],
          [x + w * 0.22 - u * 0.03, y + u * 0.01],
          [x + w * 0.22 - u * 0.13, y - u * 0.02],
          [x + w * 0.22 - u * 0.03, y - u * 0.05],
        ]),
      ],
    };
  },
  // Built bodies have their own: this is the strength of a thing, in its arms.
  muscular: (_, u, { hands, centre, height }) => ({
    before: hands
      ? []
      : [-1, 1].flatMap((side) => {
          const [x, y] = [centre[0] + side * u * 0.16, centre[1] + height * 0.24];
          return [bow("#00000066", [x - u * 0.12, y], [x, y + u * 0.12], [x + u * 0.12, y], u * 0.03)];
        }),
  }),
  pregnant: (_, u, body) => {
    const [x, y] = chestOf(body);
    return { before: [heart("#f0435e", [x, y + u * 0.12], u * 0.09)] };
  },
} as const satisfies Record<string, Part>;
