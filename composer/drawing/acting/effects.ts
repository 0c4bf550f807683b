import type { Piece } from "../gear/shapes.ts";
import type { Placed, Point } from "../svg.ts";
import type { Act, Body } from "./act.ts";
import { handOf } from "./around.ts";
import { bow, line, oval, pen } from "./strokes.ts";

export type Motif = Pick<Placed, "centre" | "width" | "height">;

/** What is drawn over the motif of a deed; `u` is a tenth of the hero's height. */
export type Part = (scene: { act: Act; hero: Body; motif: Motif; u: number; colour: string }) => Piece[];

export const INK = "#1d1a26";
const SPARK = "#ffd23f";
const EARTH = "#7a5236";
const DEEP = "#5c3c26";
const WATER = "#4db4f0";

export const poly = (fill: string, points: readonly Point[]): Piece => ({ kind: "poly", fill, points });
export const fistAt = (colour: string, [x, y]: Point, u: number): Piece =>
  oval(colour, [x, y], u * 0.58, u * 0.5);

export const rope: Part = ({ act, hero, motif, u, colour }) => {
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

/** Both have an elbow on a table, and each other by the hand. */
export const armWrestling: Part = ({ act, hero, motif, u, colour }) => {
  if (act.wrestles === undefined) return [];
  const [hx, mx] = [hero.centre[0], motif.centre[0]];
  const x = (hx + mx) / 2;
  // Both are seen over it, the smaller one too.
  const top = Math.max(hero.centre[1] + hero.height * 0.27, motif.centre[1] + motif.height * 0.24);
  const floor = Math.max(hero.centre[1] + hero.height / 2, motif.centre[1] + motif.height / 2) + u * 0.3;
  const half = Math.abs(mx - hx) / 2 + Math.max(hero.width, motif.width) * 0.34;
  const box = (y: number, low: number, wide: number): Point[] => [
    [x - wide, y],
    [x + wide, y],
    [x + wide, low],
    [x - wide, low],
  ];
  const clasp: Point = [x, top - u * 3];
  const arm = (from: number, fill: string): Piece[] => {
    const elbow: Point = [x + (from - x) * 0.62, top - u * 0.3];
    return [pen(fill, [elbow, clasp], u * 1.2)];
  };
  return [
    poly(WOOD, box(top + u * 0.5, floor, half * 0.9)),
    poly(BOARD, box(top - u * 0.2, top + u * 0.7, half)),
    ...arm(hx, colour),
    ...arm(mx, act.wrestles),
    oval(colour, clasp, u * 1.1, u * 0.95),
    ...knuckles(act.wrestles, [x + act.side * u * 0.5, clasp[1]], u),
  ];
};
/** The fingers of the other round a hand. */
const knuckles = (fill: string, [x, y]: Point, u: number): Piece[] =>
  [-0.6, -0.2, 0.2, 0.6].flatMap((down) => {
    const at: Point = [x, y + down * u];
    return [oval(INK, at, u * 0.74, u * 0.28), oval(fill, at, u * 0.64, u * 0.2)];
  });
const [WOOD, BOARD] = ["#9a6238", "#c98a52"] as const;

/** Earth heaped up, with clods of it in the air. */
export const mound = (x: number, floor: number, wide: number, high: number): Piece[] => [
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
export const clods = (x: number, y: number, u: number): Piece[] =>
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

/** Sparks that fly out from a point to one side: long and pointed, since short strokes look like crumbs. */
export const knocks = ([x, y]: Point, side: number, u: number): Piece[] =>
  (
    [
      [0.16, -0.95, 0.46, -2.9],
      [0.9, -0.8, 2.3, -2.1],
      [1.2, -0.05, 3, -0.2],
    ] as const
  ).map(([ax, ay, bx, by]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const reach = Math.sqrt(dx * dx + dy * dy);
    const [nx, ny] = [(-dy / reach) * 0.42, (dx / reach) * 0.42];
    const at = (px: number, py: number): Point => [x + side * px * u, y + py * u];
    return poly(SPARK, [at(ax + nx, ay + ny), at(bx, by), at(ax - nx, ay - ny)]);
  });

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
export const notes: Part = ({ act: { side }, hero, u }) => {
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

export const speech = ([x, y]: Point, u: number, side: number): Piece[] => {
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

export const drops: Part = ({ act, hero, motif, u }) => {
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

/** Dark, but no line: a line that lies on the page may be printed light. */
const CHECK = "#3a3642";

/** A flag of a race on its pole. */
export const chequered = ([x, y]: Point, u: number, side: number): Piece[] => {
  const at = (dx: number, dy: number): Point => [x + side * dx * u, y + dy * u];
  const cell = (column: number, row: number, grow = 0): Point[] => [
    at(column * 0.7 - grow, row * 0.7 - 2.8 - grow),
    at((column + 1) * 0.7 + grow, row * 0.7 - 2.8 - grow),
    at((column + 1) * 0.7 + grow, (row + 1) * 0.7 - 2.8 + grow),
    at(column * 0.7 - grow, (row + 1) * 0.7 - 2.8 + grow),
  ];
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [column, row] as const));
  return [
    line(INK, [at(-0.1, -2.9), at(-0.1, 0.4)], u * 0.3),
    ...cells.map(([column, row]) => poly(CHECK, cell(column, row, 0.14))),
    ...cells
      .filter(([column, row]) => (column + row) % 2 === 0)
      .map(([column, row]) => poly("#ffffff", cell(column, row))),
  ];
};

/** What somebody ducks behind. */
export const bush = ([x, floor]: Point, wide: number, u: number): Piece[] => {
  const lobes = [
    [-0.92, -0.9, 1.5],
    [-0.4, -1.9, 1.8],
    [0.3, -2, 1.9],
    [0.92, -1, 1.6],
    [0, -0.9, 2],
  ] as const;
  return [
    ...lobes.map(([dx, dy, r]) => oval(INK, [x + dx * wide, floor + dy * u], u * (r + 0.14), u * (r + 0.1))),
    ...lobes.map(([dx, dy, r]) => oval("#3fa85a", [x + dx * wide, floor + dy * u], u * r, u * r * 0.98)),
    ...lobes.map(([dx, dy]) =>
      oval("#63c878", [x + dx * wide - u * 0.3, floor + (dy - 0.6) * u], u * 0.5, u * 0.26),
    ),
  ];
};

/** A jet out of a mouth, with drops around where it lands. */
export const spray = (from: { x: number; y: number }, to: Point, u: number): Piece[] => {
  const [tx, ty] = to;
  const bend: Point = [(from.x + tx) / 2, from.y - u * 0.3];
  const drops = [
    [-0.9, -1.1],
    [0.2, -1.5],
    [1, -0.8],
    [-1, 0.7],
  ] as const;
  return [
    bow(INK, [from.x, from.y], bend, to, u * 1.04),
    oval(INK, to, u * 0.94, u * 0.84),
    bow(WATER, [from.x, from.y], bend, to, u * 0.72),
    oval(WATER, to, u * 0.78, u * 0.68),
    ...drops.flatMap(([dx, dy]): Piece[] => {
      const at: Point = [tx + dx * u, ty + dy * u];
      return [oval(INK, at, u * 0.32, u * 0.32), oval(WATER, at, u * 0.2, u * 0.2)];
    }),
  ];
};
