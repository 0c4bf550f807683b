import type { State } from "../../reading/state.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import { type At, type Over, type Part, qualities } from "./qualities.ts";
import { line, oval, pen, teardrop } from "./strokes.ts";

const WATER = "#4db4f0";
const poly = (fill: string, points: Point[]): Piece => ({ kind: "poly", fill, points });

const drop = (at: Point, r: number, fill = WATER): Piece => teardrop(fill, at, r * 0.84);

const star = ([x, y]: Point, r: number, fill: string): Piece =>
  poly(fill, [
    [x, y - r],
    [x + r * 0.26, y - r * 0.26],
    [x + r, y],
    [x + r * 0.26, y + r * 0.26],
    [x, y + r],
    [x - r * 0.26, y + r * 0.26],
    [x - r, y],
    [x - r * 0.26, y - r * 0.26],
  ]);

const flame = ([x, y]: Point, r: number): Piece[] =>
  (
    [
      ["#f2541b", 1],
      ["#ffc21f", 0.58],
    ] as const
  ).map(([fill, s]) =>
    poly(fill, [
      [x - r * 0.62 * s, y],
      [x - r * 0.7 * s, y - r * 0.7 * s],
      [x - r * 0.3 * s, y - r * 1.1 * s],
      [x - r * 0.1 * s, y - r * 1.9 * s],
      [x + r * 0.3 * s, y - r * 1.2 * s],
      [x + r * 0.66 * s, y - r * 0.8 * s],
      [x + r * 0.6 * s, y],
    ]),
  );

/** A wavering line upwards: steam, or a stench. */
const wave = ([x, y]: Point, r: number, fill: string): Piece =>
  pen(
    fill,
    WAVE.map((out, nth): Point => [x + out * r, y - nth * r * 0.2]),
    r * 0.24,
  );
const WAVE = [0, 0.15, 0.2, 0.15, 0, -0.15, -0.2, -0.15, 0];

const puddle = (at: At, u: number, fill: string): Piece => oval(fill, at(0, 1.04), u * 0.52, u * 0.07);

