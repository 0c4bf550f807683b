import type { Piece } from "../gear/shapes.ts";
import type { Placed, Point } from "../svg.ts";
import type { Act, Body } from "./act.ts";
import { handOf } from "./deed-spot.ts";
import { bow, line, oval } from "./strokes.ts";

type Motif = Pick<Placed, "centre" | "width" | "height">;

/** What is drawn over the motif of a deed; `u` is a tenth of the hero's height. */
type Part = (scene: { act: Act; hero: Body; motif: Motif; u: number; colour: string }) => Piece[];

const INK = "#1d1a26";
const SPEED = "#ffffff";
const EARTH = "#7a5236";
const DEEP = "#5c3c26";
const WATER = "#4db4f0";

const poly = (fill: string, points: readonly Point[]): Piece => ({ kind: "poly", fill, points });
const fistAt = (colour: string, [x, y]: Point, u: number): Piece => oval(colour, [x, y], u * 0.58, u * 0.5);

/** A stroke with a dark edge, so that it is seen on any ground. */
const stroke = (fill: string, points: readonly Point[], width: number): Piece[] => [
  line(INK, points, width * 2),
  line(fill, points, width),
];

const rope: Part = ({ act, hero, motif, u, colour }) => {
  const [hx, hy] = hero.hands?.[act.side > 0 ? 0 : 1] ?? handOf(act, hero);
  const far: Point = [motif.centre[0] - act.side * motif.width * 0.4, motif.centre[1] + motif.height * 0.12];
  const near: Point = act.side > 0 ? [Math.min(hx, far[0]), hy] : [Math.max(hx, far[0]), hy];
  const middle: Point = [(near[0] + far[0]) / 2, Math.max(near[1], far[1]) + u * 0.3];
  return [
    bow(INK, near, middle, far, u * 0.42),
    bow("#d9b27a", near, middle, far, u * 0.22),
    fistAt(colour, near, u),
  ];
};

/** Earth heaped up, with clods of it in the air. */
const mound = (x: number, floor: number, wide: number, high: number): Piece[] => [
  poly(INK, heap(x, floor, wide * 1.04, high * 1.08)),
  poly(EARTH, heap(x, floor, wide, high)),
  oval(DEEP, [x - wide * 0.4, floor - high * 0.28], wide * 0.09, high * 0.09),
  oval(DEEP, [x + wide * 0.3, floor - high * 0.34], wide * 0.11, high * 0.1),
  oval(DEEP, [x + wide * 0.02, floor - high * 0.6], wide * 0.07, high * 0.08),
];
const heap = (x: number, floor: number, wide: number, high: number): Point[] => [
  [x - wide, floor],
  [x - wide * 0.8, floor - high * 0.5],
  [x - wide * 0.4, floor - high * 0.86],
  [x - wide * 0.1, floor - high],
  [x + wide * 0.3, floor - high * 0.92],
  [x + wide * 0.72, floor - high * 0.5],
  [x + wide, floor],
];
const clods = (x: number, y: number, u: number): Piece[] =>
  (
    [
      [-1.9, -0.5, 0.3],
      [-1.2, -1.4, 0.22],
      [1.3, -1.2, 0.26],
      [2, -0.2, 0.34],
    ] as const
  ).flatMap(([dx, dy, r]) => [
    oval(INK, [x + dx * u, y + dy * u], u * (r + 0.07), u * (r + 0.07)),
    oval(EARTH, [x + dx * u, y + dy * u], u * r, u * r),
  ]);

/** Short strokes that fly out from a point, away from `towards`. */
const knocks = ([x, y]: Point, side: number, u: number): Piece[] =>
  (
    [
      [0.1, -1.1, 0.3, -2],
      [0.75, -0.85, 1.4, -1.6],
      [1.05, -0.1, 1.9, -0.3],
    ] as const
  ).flatMap(([ax, ay, bx, by]) =>
    stroke(
      SPEED,
      [
        [x + side * ax * u, y + ay * u],
        [x + side * bx * u, y + by * u],
      ],
      u * 0.2,
    ),
  );

