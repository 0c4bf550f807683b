import type { GearId } from "../../reading/gear.ts";
import type { Point } from "../svg.ts";
import { folkHats } from "./folk-hats.ts";
import { ARC, oval, type Piece, type Worn } from "./shapes.ts";
import { subcultures } from "./subcultures.ts";
import { hatsOfTrades } from "./trade-hats.ts";

const poly = (fill: string, ...numbers: number[]): Piece => {
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return { kind: "poly", fill, points };
};
const ring = (fill: string, x: number, y: number, rx: number, ry: number, width: number): Piece => ({
  kind: "ring",
  fill,
  x,
  y,
  rx,
  ry,
  width,
});

const dome = (fill: string, x: number, y: number, rx: number, ry: number): Piece => ({
  kind: "poly",
  fill,
  points: ARC.map(([ax, ay]) => [x + ax * rx, y + ay * ry]),
});

const GOLD = "#ffc933";
const INK = "#2a2233";
const RED = "#e5383b";
const WHITE = "#fdfaf3";

const shades: Worn = {
  on: "eyes",
  pieces: [
    poly(INK, -2.1, -0.62, 2.1, -0.62, 2.1, -0.28, -2.1, -0.28),
    poly(INK, -1.9, -0.55, -0.12, -0.55, -0.2, 0.3, -0.6, 0.72, -1.35, 0.72, -1.8, 0.35),
    poly(INK, 1.9, -0.55, 0.12, -0.55, 0.2, 0.3, 0.6, 0.72, 1.35, 0.72, 1.8, 0.35),
    poly("#8f87b8", -1.6, -0.36, -1.05, -0.36, -1.5, 0.25),
    poly("#8f87b8", 0.45, -0.36, 1, -0.36, 0.55, 0.25),
  ],
};

const crownOnly = (...pieces: Piece[]): readonly Worn[] => [{ on: "crown", pieces }];

/**
 * What each gear is made of. The astronaut's helmet is not here: it goes round the whole head (see
 * helmet.ts).
 */
