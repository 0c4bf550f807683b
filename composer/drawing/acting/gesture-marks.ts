import type { GestureMark } from "../../reading/gesture.ts";
import { ARC, type Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import { mouthOf } from "./deed-spot.ts";
import type { At, Over, Part } from "./qualities.ts";
import { bow, heart, line, oval, pen } from "./strokes.ts";

const [INK, WHITE, WATER, SICK, GOLD, RED] = [
  "#1d1a26",
  "#ffffff",
  "#4db4f0",
  "#8fc93a",
  "#ffd23f",
  "#f0435e",
] as const;

const poly = (fill: string, points: readonly Point[]): Piece => ({ kind: "poly", fill, points });

/** The whole circle, from the left and over the top. */
const CIRCLE: readonly Point[] = [
  ...ARC,
  ...ARC.slice(1, -1)
    .map(([dx, dy]): Point => [dx, -dy])
    .reverse(),
];
/** A direction by its share of a whole turn. */
const towards = (turn: number): Point => CIRCLE[Math.round(turn * CIRCLE.length) % CIRCLE.length] ?? [0, 0];

const star = ([x, y]: Point, r: number, fill: string, tips = 4): Piece =>
  poly(
    fill,
    Array.from({ length: tips * 2 }, (_, nth): Point => {
      const [dx, dy] = towards(nth / (tips * 2));
      const reach = nth % 2 === 0 ? r : r * 0.42;
      return [x + dx * reach, y + dy * reach];
    }),
  );

const edged = (fill: string, [x, y]: Point, rx: number, ry: number, edge: number): Piece[] => [
  oval(INK, [x, y], rx + edge, ry + edge),
  oval(fill, [x, y], rx, ry),
];

/** Where the cheeks are, and how far apart the eyes. */
const faceIn = ({ face, eyes, centre, width, height }: Body) => ({
  x: face?.x ?? eyes?.x ?? centre[0],
  y: eyes?.y ?? face?.y ?? centre[1] - height * 0.12,
  r: face?.r ?? Math.min(width, height) * 0.36,
});

/** Over the head, in a bow. */
const overHead = ({ crown }: Body, u: number): Point[] =>
  [-1, -0.5, 0, 0.5, 1].map((out) => [crown.x + out * u * 0.46, crown.y - u * (0.16 - out * out * 0.12)]);

const bolt = ([x, y]: Point, r: number, side: number): Piece[] =>
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

const drop = ([x, y]: Point, r: number, fill: string): Piece[] => [
  oval(INK, [x, y], r * 1.25, r * 1.5),
  oval(fill, [x, y], r, r * 1.24),
];

/** A question mark or a call, as thick as it is seen from afar. */
const sign = ([x, y]: Point, r: number, isAsked: boolean): Piece[] => {
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

const note = ([x, y]: Point, r: number): Piece[] => [
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

const web = ([x, y]: Point, r: number, side: number): Piece[] => {
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

const fly = ([x, y]: Point, r: number): Piece[] => [
  oval("#d7e6f2", [x - r * 0.8, y - r * 0.7], r * 0.8, r * 0.5),
  oval("#d7e6f2", [x + r * 0.8, y - r * 0.7], r * 0.8, r * 0.5),
  oval(INK, [x, y], r * 0.7, r * 0.85),
];

const bothSides = (of: (side: -1 | 1) => Piece[]): Piece[] => [...of(-1), ...of(1)];

const tremor = (at: At, u: number, side: -1 | 1): Piece[] =>
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

const parts: Readonly<Record<GestureMark, Part>> = {
  sneeze: (_, u, body) => {
    const { x, y, r } = mouthOf(body);
    const spots = [
      [0.9, 0.3, 0.09],
      [1.5, 0, 0.11],
      [1.6, 0.7, 0.1],
      [2.2, 0.3, 0.12],
      [2.3, 1, 0.08],
      [2.9, 0.7, 0.09],
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
    const swirl = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((nth): Point => {
      const [dx, dy] = towards(nth / 6);
      const far = u * (0.03 + nth * 0.012);
      return [body.crown.x + dx * far, body.crown.y - u * 0.16 + dy * far];
    });
    return {
      before: [
        oval(`${SICK}cc`, [x - r * 0.62, y + r * 0.5], r * 0.26, r * 0.2),
        oval(`${SICK}cc`, [x + r * 0.62, y + r * 0.5], r * 0.26, r * 0.2),
        oval(`${SICK}aa`, [x, y - r * 0.62], r * 0.44, r * 0.14),
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
  sweat: (at, u) => ({
    before: bothSides((side) => [
      ...drop(at(side * 0.98, -0.84), u * 0.045, WATER),
      ...drop(at(side * 1.12, -0.56), u * 0.055, WATER),
      ...drop(at(side * 1.08, -0.24), u * 0.04, WATER),
    ]),
  }),
  steam: (at, u, { crown, eyes, centre }) => {
    const y = (eyes?.y ?? centre[1]) - u * 0.1;
    return {
      behind: bothSides((side) =>
        (
          [
            [0.9, 0, 0.1],
            [1.12, -0.1, 0.14],
            [1.4, -0.24, 0.17],
          ] as const
        ).flatMap(([out, up, r]) =>
          edged(
            WHITE,
            [crown.x + side * (at(out, 0)[0] - at(0, 0)[0]), y + up * u],
            u * r,
            u * r * 0.86,
            u * 0.02,
          ),
        ),
      ),
    };
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
          [-0.56, -0.5],
          [0.5, -0.6],
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
    const y = body.crown.y + u * 0.06;
    const [x] = at(1.16, 0);
    const bubble = (grow: number): Piece[] => [
      oval(grow > 0 ? INK : WHITE, [x, y], u * (0.3 + grow), u * (0.22 + grow)),
      poly(grow > 0 ? INK : WHITE, [
        [x - u * (0.2 + grow), y + u * 0.06],
        [x - u * 0.02, y + u * (0.18 + grow)],
        [x - u * (0.3 + grow), y + u * (0.32 + grow)],
      ]),
    ];
    return {
      before: [
        ...bubble(0.025),
        ...bubble(0),
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
  blush: (_, u, body) => {
    const { x, y, r } = faceIn(body);
    return {
      before: bothSides((side) => [
        oval("#ff5f86", [x + side * r * 0.66, y + r * 0.46], r * 0.3, r * 0.2),
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
  tangle: (at, u) => {
    const turns = [
      [-1, 0.1, 1, 0.34],
      [-0.9, 0.66, 0.96, 0.3],
      [-0.7, 0.9, 0.7, 0.62],
      [-0.96, 0.4, 0.9, 0.78],
    ] as const;
    const cord = (fill: string, width: number): Piece[] =>
      turns.map(([x, y, tx, ty], nth) => bow(fill, at(x, y), at(0, nth % 2 ? 1 : 0.2), at(tx, ty), width));
    return {
      before: [
        ...cord(INK, u * 0.085),
        ...cord("#e0b36a", u * 0.055),
        bow(INK, at(1, 0.34), at(1.3, 0.1), at(1.2, -0.2), u * 0.085),
        bow("#e0b36a", at(1, 0.34), at(1.3, 0.1), at(1.2, -0.2), u * 0.055),
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
    before: [
      ...web(at(-0.96, -0.9), u * 0.5, 1),
      ...web(at(0.96, -0.2), u * 0.36, -1),
      ...[-0.5, 0.2, 0.6].map((x) => oval("#b9b3a8", at(x, 0.9), u * 0.13, u * 0.05)),
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
  shadow: (at, u) => ({
    behind: [
      oval("#00000055", at(0, 1.36), u * 0.42, u * 0.06),
      ...[-0.5, 0, 0.5].map((x) => line(WHITE, [at(x, 1.08), at(x, 1.24)], u * 0.05)),
    ],
  }),
  fall: (at, u) => ({
    behind: [-0.8, -0.3, 0.3, 0.8].map((x, nth) =>
      line(WHITE, [at(x, -1.04), at(x, nth % 2 ? -1.5 : -1.32)], u * 0.06),
    ),
  }),
  speed: (at, u) => ({
    behind: [
      ...[-0.3, 0.14, 0.56].map((y, nth) =>
        line(WHITE, [at(-1.1, y), at(nth === 1 ? -1.7 : -1.46, y)], u * 0.06),
      ),
      ...(
        [
          [-0.9, 0.98, 0.1],
          [-1.2, 0.94, 0.13],
          [-1.5, 1, 0.09],
        ] as const
      ).flatMap(([x, y, r]) => edged("#efe6d6", at(x, y), u * r, u * r * 0.8, u * 0.018)),
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
  dots: (at, u, body) => {
    const [x] = at(0.9, 0);
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