const note = ([x, y]: Point, u: number, fill: string): Piece[] => [
  line(
    INK,
    [
      [x + u * 0.36, y],
      [x + u * 0.36, y - u * 1.7],
      [x + u * 1.1, y - u * 1.3],
    ],
    u * 0.5,
  ),
  oval(INK, [x, y], u * 0.58, u * 0.46),
  line(
    fill,
    [
      [x + u * 0.36, y],
      [x + u * 0.36, y - u * 1.6],
      [x + u, y - u * 1.28],
    ],
    u * 0.24,
  ),
  oval(fill, [x, y], u * 0.44, u * 0.34),
];
const notes: Part = ({ act: { side }, hero, u }) => {
  const { x, y, r } = hero.face ?? {
    x: hero.centre[0],
    y: hero.centre[1] - hero.height * 0.3,
    r: hero.width * 0.4,
  };
  return [
    ...note([x + side * r * 1.5, y + r * 0.5], u * 0.9, "#ffd23f"),
    ...note([x + side * r * 1.8, y - r * 0.5], u * 0.7, "#ffffff"),
    ...note([x - side * r * 1.7, y - r * 0.1], u * 0.8, "#ffffff"),
  ];
};

const speech = ([x, y]: Point, u: number, side: number): Piece[] => {
  const tail = (grow: number): Point[] => [
    [x - side * u * (1.3 + grow), y + u * 0.4],
    [x - side * u * (2 + grow), y + u * (2.1 + grow)],
    [x - side * u * (0.2 - grow), y + u * (0.9 + grow)],
  ];
  return [
    poly(INK, tail(0.2)),
    oval(INK, [x, y], u * 2.2, u * 1.4),
    oval("#ffffff", [x, y], u * 2, u * 1.2),
    poly("#ffffff", tail(0)),
    ...[-0.9, 0, 0.9].map((dx) => oval(INK, [x + dx * u, y], u * 0.24, u * 0.24)),
  ];
};

const drops: Part = ({ act, hero, motif, u }) => {
  const [hx, hy] = handOf(act, hero);
  const [mx, my] = [motif.centre[0], motif.centre[1] - motif.height * 0.4];
  return [0.25, 0.5, 0.75, 1].flatMap((share, nth): Piece[] => {
    const [x, y] = [
      hx + act.side * u * 1.4 + (mx - hx - act.side * u * 1.4) * share * 0.6,
      hy + u + (my - hy) * share,
    ];
    const at: Point = [x + (nth % 2) * u * 0.6, y];
    return [oval(INK, at, u * 0.27, u * 0.36), oval(WATER, at, u * 0.18, u * 0.27)];
  });
};

