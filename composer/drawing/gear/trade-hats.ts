import type { GearId } from "../../reading/gear.ts";
import type { Point } from "../svg.ts";
import { ARC, type Piece, type Worn } from "./shapes.ts";

const poly = (fill: string, ...points: Point[]): Piece => ({ kind: "poly", fill, points });
const oval = (fill: string, x: number, y: number, rx: number, ry: number): Piece => ({
  kind: "oval",
  fill,
  x,
  y,
  rx,
  ry,
});
const dome = (fill: string, y: number, rx: number, ry: number): Piece =>
  poly(fill, ...ARC.map(([ax, ay]): Point => [ax * rx, y + ay * ry]));

const INK = "#1d1a26";
const GOLD = "#ffc933";
const RED = "#e5343f";
const WHITE = "#fdfaf3";

const hat = (...pieces: Piece[]): readonly Worn[] => [{ on: "crown", pieces }];

/** What somebody of a trade wears on the head. */
export const hatsOfTrades = {
  nurse: hat(
    poly(WHITE, [-0.46, 0.1], [-0.54, -0.34], [-0.2, -0.42], [0.2, -0.42], [0.54, -0.34], [0.46, 0.1]),
    poly("#d5dfe8", [-0.47, 0.1], [-0.49, -0.03], [0.49, -0.03], [0.47, 0.1]),
    poly(RED, [-0.05, -0.36], [0.05, -0.36], [0.05, -0.08], [-0.05, -0.08]),
    poly(RED, [-0.14, -0.27], [0.14, -0.27], [0.14, -0.17], [-0.14, -0.17]),
  ),
  visor: hat(
    poly("#1f3f33", [-0.46, -0.06], [-0.44, -0.24], [0.44, -0.24], [0.46, -0.06]),
    poly("#3fbf6a", [-0.45, -0.1], [0.45, -0.1], [0.6, 0.07], [0.3, 0.13], [-0.3, 0.13], [-0.6, 0.07]),
    poly("#9df0b4", [-0.36, -0.05], [-0.12, -0.05], [-0.16, 0.08], [-0.42, 0.06]),
  ),
  wig: hat(
    ...[-1, 1].flatMap((side) => [0.66, 0.46, 0.26].map((y) => oval("#e3e0d6", side * 0.5, y, 0.16, 0.14))),
    dome("#f4f1e8", 0.18, 0.56, 0.46),
    ...[-0.3, 0, 0.3].map((x) => oval("#e3e0d6", x, -0.02, 0.14, 0.1)),
    ...[-0.17, 0.17].map((x) => oval("#e3e0d6", x, -0.16, 0.13, 0.08)),
  ),
  peaked: hat(
    poly("#26344f", [-0.5, -0.14], [-0.64, -0.44], [-0.3, -0.62], [0.3, -0.62], [0.64, -0.44], [0.5, -0.14]),
    poly("#1a2438", [-0.5, -0.04], [-0.51, -0.2], [0.51, -0.2], [0.5, -0.04]),
    poly(INK, [-0.5, -0.06], [0.5, -0.06], [0.4, 0.08], [0, 0.14], [-0.4, 0.08]),
    oval(GOLD, 0, -0.34, 0.12, 0.13),
    oval("#fff0b8", -0.03, -0.37, 0.04, 0.04),
  ),
  firehat: hat(
    dome(RED, 0.02, 0.46, 0.5),
    oval("#b3202c", 0, 0.06, 0.66, 0.14),
    poly("#b3202c", [-0.06, 0], [-0.06, -0.5], [0.06, -0.5], [0.06, 0]),
    poly(GOLD, [-0.16, -0.34], [0.16, -0.34], [0.16, -0.12], [0, 0.04], [-0.16, -0.12]),
    oval(RED, 0, -0.2, 0.07, 0.07),
  ),
  beret: hat(
    oval("#c92a3a", -0.12, -0.12, 0.56, 0.25),
    poly("#8f1a28", [-0.4, 0.08], [-0.42, -0.02], [0.42, -0.02], [0.4, 0.08]),
    poly("#8f1a28", [-0.16, -0.34], [-0.12, -0.46], [-0.05, -0.44], [-0.08, -0.33]),
  ),
  flatcap: hat(
    dome("#2f63b8", -0.08, 0.46, 0.4),
    poly("#1f4486", [-0.46, -0.06], [0.46, -0.06], [0.5, 0.04], [0, 0.14], [-0.5, 0.04]),
    oval(WHITE, 0, -0.26, 0.12, 0.11),
    oval(RED, 0, -0.26, 0.06, 0.055),
  ),
} as const satisfies Partial<Record<GearId, readonly Worn[]>>;
