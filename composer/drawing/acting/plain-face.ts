import type { Expression } from "../../reading/expression.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import { bow, heart, letterZ, oval, pen, teardrop } from "./strokes.ts";

const [INK, WHITE, TEAR, SNORE, RED] = ["#1d1a26", "#ffffff", "#6cc7f5", "#8fb2ff", "#f0435e"] as const;

/** Where a face of dots and strokes is: the point between its eyes, half their distance, and its mouth. */
export interface PlainFrame {
  at: Point;
  reach: number;
  /** The unit of all that is drawn: half an eye. */
  r: number;
  /** Where a snore rises from; else it is over the right eye. */
  corner?: Point;
  /** None where a beak says it all. */
  mouth: { at: Point; half: number } | null;
}

type Eyes = "dots" | "wide" | "lidded" | "closed" | "laughing" | "hearts" | "crossed" | "averted";
type Mouth = "smile" | "grin" | "frown" | "shout" | "smirk" | "wobble" | "small" | "flat" | "firm";

interface Plain {
  eyes: Eyes;
  mouth: Mouth;
  /** How high the brows are at their inner and outer ends. */
  brows?: readonly [inner: number, outer: number];
  drop?: "tear" | "sweat" | "snore";
}

const faces: Record<Expression, Plain> = {
  happy: { eyes: "dots", mouth: "grin" },
  angry: { eyes: "dots", mouth: "frown", brows: [0.55, 1.65] },
  sad: { eyes: "dots", mouth: "frown", brows: [2.05, 1.2], drop: "tear" },
  sleepy: { eyes: "closed", mouth: "small", drop: "snore" },
  scared: { eyes: "wide", mouth: "wobble", drop: "sweat" },
  screaming: { eyes: "wide", mouth: "shout" },
  smug: { eyes: "lidded", mouth: "smirk" },
  determined: { eyes: "dots", mouth: "firm" },
  deadpan: { eyes: "lidded", mouth: "flat" },
  laughing: { eyes: "laughing", mouth: "grin" },
  loving: { eyes: "hearts", mouth: "smile" },
  shy: { eyes: "averted", mouth: "wobble", brows: [2, 1.45] },
  dizzy: { eyes: "crossed", mouth: "wobble" },
};

/** A face that is left when all is taken away that could be: eyes are dots, brows and mouth one stroke each. */
export const plainFace = (
  expression: Expression,
  frame: PlainFrame,
  { isBlinking = false, isEating = false }: { isBlinking?: boolean; isEating?: boolean } = {},
): Piece[] => {
  const { eyes, mouth, brows, drop } = faces[expression];
  return [
    ...eyesOf(isBlinking ? "closed" : eyes, frame),
    ...(brows ? browsOf(brows, frame) : []),
    ...(frame.mouth ? mouthOf(isEating ? "shout" : mouth, frame.mouth, frame.r) : []),
    ...(drop ? dropOf(drop, frame) : []),
  ];
};

/** How thick a stroke is, of a unit: seen at the size of an avatar. */
const STROKE = 0.46;
/** So many steps make a curve of it that no corner is seen in. */
const FINE = 12;

const both = <T>(one: (side: 1 | -1) => T[]): T[] => [...one(-1), ...one(1)];

const eyesOf = (kind: Eyes, { at: [x, y], reach, r }: PlainFrame): Piece[] =>
  both((side): Piece[] => {
    const p = (dx: number, dy: number): Point => [x + side * (reach + dx * r), y + dy * r];
    const on = (dx: number, dy: number): Point => [x + side * reach + dx * r, y + dy * r];
    // Lit from the same side: a dot without a light looks through who looks at it.
    const dot = (dx: number, dy: number) => [
      oval(INK, on(dx, dy), r * 0.8, r * 0.98),
      oval(WHITE, on(dx - 0.24, dy - 0.36), r * 0.26, r * 0.3),
    ];
    switch (kind) {
      case "dots":
        return dot(0, 0.08);
      case "averted":
        return dot(-0.4, 0.34);
      case "wide":
        return [oval(WHITE, p(0, 0), r * 1.16, r * 1.3), oval(INK, p(0, 0), r * 0.34, r * 0.4)];
      case "lidded":
        return [
          { kind: "poly", fill: WHITE, points: HALF.map(([dx, dy]) => p(dx * 0.92, dy * 1.02)) },
          { kind: "poly", fill: INK, points: HALF.map(([dx, dy]) => on(dx * 0.46, dy * 0.74)) },
          pen(INK, [p(-1.08, -0.1), p(1.08, -0.1)], r * STROKE),
        ];
      case "closed":
        return [bow(INK, p(-0.95, 0), p(0, 1.1), p(0.95, 0), r * STROKE, FINE)];
      case "laughing":
        return [bow(INK, p(-0.95, 0.4), p(0, -1.1), p(0.95, 0.4), r * STROKE, FINE)];
      case "hearts":
        // In a white, they are seen to be eyes.
        return [oval(WHITE, p(0, 0), r * 1.4, r * 1.5), heart(RED, p(0, 0.12), r * 1.08)];
      default:
        return [-1, 1].map((way) => pen(INK, [p(-0.7, way * 0.7), p(0.7, way * -0.7)], r * STROKE));
    }
  });

