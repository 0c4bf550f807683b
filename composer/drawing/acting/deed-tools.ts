import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import { handOf } from "./around.ts";
import { fistAt, INK, type Part, poly } from "./effects.ts";
import { bow, line, oval } from "./strokes.ts";

/** A dollar sign about a point, `r` half its height without the bar. */
const dollar = ([x, y]: Point, r: number): Piece[] => {
  const at = (dx: number, dy: number): Point => [x + dx * r, y + dy * r];
  const curve = [at(0.6, -0.62), at(0, -0.8), at(-0.6, -0.45), at(0.6, 0.4), at(0, 0.8), at(-0.6, 0.62)];
  return [line(INK, curve, r * 0.34), line(INK, [at(0, -1.2), at(0, 1.2)], r * 0.28)];
};

/** Water with foam on it, up to the middle of what floats there. */
const wave = ([x, y]: Point, width: number, u: number): Piece[] => {
  const half = Math.max(width * 0.72, u * 4.6);
  const top = CREST.map(([dx, dy]): Point => [x + dx * half, y + u * 0.5 + dy * u]);
  const swell = SWELL.map(([dx, dy]): Point => [x + dx * half, y + u * 0.5 + dy * u]);
  return [
    poly(WATER, [...top, ...swell]),
    ...FOAM.map(([dx, dy, r]) => oval("#ffffff", [x + dx * half, y + u * 0.5 + dy * u], r * u, r * u * 0.8)),
  ];
};
const WATER = "#35aee2";
const CREST: readonly Point[] = [
  [-1, -1.5],
  [-0.84, -0.7],
  [-0.62, -0.1],
  [-0.36, 0.3],
  [-0.1, 0.4],
  [0.16, 0.3],
  [0.42, 0.5],
  [0.66, 0.3],
  [0.86, -0.2],
  [1, -0.9],
];
const SWELL: readonly Point[] = [
  [1.02, 0],
  [0.94, 1],
  [0.74, 1.9],
  [0.44, 2.4],
  [0, 2.6],
  [-0.44, 2.4],
  [-0.74, 1.9],
  [-0.94, 1],
  [-1.04, -0.4],
];
const FOAM = [
  [-0.98, -1.5, 0.5],
  [-0.86, -0.9, 0.6],
  [-0.7, -0.3, 0.5],
  [0.7, 0.2, 0.46],
  [0.86, -0.2, 0.56],
  [0.98, -0.8, 0.48],
] as const;

const hookAt = ([x, y]: Point, u: number): Piece => ({
  kind: "ring",
  fill: INK,
  x,
  y,
  rx: u * 0.3,
  ry: u * 0.34,
  width: u * 0.14,
});

/** A float where the line goes in. */
const ripples = ([x, y]: Point, u: number): Piece[] => [
  oval("#9fdcf5", [x, y + u * 0.3], u * 1.1, u * 0.34),
  oval("#ffffff", [x, y + u * 0.1], u * 0.34, u * 0.34),
  oval("#e5343f", [x, y - u * 0.1], u * 0.34, u * 0.26),
];

/** What a deed is done with, where that is no picture of its own: a pan, a rod, a printer, a board. */
export const tools = {
  surfs: ({ act, hero, motif, u }) => {
    if (act.isSurfboard) {
      // What was drawn upright lies: its width is how thick it is.
      const thick = Math.min(motif.width, motif.height);
      return wave([motif.centre[0], motif.centre[1] + thick * 0.14], motif.width, u);
    }
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
  fishes: ({ act, hero, motif, u, colour }) => {
    const [hx, hy] = handOf(act, hero);
    const tip: Point = [motif.centre[0], hero.centre[1] - hero.height * 0.36];
    // The line goes down into a pond, and has by its upper edge what is caught.
    const down = act.isPond ? motif.centre[1] - motif.height * 0.1 : motif.centre[1] - motif.height * 0.44;
    const hook: Point = [motif.centre[0], down];
    const rod = [[hx - act.side * u * 0.7, hy + u * 0.7], [hx, hy], tip] as const;
    return [
      line(INK, [tip, hook], u * 0.14),
      line(INK, rod, u * 0.44),
      line("#b5834f", rod, u * 0.24),
      ...(act.isPond ? ripples(hook, u) : [hookAt(hook, u)]),
      fistAt(colour, [hx, hy], u),
    ];
  },
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
    // On both sides of the head, and before no face.
    const out = Math.max(wide, hero.face ? hero.face.r * 1.12 : hero.width * 0.56);
    const steam = [-out, out].map((dx) =>
      bow("#ffffff", [x + dx, y - u * 0.8], [x + dx + u, y - u * 1.8], [x + dx, y - u * 2.8], u * 0.3),
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
  // A price tag on a string, at the upper corner of what is for sale.
  sells: ({ act, motif, u }) => {
    const [x, y] = [motif.centre[0] + act.side * motif.width * 0.42, motif.centre[1] - motif.height * 0.34];
    const at = (dx: number, dy: number): Point => [x + act.side * dx * u, y + dy * u];
    const tag = (grow: number): Point[] => [
      at(0.3 - grow, 0),
      at(1.1, -0.95 - grow),
      at(3.3 + grow, -0.95 - grow),
      at(3.3 + grow, 0.95 + grow),
      at(1.1, 0.95 + grow),
    ];
    return [
      line(INK, [at(-0.7, 0.5), at(0.9, 0)], u * 0.16),
      poly(INK, tag(0.16)),
      poly("#ffd23f", tag(0)),
      oval(INK, at(0.95, 0), u * 0.2, u * 0.2),
      ...dollar(at(2.25, 0), u * 0.56),
    ];
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
} as const satisfies Record<string, Part>;
