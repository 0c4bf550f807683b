import type { Expression } from "../../reading/expression.ts";
import { bow, oval } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import type { Creature } from "./creature.ts";
import { faceOf } from "./face.ts";
import { headOf } from "./head.ts";
import { frameOf, X } from "./head-frame.ts";
import { type BodyPose, limbsOf } from "./limbs.ts";
import { blob, form, mark, type Shape } from "./shapes.ts";

/** A creature in a pose, back to front, on a field of 200 x 200, and where its sockets are. */
export interface Built {
  shapes: Shape[];
  /** Left and right; none where only the head is built. */
  hands: readonly [Point, Point] | null;
  crown: [x: number, y: number, width: number];
  eyes: [x: number, y: number, reach: number];
  head: [x: number, y: number, r: number];
}

export const buildCreature = (
  creature: Creature,
  pose: BodyPose,
  expression: Expression,
  isBlinking = false,
): Built => {
  const frame = frameOf(creature);
  const limbs = limbsOf(creature, pose);
  const { behind, head } = headOf(creature);
  return {
    shapes: [
      ...limbs.behind,
      ...behind,
      ...torsoOf(creature),
      ...head,
      ...faceOf(creature, expression, isBlinking),
      ...limbs.before,
    ],
    hands: limbs.hands,
    crown: [X, frame.y - frame.ry, frame.rx * 1.7],
    eyes: [X, frame.eyeY, frame.reach],
    head: [X, frame.y, Math.max(frame.rx, frame.ry)],
  };
};

/** The head alone: what a helmet has room for. */
export const buildHead = (creature: Creature, expression: Expression, isBlinking = false): Built => {
  const { behind, head } = headOf(creature);
  return {
    ...buildCreature(creature, "stand", expression),
    shapes: [...behind, ...head, ...faceOf(creature, expression, isBlinking)],
    hands: null,
  };
};

const torsoOf = ({ coat: skin, belly, legs, arms, shell, shirt, body, dark }: Creature): Shape[] => {
  const coat = shirt ?? skin;
  const back: Shape[] = shell ? [form(oval(shell, [X, 150], 50, 44))] : [];
  if (body === "tentacles")
    return [-46, -28, -10, 10, 28, 46].map((dx, nth) =>
      form(bow(coat, [X + dx * 0.5, 118], [X + dx * 1.5, 150 + (nth % 2) * 10], [X + dx * 1.25, 186], 17)),
    );
  if (legs === "none")
    return [
      ...back,
      form(
        blob(coat, [
          [X - 30, 108],
          [X + 30, 108],
          [X + 38, 146],
          [X + 30, 182],
          [X, 192],
          [X - 30, 182],
          [X - 38, 146],
        ]),
      ),
      mark(oval(belly, [X, 152], 24, 32)),
    ];
  const wide = arms === "wing" ? 42 : 35;
  const torso = form(
    blob(coat, [
      [X - 24, 108],
      [X + 24, 108],
      [X + wide, 140],
      [X + wide - 3, 168],
      [X, 180],
      [X - wide + 3, 168],
      [X - wide, 140],
    ]),
  );
  const stripes =
    body === "striped"
      ? [136, 158].map((y) => mark(bow(dark, [X - 34, y], [X, y + 8], [X + 34, y], 11)))
      : [];
  if (shirt) return [...back, torso, mark(oval(skin, [X, 110], 13, 11))];
  return [...back, torso, mark(oval(belly, [X, 150], wide * 0.66, 25)), ...stripes];
};
