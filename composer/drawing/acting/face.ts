import type { Expression } from "../../reading/expression.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import type { Body } from "./act.ts";
import { plainFace } from "./plain-face.ts";
import { bow, brow, letterZ, line, oval, pen, teardrop } from "./strokes.ts";

const INK = "#1d1a26";
const WHITE = "#ffffff";
const VEIN = "#e5343f";
const TEAR = "#6cc7f5";
/** What is seen on a page of any colour. */
const SNORE = "#b4ccff";

/** Units: half the distance of the eyes. The origin is between them. */
type Part = (u: number, at: Point) => Piece[];

const part =
  (draw: (p: (x: number, y: number) => Point, u: number) => Piece[]): Part =>
  (u, [x, y]) =>
    draw((dx, dy) => [x + dx * u, y + dy * u], u);

const openEyes = (height: number, pupil: number, look: number) =>
  part((p, u) =>
    [-1, 1].flatMap((side) => [
      oval(WHITE, p(side, 0), u * 0.68, u * height),
      oval(INK, p(side * 0.92 + 0.12, look), u * pupil, u * pupil * 1.25),
      oval(WHITE, p(side * 0.92 + 0.22, look - pupil * 0.6), u * pupil * 0.34, u * pupil * 0.34),
    ]),
  );
const closedEyes = part((p, u) =>
  [-1, 1].map((side) => bow(INK, p(side - 0.6, 0), p(side, 0.62), p(side + 0.6, 0), u * 0.22)),
);
/** Eyes that look down and aside. */
const avertedEyes = part((p, u) =>
  [-1, 1].flatMap((side) => [
    oval(WHITE, p(side, 0), u * 0.68, u * 0.8),
    oval(INK, p(side - 0.24, 0.3), u * 0.36, u * 0.42),
  ]),
);

/** The lower half of eyes under a straight lid. */
const halfEyes = part((p, u) =>
  [-1, 1].flatMap((side): Piece[] => [
    {
      kind: "poly",
      fill: WHITE,
      points: [
        p(side - 0.76, -0.22),
        p(side + 0.76, -0.22),
        p(side + 0.7, 0.3),
        p(side + 0.42, 0.68),
        p(side, 0.82),
        p(side - 0.42, 0.68),
        p(side - 0.7, 0.3),
      ],
    },
    oval(INK, p(side * 0.92 + 0.12, 0.22), u * 0.34, u * 0.36),
    line(INK, [p(side - 0.86, -0.24), p(side + 0.86, -0.24)], u * 0.24),
  ]),
);

const brows = (inner: number, outer: number) =>
  part((p, u) => [-1, 1].map((side) => brow(INK, p(side * 0.35, inner), p(side * 1.75, outer), u * 0.4)));

const smile = part((p, u) => [
  {
    kind: "poly",
    fill: INK,
    points: [
      p(-0.95, 1.05),
      p(-0.3, 1.18),
      p(0.3, 1.18),
      p(0.95, 1.05),
      p(0.72, 1.7),
      p(0.28, 2.02),
      p(-0.28, 2.02),
      p(-0.72, 1.7),
    ],
  },
  oval("#f0566c", p(0, 1.78), u * 0.36, u * 0.2),
]);
const frown = part((p, u) => [bow(INK, p(-0.8, 1.75), p(0, 0.95), p(0.8, 1.75), u * 0.26)]);
const scowl = part((p, u) => [bow(INK, p(-0.95, 1.85), p(0, 0.85), p(0.95, 1.85), u * 0.36)]);
const shout = part((p, u) => [
  oval(INK, p(0, 1.75), u * 0.72, u * 0.85),
  oval("#f0566c", p(0, 2.2), u * 0.42, u * 0.32),
]);
const smirk = part((p, u) => [bow(INK, p(-0.45, 1.5), p(0.3, 1.75), p(0.95, 1.1), u * 0.26)]);
const wobble = part((p, u) => [
  pen(INK, [p(-0.9, 1.5), p(-0.45, 1.2), p(0, 1.55), p(0.45, 1.2), p(0.9, 1.5)], u * 0.24),
]);
const firm = part((p, u) => [bow(INK, p(-0.8, 1.3), p(0, 1.85), p(0.8, 1.3), u * 0.24)]);
const flat = part((p, u) => [pen(INK, [p(-0.75, 1.4), p(0.75, 1.4)], u * 0.26)]);
const small = part((p, u) => [oval(INK, p(0, 1.45), u * 0.26, u * 0.3)]);
const tears = part((p, u) =>
  [-1, 1].flatMap((side) => [line(TEAR, [p(side * 1.05, 0.75), p(side * 1.15, 2.1)], u * 0.42)]),
);
const sweat = part((p, u) => [-1, 1].map((side) => drop(p(side * 2.35, -0.5), u * 0.4)));
const blush = part((p, u) => [-1, 1].map((side) => oval("#ff8fa3", p(side * 1.75, 1.05), u * 0.4, u * 0.24)));

const drop = (at: Point, r: number): Piece => teardrop(TEAR, at, r * 0.8);

/** Four bent strokes about a middle: what comics draw on the brow of who is angry. */
const vein = part((p, u) =>
  [-1, 1].flatMap((h) =>
    [-1, 1].map((v) => line(VEIN, [p(h, v * 0.32), p(h * 0.32, v * 0.32), p(h * 0.32, v)], u * 0.32)),
  ),
);
const snore: Part = (u, at) => [letterZ(SNORE, at, u)];