/** The lower half of a circle, from left to right. */
const HALF: readonly Point[] = [
  [-1, 0],
  [-0.87, 0.5],
  [-0.5, 0.87],
  [0, 1],
  [0.5, 0.87],
  [0.87, 0.5],
  [1, 0],
];

const browsOf = ([inner, outer]: readonly [number, number], { at: [x, y], reach, r }: PlainFrame): Piece[] =>
  both((side) => [
    pen(
      INK,
      [
        [x + side * (reach - r * 0.9), y - inner * r],
        [x + side * (reach + r * 0.95), y - outer * r],
      ],
      r * STROKE * 1.1,
    ),
  ]);

const mouthOf = (
  kind: Mouth,
  { at: [x, y], half: w }: NonNullable<PlainFrame["mouth"]>,
  r: number,
): Piece[] => {
  const p = (dx: number, dy: number): Point => [x + dx * w, y + dy * r];
  const width = r * STROKE;
  switch (kind) {
    case "smile":
      return [bow(INK, p(-0.85, -0.2), p(0, 1.6), p(0.85, -0.2), width, FINE)];
    case "firm":
      return [bow(INK, p(-0.65, 0.1), p(0, 0.95), p(0.65, 0.1), width, FINE)];
    case "grin":
      return [
        { kind: "poly", fill: INK, points: HALF.map(([dx, dy]) => p(dx * 0.9, dy * 1.5 - 0.2)) },
        { kind: "poly", fill: RED, points: HALF.map(([dx, dy]) => p(dx * -0.45, 1.2 - dy * 0.5)) },
      ];
    case "frown":
      return [bow(INK, p(-0.8, 0.75), p(0, -0.75), p(0.8, 0.75), width, FINE)];
    case "shout":
      return [oval(INK, p(0, 0.45), w * 0.68, r * 1.1), oval(RED, p(0, 1), w * 0.38, r * 0.4)];
    case "smirk":
      return [bow(INK, p(-0.55, 0.45), p(0.4, 0.85), p(0.9, -0.35), width, FINE)];
    case "wobble":
      return [pen(INK, [p(-0.9, 0.4), p(-0.45, 0), p(0, 0.5), p(0.45, 0), p(0.9, 0.4)], width)];
    case "small":
      return [oval(INK, p(0, 0.3), r * 0.36, r * 0.42)];
    default:
      return [pen(INK, [p(-0.7, 0.25), p(0.7, 0.25)], width)];
  }
};

/** One clear form: a tear on one cheek, a drop on the brow, or what is heard of who sleeps. */
const dropOf = (kind: NonNullable<Plain["drop"]>, { at: [x, y], reach, r, corner }: PlainFrame): Piece[] => {
  if (kind === "snore") {
    const [left, low] = corner ?? [x + reach + r * 1.8, y - r * 3.8];
    return [
      [0, 0, 0.62],
      [1.6, 1.9, 0.9],
    ].map(([dx = 0, dy = 0, s = 1]): Piece => {
      return letterZ(SNORE, [left + dx * r, low - dy * r], s * r);
    });
  }
  const [cx, cy, size] =
    kind === "tear"
      ? [x + reach + r * 0.25, y + r * 2.5, r * 0.74]
      : [x + reach + r * 1.25, y - r * 1.5, r * 0.7];
  return [teardrop(TEAR, [cx, cy], size)];
};