const parts: Partial<Record<NonNullable<Act["relation"]>, Part>> = {
  pulls: rope,
  throws: ({ act, hero, motif, u }) => {
    const [hx, hy] = handOf(act, hero);
    const [mx, my] = motif.centre;
    return [-0.5, 0, 0.5].flatMap((off) =>
      stroke(
        SPEED,
        [
          [hx + (mx - hx) * 0.24 + off * u, hy + (my - hy) * 0.24 + off * u * act.side],
          [hx + (mx - hx) * 0.52 + off * u, hy + (my - hy) * 0.52 + off * u * act.side],
        ],
        u * 0.16,
      ),
    );
  },
  kicks: ({ act, motif, u }) =>
    knocks(
      [motif.centre[0] + act.side * motif.width * 0.34, motif.centre[1] - motif.height * 0.36],
      act.side,
      u * 0.9,
    ),
  drops: ({ motif, u }) =>
    [-0.6, 0, 0.6].flatMap((off) => {
      const [x, y] = [motif.centre[0] + off * motif.width * 0.5, motif.centre[1] - motif.height * 0.62];
      return stroke(
        SPEED,
        [
          [x, y - u * (off === 0 ? 2.2 : 1.5)],
          [x, y],
        ],
        u * 0.18,
      );
    }),
  smashes: ({ motif, u }) => {
    const [x, y] = motif.centre;
    const [w, h] = [motif.width / 2, motif.height / 2];
    const crack: Point[] = [
      [x + w * 0.1, y - h * 0.9],
      [x - w * 0.14, y - h * 0.45],
      [x + w * 0.16, y - h * 0.1],
      [x - w * 0.1, y + h * 0.3],
      [x + w * 0.08, y + h * 0.7],
    ];
    const shard = (dx: number, dy: number): Piece =>
      poly("#ffffff", [
        [x + dx * w, y + dy * h],
        [x + dx * w + u * 0.5, y + dy * h - u * 0.5],
        [x + dx * w + u * 0.7, y + dy * h + u * 0.2],
      ]);
    return [
      line(INK, crack, u * 0.3),
      line(INK, [crack[2] ?? [x, y], [x + w * 0.6, y - h * 0.3]], u * 0.22),
      shard(0.9, -0.9),
      shard(-1.1, -0.8),
      shard(1.1, 0.1),
    ];
  },
  surfs: ({ hero, u }) => {
    const [x, y] = [hero.centre[0], hero.centre[1] + hero.height * 0.5];
    const board = (grow: number): Point[] => [
      [x - u * 4.2 - grow, y - u * 0.9 - grow],
      [x - u * 2.6, y + u * 0.1 - grow],
      [x + u * 2.6, y + u * 0.1 - grow],
      [x + u * 4.2 + grow, y - u * 0.9 - grow],
      [x + u * 3.2, y + u * 0.66 + grow],
      [x, y + u * 0.95 + grow],
      [x - u * 3.2, y + u * 0.66 + grow],
    ];
    return [
      poly(INK, board(u * 0.14)),
      poly("#ff6f4a", board(0)),
      line(
        "#ffffff",
        [
          [x - u * 3, y + u * 0.4],
          [x + u * 3, y + u * 0.4],
        ],
        u * 0.2,
      ),
    ];
  },
  knocks: ({ act, hero, u }) => knocks(handOf(act, hero), act.side, u * 1.1),
  leaps: ({ act, hero, u }) => {
    const floor = hero.centre[1] + hero.height / 2;
    return [-1, 0, 1].flatMap((off) =>
      stroke(
        SPEED,
        [
          [hero.centre[0] - act.side * u * (3.2 - off * 0.5), floor + u * off * 0.9 - u * 0.4],
          [hero.centre[0] - act.side * u * (4.6 - off * 0.5), floor + u * off * 0.9 + u * 0.3],
        ],
        u * 0.18,
      ),
    );
  },
  watches: ({ act, hero, motif, u }) => {
    const eyes = hero.eyes ?? {
      x: hero.centre[0],
      y: hero.centre[1] - hero.height * 0.2,
      reach: hero.width * 0.1,
    };
    const from: Point = [eyes.x + act.side * eyes.reach * 2.4, eyes.y];
    const to: Point = [motif.centre[0] - act.side * motif.width * 0.3, motif.centre[1] - motif.height * 0.2];
    return [0.05, 0.35, 0.65].flatMap((share) =>
      stroke(
        SPEED,
        [share, share + 0.17].map(
          (at): Point => [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at],
        ),
        u * 0.16,
      ),
    );
  },
  peers: ({ act, hero, u, colour }) => (hero.hands ? [fistAt(colour, handOf(act, hero), u)] : []),
  buries: ({ hero, motif, u }) => [
    ...mound(
      motif.centre[0],
      motif.centre[1] + motif.height * 0.5 + u * 0.9,
      u * 2.9,
      motif.height * 0.62 + u * 0.6,
    ),
    ...clods(motif.centre[0], hero.centre[1] + hero.height * 0.12, u * 0.9),
  ],
  digs: ({ hero, u, colour }) => {
    const floor = hero.centre[1] + hero.height * 0.53;
    return [
      ...(hero.hands ?? []).map((hand) => fistAt(colour, hand, u)),
      ...mound(hero.centre[0], floor, hero.width * 0.66, u * 2.6),
      ...clods(hero.centre[0], hero.centre[1] + u * 1.2, u * 1.3),
    ];
  },
  fishes: ({ act, hero, motif, u, colour }) => {
    const [hx, hy] = handOf(act, hero);
    const tip: Point = [motif.centre[0], hero.centre[1] - hero.height * 0.36];
    const hook: Point = [motif.centre[0], motif.centre[1] - motif.height * 0.44];
    const rod = [[hx - act.side * u * 0.7, hy + u * 0.7], [hx, hy], tip] as const;
    return [
      line(INK, [tip, hook], u * 0.14),
      line(INK, rod, u * 0.44),
      line("#b5834f", rod, u * 0.24),
      { kind: "ring", fill: INK, x: hook[0], y: hook[1], rx: u * 0.3, ry: u * 0.34, width: u * 0.14 },
      fistAt(colour, [hx, hy], u),
    ];
  },
  waters: drops,
  works: ({ act, motif, u }) =>
    knocks(
      [motif.centre[0] - act.side * motif.width * 0.1, motif.centre[1] - motif.height * 0.4],
      act.side,
      u * 0.8,
    ),
  cooks: ({ act, hero, motif, u, colour }) => {
    const y = motif.centre[1] + motif.height * 0.42;
    const x = motif.centre[0];
    const wide = Math.max(motif.width * 0.62, u * 2.1);
    const pan = (grow: number): Point[] => [
      [x - wide - grow, y - grow],
      [x + wide + grow, y - grow],
      [x + wide * 0.78 + grow, y + u + grow],
      [x - wide * 0.78 - grow, y + u + grow],
    ];
    const steam = [-0.5, 0.5].map((dx) =>
      bow(
        "#ffffff",
        [x + dx * wide, y - motif.height * 0.95],
        [x + dx * wide + u, y - motif.height * 1.15],
        [x + dx * wide, y - motif.height * 1.35],
        u * 0.24,
      ),
    );
    return [
      line(
        INK,
        [
          [x + act.side * wide * 0.8, y + u * 0.5],
          [x + act.side * (wide + u * 2.2), y + u * 0.1],
        ],
        u * 0.5,
      ),
      poly(INK, pan(u * 0.12)),
      poly("#4a4852", pan(0)),
      line(
        "#77757f",
        [
          [x - wide * 0.94, y + u * 0.14],
          [x + wide * 0.94, y + u * 0.14],
        ],
        u * 0.2,
      ),
      ...steam,
      ...(hero.hands ? [fistAt(colour, [x + act.side * (wide + u * 1.3), y + u * 0.3], u)] : []),
    ];
  },
  prints: ({ motif, u }) => {
    const [x, y] = [motif.centre[0], motif.centre[1] + motif.height * 0.16];
    const [wide, high] = [Math.max(motif.width * 0.85, u * 3.2), u * 3];
    const box = (grow: number): Point[] => [
      [x - wide * 0.9 - grow, y - grow],
      [x + wide * 0.9 + grow, y - grow],
      [x + wide + grow, y + high * 0.3],
      [x + wide + grow, y + high + grow],
      [x - wide - grow, y + high + grow],
      [x - wide - grow, y + high * 0.3],
    ];
    return [
      poly(INK, box(u * 0.12)),
      poly("#c9ced8", box(0)),
      line(
        INK,
        [
          [x - wide * 0.72, y + u * 0.12],
          [x + wide * 0.72, y + u * 0.12],
        ],
        u * 0.34,
      ),
      poly("#8d95a5", [
        [x - wide, y + high * 0.62],
        [x + wide, y + high * 0.62],
        [x + wide, y + high],
        [x - wide, y + high],
      ]),
      oval("#35c26a", [x + wide * 0.74, y + high * 0.42], u * 0.22, u * 0.22),
      oval("#f0435e", [x + wide * 0.52, y + high * 0.42], u * 0.22, u * 0.22),
    ];
  },
  games: ({ motif, u }) => {
    const [x, y] = [motif.centre[0], motif.centre[1] + motif.height * 0.46];
    const [near, far, deep] = [u * 3.6, u * 2.9, u * 1.5];
    const edge = (row: number) => far + (near - far) * row;
    const cells = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].flatMap((column): Piece[] => {
        if ((row + column) % 2 === 0) return [];
        const at = (c: number, r: number): Point => [
          x + edge(r / 3) * ((c - 3) / 3),
          y - deep * 0.5 + (deep * r) / 3,
        ];
        return [
          poly("#5a3a26", [
            at(column, row),
            at(column + 1, row),
            at(column + 1, row + 1),
            at(column, row + 1),
          ]),
        ];
      }),
    );
    const top: Point[] = [
      [x - far, y - deep * 0.5],
      [x + far, y - deep * 0.5],
      [x + near, y + deep * 0.5],
      [x - near, y + deep * 0.5],
    ];
    const side: Point[] = [
      [x - near, y + deep * 0.5],
      [x + near, y + deep * 0.5],
      [x + near, y + deep * 0.9],
      [x - near, y + deep * 0.9],
    ];
    return [poly("#8a5734", side), poly("#f3dcb4", top), ...cells];
  },
  plays: ({ act, hero, motif, u, colour }) => [
    ...(hero.hands ?? []).map((hand) => fistAt(colour, hand, u)),
    ...notes({ act, hero, motif, u, colour }),
  ],
  drums: notes,
  talks: ({ act, hero, motif, u }) => {
    const top = Math.min(hero.centre[1] - hero.height / 2, motif.centre[1] - motif.height / 2);
    return speech([(hero.centre[0] + motif.centre[0]) / 2 + act.side * u, top + u * 0.4], u * 1.1, act.side);
  },
  brushes: ({ hero, act, u, colour }) => {
    const { x, y, r } = hero.face ?? { x: hero.centre[0], y: hero.centre[1], r: hero.width * 0.3 };
    return [
      ...(
        [
          [-0.34, 0.52, 0.2],
          [0, 0.66, 0.24],
          [0.34, 0.54, 0.2],
          [-0.1, 0.9, 0.14],
        ] as const
      ).flatMap(([dx, dy, s]) => [
        oval("#d6ecfa", [x + dx * r, y + dy * r], r * s * 1.1, r * s * 1.1),
        oval("#ffffff", [x + dx * r, y + dy * r], r * s, r * s),
      ]),
      ...(hero.hands ? [fistAt(colour, handOf(act, hero), u)] : []),
    ];
  },
  eats: ({ hero, motif, u, colour }) => [
    ...(hero.hands ?? []).map(([, hy], nth) =>
      fistAt(
        colour,
        [motif.centre[0] + (nth === 0 ? -1 : 1) * motif.width * 0.44, Math.max(hy, motif.centre[1])],
        u,
      ),
    ),
    ...(
      [
        [-0.8, -0.6],
        [0.86, -0.5],
        [-1.05, 0.1],
        [1.1, 0.2],
      ] as const
    ).map(([dx, dy]) =>
      oval(
        "#e8b04a",
        [motif.centre[0] + dx * motif.width * 0.62, motif.centre[1] + dy * motif.height * 0.6],
        u * 0.2,
        u * 0.18,
      ),
    ),
  ],
  heaves: ({ hero, motif, u, colour }) => [
    ...(hero.hands ?? []).map(([x]) => fistAt(colour, [x, motif.centre[1] + motif.height * 0.46], u)),
  ],
};

/** What shows a deed: an effect line or two, what it is done with, and the hands. */
export const deedMarks = (act: Act, hero: Body, motif: Motif, colour: string): Piece[] =>
  (act.relation && parts[act.relation]?.({ act, hero, motif, u: hero.height / 10, colour })) || [];