/** Eyes shut by laughing, eyes of hearts, eyes crossed out. */
const laughingEyes = part((p, u) =>
  [-1, 1].map((side) => bow(INK, p(side - 0.62, 0.3), p(side, -0.75), p(side + 0.62, 0.3), u * 0.26)),
);
const heartEyes = part((p, u) => [-1, 1].flatMap((side) => heart(p(side, 0), u * 0.72)));
const crossedEyes = part((p, u) =>
  [-1, 1].flatMap((side) =>
    [-1, 1].map((way) => line(INK, [p(side - 0.5, way * 0.5), p(side + 0.5, way * -0.5)], u * 0.26)),
  ),
);
const joy = part((p, u) => [-1, 1].map((side) => drop(p(side * 1.95, 0.5), u * 0.38)));

/** A heart about a point, `r` its half width. */
export const heart = ([x, y]: Point, r: number, fill = "#f0435e"): Piece[] => [
  ...[-1, 1].map((lobe) => oval(fill, [x + lobe * r * 0.5, y - r * 0.28], r * 0.56, r * 0.56)),
  {
    kind: "poly",
    fill,
    points: [
      [x - r * 0.99, y - r * 0.06],
      [x, y - r * 0.3],
      [x + r * 0.99, y - r * 0.06],
      [x, y + r],
    ],
  },
];

/** A whole face, for what has none. */
const faces: Record<Expression, readonly Part[]> = {
  happy: [openEyes(0.86, 0.42, 0.1), smile, blush],
  angry: [openEyes(0.72, 0.36, 0.14), brows(-0.42, -1.15), scowl],
  sad: [tears, openEyes(0.8, 0.4, 0.26), brows(-1.35, -0.85), frown],
  sleepy: [closedEyes, small],
  scared: [openEyes(1, 0.2, 0), brows(-1.75, -1.3), wobble, sweat],
  screaming: [openEyes(1.02, 0.24, 0), shout],
  smug: [halfEyes, smirk],
  determined: [openEyes(0.84, 0.42, 0.1), brows(-1.3, -1.22), firm],
  deadpan: [halfEyes, flat],
  laughing: [laughingEyes, smile, joy],
  loving: [heartEyes, smile, blush],
  shy: [avertedEyes, brows(-1.4, -1), wobble, blush],
  dizzy: [crossedEyes, wobble, blush],
};

/** What is laid over a face of its own. */
const moods: Partial<Record<Expression, readonly Part[]>> = {
  angry: [brows(-0.45, -1.25)],
  sad: [tears, brows(-1.5, -1)],
  shy: [blush],
  scared: [sweat, brows(-1.7, -1.2)],
};

/** Where a thing without a face is given its eyes. */
export const givenEyes = ({
  eyes,
  width,
  height,
  centre: [x, y],
}: Pick<Body, "eyes" | "width" | "height" | "centre">): NonNullable<Body["eyes"]> => {
  const reach = Math.min(width * 0.15, height * 0.155);
  return eyes ?? { x, y: y - reach * 0.5, reach };
};

/** A whole face about the point between its eyes, `reach` half their distance. */
export const faceAt = (expression: Expression, at: Point, reach: number): Piece[] =>
  faces[expression].flatMap((each) => each(reach, at));

/** The same of dots and strokes. */
const plainAt = (expression: Expression, [x, y]: Point, u: number, corner?: Point): Piece[] =>
  plainFace(expression, {
    at: [x, y],
    reach: u * 1.16,
    r: u * 0.74,
    ...(corner && { corner }),
    mouth: { at: [x, y + u * 1.5], half: u },
  });

/** The pieces of an expression where the hero has its face, in page units, back to front. */
export const expressed = (
  expression: Expression,
  hero: Body,
  isFaceless: boolean,
  isPlain = false,
): Piece[] => {
  if (isFaceless) {
    const { x, y, reach } = givenEyes(hero);
    const [cx, cy] = hero.centre;
    // Beside what is written on a sign.
    const corner: Point = [cx + hero.width * 0.5, cy - hero.height * 0.27];
    return isPlain ? plainAt(expression, [x, y], reach, corner) : faceAt(expression, [x, y], reach);
  }
  if (hero.eyes) {
    const { x, y, reach } = hero.eyes;
    const u = Math.max(reach, hero.width * 0.09);
    const asleep = expression === "sleepy" && hero.face ? besideFace(expression, hero.face) : [];
    return [...(moods[expression] ?? []).flatMap((each) => each(u, [x, y])), ...asleep];
  }
  return hero.face ? besideFace(expression, hero.face) : [];
};

const besideFace = (expression: Expression, { x, y, r }: NonNullable<Body["face"]>): Piece[] => {
  if (expression === "scared" || expression === "sad")
    return [drop([x - r * 0.9, y - r * 0.7], r * 0.2), drop([x + r * 1.02, y - r * 0.5], r * 0.24)];
  if (expression === "angry") return vein(r * 0.3, [x + r * 0.85, y - r * 0.85]);
  // On a grid there is no room for letters.
  if (expression === "sleepy" && r > 30)
    return [...snore(r * 0.2, [x + r * 0.9, y - r * 0.9]), ...snore(r * 0.3, [x + r * 1.35, y - r * 1.35])];
  return [];
};
