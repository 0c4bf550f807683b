import { darken } from "../../colour/colour.ts";
import type { Expression } from "../../reading/expression.ts";
import { oval } from "../acting/strokes.ts";
import { moved } from "../gear/wear.ts";
import type { Point } from "../svg.ts";
import { inStance, slantOf } from "./aslant.ts";
import { headRise, neckOf, torsoOf } from "./bodies.ts";
import { type Creature, leftOf } from "./creature.ts";
import { type FaceWay, faceOf, madeFace } from "./face.ts";
import { headOf } from "./head.ts";
import { frameOf, type HeadFrame, X } from "./head-frame.ts";
import { type BodyPose, limbsOf } from "./limbs.ts";
import { lying } from "./lying.ts";
import { type Built, blob, form, type Shape } from "./shapes.ts";
import { glassBefore, glassBehind, roomInGlass } from "./space-helmet.ts";
import { wings } from "./wings.ts";

export const buildCreature = (
  creature: Creature,
  pose: BodyPose,
  expression: Expression,
  way: FaceWay = {},
): Built => {
  if (pose === "lie" && !creature.isInGlass) return lying(creature, expression, way);
  const frame = frameOf(creature);
  const limbs = limbsOf(creature, pose);
  const { behind, head } = headOf(creature);
  const { scale, rise } = creature.isInGlass
    ? { scale: roomInGlass(creature), rise: -4 }
    : headRise(creature);
  const shown = { ...way, isEating: pose === "eat" };
  const above = creature.isHeadless ? stumpOf(creature) : [...head, ...faceOf(creature, expression, shown)];
  const up = (y: number) => (y - HEAD_Y) * scale + HEAD_Y - rise;
  const slant = way.isAslant && !creature.isHeadless ? slantOf(expression, [X, up(NAPE_Y)]) : null;
  const lifted = (shapes: readonly Shape[]) =>
    shapes.map((shape) => {
      const high = raised(shape, scale, rise);
      return slant ? slant.shape(high) : high;
    });
  const at = (y: number): Point => (slant ? slant.point(X, up(y)) : [X, up(y)]);
  const built: Built = {
    shapes: [
      ...leftOf(creature, "wings", wings[creature.wings]?.(creature) ?? []),
      ...limbs.behind,
      ...(creature.isHeadless || creature.isInGlass ? [] : lifted(behind)),
      ...torsoOf(creature),
      ...neckOf(creature),
      ...(creature.isInGlass ? [...glassBehind(), ...lifted(behind)] : []),
      ...lifted(above),
      ...(creature.isInGlass ? glassBefore() : []),
      ...limbs.before,
    ],
    hands: limbs.hands,
    ...graspOf(creature),
    crown: [...at(creature.isHeadless ? STUMP_Y : frame.y - frame.ry), frame.rx * 1.7 * scale],
    eyes: [...at(frame.eyeY), frame.reach * scale],
    head: [...at(frame.y), headSize(creature, frame) * scale],
    ...(!creature.isHeadless && { face: madeFace(creature, expression, shown, { scale, at: up }) }),
  };
  return slant && !creature.isInGlass ? inStance(built, expression) : built;
};

/** What hands are seen as over what they hold, where they are no paws. */
const graspOf = ({ arms, mitts }: Creature): Pick<Built, "grasp"> =>
  !mitts && (arms === "claw" || arms === "hook" || arms === "pads") ? { grasp: arms } : {};

/** How far a face reaches from the middle of its head: where all of the body is head, it takes the upper half. */
const headSize = ({ head }: Creature, { rx, ry }: HeadFrame): number => {
  if (head === "shell") return ry;
  return head === "puffed" || head === "ray" ? ry * 0.5 : Math.max(rx, ry);
};

/** Where a head turns. */
const NAPE_Y = 116;

/** A neck, and what one sees of it from above. */
const STUMP_Y = 104;
const stumpOf = ({ coat, limb, trunk }: Creature): Shape[] => [
  form(
    blob(trunk ?? limb ?? coat, [
      [X - 15, STUMP_Y],
      [X + 15, STUMP_Y],
      [X + 20, STUMP_Y + 26],
      [X - 20, STUMP_Y + 26],
    ]),
  ),
  form(oval(darken(trunk ?? limb ?? coat, 0.3), [X, STUMP_Y + 1], 15, 6)),
];

/** The head alone: what a helmet has room for. */
export const buildHead = (creature: Creature, expression: Expression, way: FaceWay = {}): Built => {
  const { behind, head } = headOf(creature);
  const frame = frameOf(creature);
  return {
    crown: [X, frame.y - frame.ry, frame.rx * 1.7],
    eyes: [X, frame.eyeY, frame.reach],
    head: [X, frame.y, Math.max(frame.rx, frame.ry)],
    face: madeFace(creature, expression, way, { scale: 1, at: (y) => y }),
    shapes: [...behind, ...head, ...faceOf(creature, expression, way)],
    hands: null,
  };
};

/** A head's shape smaller and higher, about the head's middle. */
const raised = ({ piece, ...shape }: Shape, scale: number, rise: number): Shape => ({
  ...shape,
  piece:
    scale === 1 && rise === 0 ? piece : moved(piece, X * (1 - scale), HEAD_Y * (1 - scale) - rise, scale),
});
const HEAD_Y = 72;