export const gearShapes: Record<Exclude<GearId, "astronaut">, readonly Worn[]> = {
  ...hatsOfTrades,
  ...folkHats,
  ...subcultures,
  crown: crownOnly(
    poly(GOLD, -0.36, 0.1, -0.46, -0.42, -0.21, -0.17, 0, -0.54, 0.21, -0.17, 0.46, -0.42, 0.36, 0.1),
    poly("#e39a1c", -0.36, 0.1, -0.38, -0.02, 0.38, -0.02, 0.36, 0.1),
    oval(RED, 0, -0.1, 0.06, 0.07),
    oval("#3a86ff", -0.24, -0.06, 0.045, 0.05),
    oval("#3a86ff", 0.24, -0.06, 0.045, 0.05),
    oval(GOLD, -0.46, -0.44, 0.05, 0.05),
    oval(GOLD, 0, -0.57, 0.055, 0.055),
    oval(GOLD, 0.46, -0.44, 0.05, 0.05),
  ),
  wizard: crownOnly(
    poly("#5a3ea8", -0.36, 0.02, -0.2, -0.4, -0.1, -0.78, 0.16, -0.98, 0.1, -0.7, 0.2, -0.4, 0.36, 0.02),
    oval("#472f8a", 0, 0.02, 0.62, 0.13),
    poly(GOLD, -0.34, -0.03, -0.29, -0.17, 0.29, -0.17, 0.34, -0.03),
    poly(
      "#ffe38a",
      -0.06,
      -0.5,
      -0.02,
      -0.4,
      0.08,
      -0.38,
      0,
      -0.32,
      0.02,
      -0.22,
      -0.06,
      -0.28,
      -0.14,
      -0.22,
      -0.12,
      -0.32,
      -0.2,
      -0.38,
      -0.1,
      -0.4,
    ),
  ),
  pirate: [
    ...crownOnly(
      poly(
        INK,
        -0.66,
        0.06,
        -0.52,
        -0.22,
        -0.22,
        -0.48,
        0,
        -0.54,
        0.22,
        -0.48,
        0.52,
        -0.22,
        0.66,
        0.06,
        0.3,
        -0.02,
        0,
        -0.04,
        -0.3,
        -0.02,
      ),
      poly(GOLD, -0.66, 0.06, -0.3, -0.02, 0, -0.04, 0.3, -0.02, 0.66, 0.06, 0.3, 0.06, 0, 0.05, -0.3, 0.06),
      oval(WHITE, 0, -0.27, 0.13, 0.12),
      poly(WHITE, -0.07, -0.22, 0.07, -0.22, 0.06, -0.1, -0.06, -0.1),
      oval(INK, -0.05, -0.27, 0.035, 0.04),
      oval(INK, 0.05, -0.27, 0.035, 0.04),
    ),
    {
      on: "eyes",
      pieces: [poly(INK, -2, -1.35, 1.6, -0.3, 1.5, -0.05, -2.1, -1.1), oval(INK, 1, 0.02, 0.62, 0.66)],
    },
  ],
  cowboy: crownOnly(
    poly("#a9683a", -0.36, 0.02, -0.33, -0.42, -0.16, -0.53, 0, -0.44, 0.16, -0.53, 0.33, -0.42, 0.36, 0.02),
    poly("#6e3f1f", -0.36, 0.0, -0.35, -0.13, 0.35, -0.13, 0.36, 0),
    poly(
      "#8d5229",
      -0.82,
      -0.12,
      -0.6,
      0.02,
      -0.3,
      0,
      0.3,
      0,
      0.6,
      0.02,
      0.82,
      -0.12,
      0.62,
      0.14,
      0.3,
      0.16,
      -0.3,
      0.16,
      -0.62,
      0.14,
    ),
  ),
  shades: [shades],
  chef: crownOnly(
    oval(WHITE, -0.26, -0.4, 0.24, 0.2),
    oval(WHITE, 0.26, -0.4, 0.24, 0.2),
    oval(WHITE, 0, -0.5, 0.28, 0.24),
    poly(WHITE, -0.34, 0.06, -0.38, -0.36, 0.38, -0.36, 0.34, 0.06),
    poly("#dcd6ca", -0.34, 0.06, -0.355, -0.1, 0.355, -0.1, 0.34, 0.06),
  ),
  ninja: [
    {
      on: "eyes",
      pieces: [
        poly(RED, 2.3, -1.15, 3.4, -1.7, 3.2, -1.05, 3.6, -0.55, 2.4, -0.66),
        poly("#1f2430", -2.5, -1.2, 2.5, -1.2, 2.5, -0.6, -2.5, -0.6),
        poly("#c9ced9", -0.6, -1.1, 0.6, -1.1, 0.6, -0.7, -0.6, -0.7),
      ],
    },
  ],
  graduate: crownOnly(
    poly("#2b2f4a", -0.36, 0.05, -0.36, -0.2, 0.36, -0.2, 0.36, 0.05, 0, 0.12),
    poly("#3d4268", -0.72, -0.24, 0, -0.46, 0.72, -0.24, 0, -0.02),
    poly(GOLD, 0, -0.25, 0.56, -0.2, 0.58, 0.12, 0.52, 0.12, 0.51, -0.16, 0, -0.21),
    oval(GOLD, 0.55, 0.16, 0.06, 0.09),
  ),
  detective: crownOnly(
    dome("#9a6b3f", 0, 0.04, 0.44, 0.44),
    poly("#7d5330", -0.06, 0.03, -0.05, -0.4, 0.05, -0.4, 0.06, 0.03),
    poly("#7d5330", -0.44, -0.04, 0.44, -0.04, 0.74, 0.1, 0.4, 0.08, -0.4, 0.08, -0.74, 0.1),
    oval("#5f3d22", 0, -0.4, 0.06, 0.05),
  ),
  party: crownOnly(
    poly("#ff4f8b", -0.3, 0.05, 0, -0.75, 0.3, 0.05),
    poly("#ffd23f", -0.22, -0.16, -0.14, -0.38, 0.2, -0.24, 0.24, -0.1),
    oval("#3bceac", 0, -0.78, 0.11, 0.11),
    poly("#3bceac", -0.09, -0.5, -0.05, -0.62, 0.06, -0.6, 0.09, -0.52),
  ),
  headphones: crownOnly(
    {
      kind: "poly",
      fill: INK,
      points: [
        ...ARC.map(([x, y]) => [x * 0.56, 0.42 + y * 0.56] as const),
        ...[...ARC].reverse().map(([x, y]) => [x * 0.46, 0.42 + y * 0.44] as const),
      ],
    },
    oval(RED, -0.54, 0.5, 0.13, 0.2),
    oval(RED, 0.54, 0.5, 0.13, 0.2),
    oval("#ff7b6b", -0.56, 0.47, 0.05, 0.1),
    oval("#ff7b6b", 0.52, 0.47, 0.05, 0.1),
  ),
  knight: crownOnly(
    poly(RED, 0, -0.44, 0.1, -0.72, 0.34, -0.82, 0.6, -0.62, 0.34, -0.56, 0.22, -0.38),
    dome("#aab4c4", 0, 0.14, 0.52, 0.6),
    poly("#7f8a9e", -0.52, 0.14, -0.5, -0.04, 0.5, -0.04, 0.52, 0.14),
    poly("#e2e8f1", -0.05, 0.12, -0.05, -0.46, 0.05, -0.46, 0.05, 0.12),
  ),
  santa: crownOnly(
    poly(RED, -0.4, 0.02, -0.26, -0.42, 0.06, -0.66, 0.44, -0.5, 0.6, -0.2, 0.38, -0.3, 0.4, 0.02),
    oval(WHITE, 0.62, -0.14, 0.13, 0.13),
    poly(WHITE, -0.46, -0.1, 0.46, -0.1, 0.48, 0.1, -0.48, 0.1),
  ),
  hardhat: crownOnly(
    dome("#ffb703", 0, 0.02, 0.46, 0.46),
    poly("#fb8500", -0.07, 0.02, -0.07, -0.5, 0.07, -0.5, 0.07, 0.02),
    poly("#fb8500", -0.6, 0, 0.6, 0, 0.56, 0.1, -0.56, 0.1),
    oval("#fff3c4", 0, -0.16, 0.1, 0.1),
  ),
  halo: crownOnly(ring("#ffd84d", 0, -0.26, 0.42, 0.12, 0.09)),
  horns: crownOnly(
    poly(RED, -0.42, 0.12, -0.56, -0.14, -0.5, -0.42, -0.38, -0.14, -0.2, 0.04),
    poly(RED, 0.42, 0.12, 0.56, -0.14, 0.5, -0.42, 0.38, -0.14, 0.2, 0.04),
  ),
  gentleman: crownOnly(
    poly("#2b2d42", -0.32, 0.02, -0.36, -0.66, 0.36, -0.66, 0.32, 0.02),
    poly(RED, -0.325, -0.04, -0.335, -0.2, 0.335, -0.2, 0.325, -0.04),
    poly("#43466b", -0.26, -0.24, -0.29, -0.62, -0.2, -0.62, -0.18, -0.24),
    oval("#2b2d42", 0, 0.03, 0.58, 0.1),
  ),
  soldier: crownOnly(
    dome("#5c6b3a", 0, 0.06, 0.5, 0.5),
    poly("#46522b", -0.6, 0.1, -0.5, -0.02, 0.5, -0.02, 0.6, 0.1),
    poly(
      "#ffd84d",
      0,
      -0.36,
      0.05,
      -0.25,
      0.17,
      -0.24,
      0.08,
      -0.16,
      0.11,
      -0.05,
      0,
      -0.11,
      -0.11,
      -0.05,
      -0.08,
      -0.16,
      -0.17,
      -0.24,
      -0.05,
      -0.25,
    ),
  ),
  cap: crownOnly(
    dome(RED, 0, 0.05, 0.44, 0.42),
    poly("#b3202c", -0.1, 0.05, 0.1, -0.06, 0.82, 0.04, 0.78, 0.13, 0.2, 0.12),
    oval(WHITE, 0, -0.36, 0.05, 0.04),
    oval(WHITE, -0.1, -0.16, 0.12, 0.11),
  ),
  viking: crownOnly(
    poly("#f3e9d2", -0.4, -0.02, -0.7, -0.12, -0.78, -0.5, -0.6, -0.3, -0.4, -0.24),
    poly("#f3e9d2", 0.4, -0.02, 0.7, -0.12, 0.78, -0.5, 0.6, -0.3, 0.4, -0.24),
    dome("#a7aebc", 0, 0.06, 0.46, 0.5),
    poly("#7a5a34", -0.48, 0.1, -0.48, -0.06, 0.48, -0.06, 0.48, 0.1),
    oval(GOLD, 0, -0.22, 0.05, 0.05),
    oval(GOLD, -0.22, 0.02, 0.04, 0.04),
    oval(GOLD, 0.22, 0.02, 0.04, 0.04),
  ),
  laser: [
    {
      on: "eyes",
      pieces: [-1, 1].flatMap((side) => [
        poly("#ff2a3c", side, -0.42, side * 8, 1.3, side * 8, 2.9, side, 0.42),
        poly("#ffd6da", side, -0.14, side * 8, 1.8, side * 8, 2.4, side, 0.14),
        oval("#ff2a3c", side, 0, 0.74, 0.74),
        oval("#ffffff", side, 0, 0.36, 0.36),
      ]),
    },
  ],
};
