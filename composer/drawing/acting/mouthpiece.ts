import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import { givenEyes } from "./face.ts";
import { bow, line, oval } from "./strokes.ts";

/** A shape in units of the face's radius, from the mouth outwards and down. */
type Part = (at: (out: number, down: number) => Point, r: number) => Piece[];

const smoke: Part = (at, r) => [
  oval("#e3e6ee", at(1.12, -0.5), r * 0.13, r * 0.12),
  oval("#eef1f6", at(1.24, -0.86), r * 0.18, r * 0.16),
];

const rolled =
  (paper: string, band: string, thick: number): Part =>
  (at, r) => [
    line(paper, [at(0.1, 0), at(0.86, 0.12)], r * thick),
    line(band, [at(0.24, 0.02), at(0.38, 0.045)], r * thick * 1.08),
    oval("#f0602a", at(0.92, 0.13), r * thick * 0.5, r * thick * 0.5),
    ...smoke(at, r),
  ];

const parts: Readonly<Record<string, Part>> = {
  "smoking-pipe": (at, r) => [
    bow("#1d1a26", at(0.08, 0.02), at(0.5, 0.1), at(0.78, 0.42), r * 0.13),
    {
      kind: "poly",
      fill: "#8a5734",
      points: [at(0.66, 0.04), at(1.14, 0), at(1.1, 0.52), at(0.94, 0.64), at(0.74, 0.56)],
    },
    oval("#2a1a12", at(0.9, 0.02), r * 0.24, r * 0.08),
    ...smoke(at, r),
  ],
  cigar: rolled("#8a5734", "#d8302f", 0.24),
  cigarette: rolled("#fbf8f0", "#e8a24a", 0.14),
  lollipop: (at, r) => [
    line("#ffffff", [at(0.06, 0), at(0.66, 0.12)], r * 0.08),
    oval("#ff5f9e", at(0.86, 0.16), r * 0.28, r * 0.28),
    oval("#ffd23f", at(0.86, 0.16), r * 0.13, r * 0.13),
  ],
  rose: (at, r) => [
    line("#3f9f4a", [at(-0.6, 0.02), at(0.66, 0.06)], r * 0.08),
    oval("#d8302f", at(0.82, 0.04), r * 0.24, r * 0.22),
    oval("#ff7a86", at(0.82, 0), r * 0.11, r * 0.1),
  ],
  braces: (at, r) => {
    const square = (fill: string, out: number, half: number): Piece => ({
      kind: "poly",
      fill,
      points: [
        at(out - half, 0.07 - half),
        at(out + half, 0.07 - half),
        at(out + half, 0.07 + half),
        at(out - half, 0.07 + half),
      ],
    });
    return [
      {
        kind: "poly",
        fill: "#7a1f2e",
        points: [at(-0.52, -0.08), at(0.52, -0.08), at(0.4, 0.3), at(0, 0.4), at(-0.4, 0.3)],
      },
      {
        kind: "poly",
        fill: "#ffffff",
        points: [at(-0.48, -0.06), at(0.48, -0.06), at(0.44, 0.2), at(-0.44, 0.2)],
      },
      line("#8d98ab", [at(-0.46, 0.07), at(0.46, 0.07)], r * 0.03),
      ...[-0.345, -0.115, 0.115, 0.345].flatMap((out) => [
        square("#6c788c", out, 0.085),
        square("#dfe6f2", out, 0.058),
      ]),
    ];
  },
  kazoo: rolled("#2f6fc4", "#ffd21f", 0.22),
};

/** What somebody has between the teeth, in page units, back to front. */
export const mouthpieceOf = (id: string | null, hero: Body, isFaceless: boolean, side: 1 | -1): Piece[] => {
  const part = id === null ? undefined : parts[id];
  if (!part) return [];
  const { x, y, r } = mouthOf(hero, isFaceless);
  return part((out, down) => [x + side * out * r, y + down * r], r);
};

const mouthOf = (hero: Body, isFaceless: boolean): { x: number; y: number; r: number } => {
  if (isFaceless || !hero.face) {
    const { x, y, reach } = givenEyes(hero);
    return { x, y: y + reach * 1.4, r: reach * 2.4 };
  }
  const { x, y, r } = hero.face;
  return { x, y: y + r * 0.5, r };
};