const parts: Readonly<Record<State, Part>> = {
  ...qualities,
  burnt: (at, u, { crown }) => ({
    behind: [
      oval("#8d8790", [crown.x - u * 0.12, crown.y - u * 0.12], u * 0.15, u * 0.13),
      oval("#a9a4ad", [crown.x + u * 0.1, crown.y - u * 0.24], u * 0.13, u * 0.11),
      oval("#c6c2ca", [crown.x - u * 0.02, crown.y - u * 0.38], u * 0.09, u * 0.08),
    ],
    before: [
      oval("#2b2120", at(-0.62, 0.62), u * 0.15, u * 0.1),
      oval("#2b2120", at(0.6, 0.74), u * 0.17, u * 0.1),
      oval("#2b2120", at(0.55, -0.62), u * 0.12, u * 0.08),
      oval("#4a3a36", at(-0.5, -0.66), u * 0.09, u * 0.06),
    ],
  }),
  ablaze: (at, u) => ({
    behind: [-0.95, -0.45, 0.1, 0.6, 1].flatMap((x, nth) => flame(at(x, 0.5), u * (nth % 2 ? 0.46 : 0.36))),
    before: [-0.8, 0.72].flatMap((x) => flame(at(x, 1.06), u * 0.22)),
  }),
  wet: (at, u) => ({
    behind: [puddle(at, u, WATER)],
    before: [
      drop(at(-0.84, -0.3), u * 0.055),
      drop(at(0.86, -0.1), u * 0.065),
      drop(at(-0.7, 0.5), u * 0.065),
      drop(at(0.66, 0.64), u * 0.055),
      drop(at(0.5, -0.72), u * 0.05),
    ],
  }),
  melting: (at, u, _, colour) => ({
    behind: [puddle(at, u * 1.15, colour)],
    before: [
      drop(at(-0.78, 0.2), u * 0.1, colour),
      drop(at(0.82, 0.4), u * 0.11, colour),
      drop(at(-0.66, 0.8), u * 0.09, colour),
      drop(at(0.9, -0.2), u * 0.08, WATER),
    ],
  }),
  // On it, not beside it: what stands off the outline is a twig.
  broken: (at, u) => ({
    before: [
      line("#1d1a26", [at(0.34, -0.74), at(0.2, -0.56), at(0.4, -0.46), at(0.26, -0.26)], u * 0.034),
      line("#1d1a26", [at(0.4, -0.46), at(0.56, -0.4)], u * 0.026),
      line("#1d1a26", [at(-0.46, 0.74), at(-0.34, 0.54), at(-0.5, 0.42)], u * 0.03),
    ],
  }),
  hurt: (at, u, { crown, face }) => {
    const [x, y, r] = face ? [face.x, face.y, face.r] : [crown.x, crown.y + u * 0.3, u * 0.4];
    const tape = (dx: number, dy: number): Piece =>
      line(
        "#f3cfa0",
        [
          [x + r * (0.55 - dx), y - r * (0.72 - dy)],
          [x + r * (0.55 + dx), y - r * (0.72 + dy)],
        ],
        r * 0.17,
      );
    return {
      before: [tape(0.3, 0.16), tape(0.16, -0.26), oval("#9a6ad0", at(-0.5, 0.6), u * 0.1, u * 0.07)],
    };
  },
  old: (_, u, { face, eyes, centre, width, height }) => {
    const [x, y, r] = face
      ? [face.x, face.y + face.r * 0.62, face.r]
      : [eyes?.x ?? centre[0], (eyes?.y ?? centre[1]) + Math.min(width, height) * 0.24, u * 0.42];
    const top = eyes?.y ?? (face ? face.y : centre[1]);
    const reach = eyes?.reach ?? u * 0.15;
    return {
      before: [
        poly("#f4f2ee", [
          [x - r * 0.56, y + r * 0.02],
          [x, y + r * 0.16],
          [x + r * 0.56, y + r * 0.02],
          [x + r * 0.42, y + r * 0.56],
          [x + r * 0.14, y + r * 0.6],
          [x, y + r * 0.94],
          [x - r * 0.14, y + r * 0.6],
          [x - r * 0.42, y + r * 0.56],
        ]),
        ...[-1, 1].map((side) =>
          line(
            "#f4f2ee",
            [
              [x + side * reach * 0.4, top - reach * 1.25],
              [x + side * reach * 1.7, top - reach * 1],
            ],
            reach * 0.5,
          ),
        ),
      ],
    };
  },
  frozen: (at, u, { crown }) => ({
    before: [
      poly("#eaf8ff", [
        [crown.x - crown.width * 0.5, crown.y + u * 0.07],
        [crown.x - crown.width * 0.3, crown.y - u * 0.06],
        [crown.x + crown.width * 0.1, crown.y - u * 0.1],
        [crown.x + crown.width * 0.5, crown.y + u * 0.06],
        [crown.x + crown.width * 0.2, crown.y + u * 0.02],
      ]),
      ...[-0.62, -0.3, 0.34, 0.66].map((x, nth) => {
        const [px, py] = at(x, 0.34);
        const long = u * (nth % 2 ? 0.24 : 0.34);
        return poly("#bfe9ff", [
          [px - u * 0.05, py],
          [px + u * 0.05, py],
          [px, py + long],
        ]);
      }),
      star(at(-0.98, -0.6), u * 0.12, "#dff5ff"),
      star(at(1, -0.3), u * 0.1, "#dff5ff"),
    ],
  }),
  dirty: (at, u) => ({
    behind: [-0.9, 0.02, 0.92].map((x) => wave(at(x, -0.72), u * 0.26, "#8fae2e")),
    before: [
      oval("#6b4a2a", at(-0.58, 0.56), u * 0.13, u * 0.1),
      oval("#6b4a2a", at(0.62, 0.3), u * 0.1, u * 0.08),
      oval("#6b4a2a", at(0.36, 0.84), u * 0.14, u * 0.08),
      oval("#6b4a2a", at(-0.66, -0.5), u * 0.08, u * 0.06),
    ],
  }),
  shiny: (at, u) => ({
    before: [
      star(at(-0.94, -0.7), u * 0.15, "#fff2a8"),
      star(at(0.98, -0.46), u * 0.19, "#fff2a8"),
      star(at(-1.02, 0.36), u * 0.11, "#fff2a8"),
      star(at(0.86, 0.6), u * 0.12, "#fff2a8"),
    ],
  }),
  toxic: (at, u) => ({
    behind: [oval("#b6f03a", at(0, 0), u * 0.8, u * 0.8), puddle(at, u, "#8fdc1f")],
    before: [drop(at(-0.7, 0.5), u * 0.09, "#8fdc1f"), drop(at(0.76, 0.2), u * 0.1, "#8fdc1f")],
  }),
  hot: (at, u, { crown }) => ({
    behind: [-0.3, 0, 0.3].map((dx) => wave([crown.x + dx * u, crown.y - u * 0.05], u * 0.22, "#f4f4f6")),
    before: [drop(at(-0.66, -0.5), u * 0.07), drop(at(0.68, -0.4), u * 0.08)],
  }),
};

/** The pieces of a state on a body, in page units, back to front. */
export const stateOver = (state: State, body: Body, colour: string): Over => {
  const { centre, width, height } = body;
  const at: At = (out, down) => [centre[0] + (out * width) / 2, centre[1] + (down * height) / 2];
  return { behind: [], before: [], ...parts[state](at, Math.min(width, height), body, colour) };
};
