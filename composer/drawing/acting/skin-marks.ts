import type { GestureMark } from "../../reading/gesture.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import { faceIn, star } from "./mark-shapes.ts";
import { chestOf, type Part } from "./qualities.ts";
import { heart, line, teardrop } from "./strokes.ts";

const TATTOO = "#1f2f66";
/** Around what would not be seen on dark fur. */
const PALE = "#dfe8ff";
/** How much larger the pale edge is than what it is around. */
const EDGE = 1.3;

const twice = (draw: (fill: string, grow: number) => Piece[]): Piece[] => [
  ...draw(PALE, EDGE),
  ...draw(TATTOO, 1),
];

/** Barbed wire from side to side, so long. */
const barbs = ([x, y]: Point, half: number, thick: number): Piece[] =>
  twice((fill, grow) => [
    line(
      fill,
      [
        [x - half, y],
        [x + half, y],
      ],
      thick * grow,
    ),
    ...[-0.66, 0, 0.66].flatMap((out) =>
      [-1, 1].map((lean) =>
        line(
          fill,
          [
            [x + (out - lean * 0.14) * half, y - half * 0.2],
            [x + (out + lean * 0.14) * half, y + half * 0.2],
          ],
          thick * grow,
        ),
      ),
    ),
  ]);

/** What is under the skin: on the face, or on the chest of who has one. */
export const skinMarks = {
  tattooed: (_, _u, body) => {
    const { x, y, r } = faceIn(body);
    // Between the brows and the crown.
    const brow = body.eyes ? (y + body.crown.y * 1.2) / 2.2 : y - r * 0.6;
    return {
      before: [
        ...(body.eyes ? barbs([x, brow], r * 0.3, r * 0.06) : []),
        ...twice((fill, grow) => [
          teardrop(fill, [x - r * 0.56, y + r * 0.48], r * 0.14 * grow),
          star([x + r * 0.6, y + r * 0.44], r * 0.22 * grow, fill, 5),
        ]),
      ],
    };
  },
  inked: (_, u, body) => {
    const { x: cheek, y: eye, r } = faceIn(body);
    const onFace = twice((fill, grow) => [star([cheek + r * 0.6, eye + r * 0.44], r * 0.2 * grow, fill, 5)]);
    if (!body.hands) return { before: onFace };
    const [x, y] = chestOf(body);
    return {
      before: [
        ...onFace,
        heart(TATTOO, [x, y], u * 0.15),
        heart("#e5343f", [x, y], u * 0.12),
        line(
          TATTOO,
          [
            [x - u * 0.2, y + u * 0.1],
            [x + u * 0.2, y - u * 0.12],
          ],
          u * 0.03,
        ),
        star([x + u * 0.2, y - u * 0.12], u * 0.06, TATTOO),
      ],
    };
  },
} as const satisfies Partial<Record<GestureMark, Part>>;
