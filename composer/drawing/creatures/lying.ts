import type { Expression } from "../../reading/expression.ts";
import { bow, oval } from "../acting/strokes.ts";
import { moved } from "../gear/wear.ts";
import type { Creature } from "./creature.ts";
import { type FaceWay, faceOf, madeFace } from "./face.ts";
import { headOf } from "./head.ts";
import { frameOf, X } from "./head-frame.ts";
import { handColour } from "./limbs.ts";
import { type Built, blob, form, mark, type Shape } from "./shapes.ts";
import { tails } from "./tails.ts";

/** The head's size and place, at the left end of a body that lies. */
const SCALE = 0.82;
const [DX, DY] = [-34, 44];

/** A creature on its belly, the head upright on its paws. */
export const lying = (creature: Creature, expression: Expression, way: FaceWay): Built => {
  const frame = frameOf(creature);
  const { behind, head } = headOf(creature);
  const face = faceOf(creature, expression, way);
  const at = (x: number, y: number): readonly [number, number] => [
    x * SCALE + X * (1 - SCALE) + DX,
    y * SCALE + DY,
  ];
  const laid = ({ piece, ...shape }: Shape): Shape => ({
    ...shape,
    piece: moved(piece, X * (1 - SCALE) + DX, DY, SCALE),
  });
  const [crownX, crownY] = at(X, frame.y - frame.ry);
  const [eyesX, eyesY] = at(X, frame.eyeY);
  const [headX, headY] = at(X, frame.y);
  return {
    shapes: [...bodyOf(creature), ...[...behind, ...head, ...face].map(laid), ...pawsOf(creature)],
    hands: [
      [34, 162],
      [92, 164],
    ],
    crown: [crownX, crownY, frame.rx * 1.7 * SCALE],
    eyes: [eyesX, eyesY, frame.reach * SCALE],
    head: [headX, headY, Math.max(frame.rx, frame.ry) * SCALE],
    face: madeFace(creature, expression, way, { scale: SCALE, at: (y) => at(X, y)[1] }),
  };
};

const bodyOf = (creature: Creature): Shape[] => {
  const { coat: head, trunk, shirt, belly, tail, shell, legs, extra, shoe, limb } = creature;
  const coat = shirt ?? trunk ?? head;
  const foot = shoe ?? (/^(bird|stilt|hoof)$/.test(legs) ? extra : (limb ?? trunk ?? head));
  return [
    ...(WIDE.test(tail)
      ? (tails[tail]?.(creature) ?? []).map(({ piece, ...shape }) => ({
          ...shape,
          piece: moved(piece, 58, 26, 0.78),
        }))
      : tail === "none"
        ? []
        : [form(bow(trunk ?? head, [172, 160], [200, 150], [190, 124], 11))]),
    ...(shell ? [form(oval(shell, [126, 128], 50, 40))] : []),
    form(
      blob(coat, [
        [60, 128],
        [100, 112],
        [150, 112],
        [182, 134],
        [184, 164],
        [150, 172],
        [64, 172],
      ]),
    ),
    ...(shirt ? legsOf(creature, foot) : [mark(oval(belly, [120, 166], 46, 8))]),
    ...(legs === "none" || shirt ? [] : [form(oval(foot, [168, 168], 20, 10))]),
  ];
};

/** Trousers from the middle on, and two feet behind each other. */
const legsOf = ({ dark, legsIn }: Creature, foot: string): Shape[] => [
  form(oval(foot, [199, 154], 10, 14)),
  form(
    blob(legsIn ?? dark, [
      [124, 122],
      [156, 120],
      [192, 140],
      [194, 168],
      [158, 173],
      [122, 173],
    ]),
  ),
  form(oval(foot, [190, 166], 10, 13)),
];

/** What somebody is known by is seen behind who lies, too. */
const WIDE = /^(train|many|plume|banner|bare|sting)$/;

const pawsOf = (creature: Creature): Shape[] =>
  creature.arms === "none"
    ? []
    : [34, 92].map((x) =>
        form(oval(creature.arms === "wing" ? creature.coat : handColour(creature), [x, 166], 17, 10)),
      );
