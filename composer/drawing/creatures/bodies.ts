import { bow, oval } from "../acting/strokes.ts";
import { cutOf } from "./clothes.ts";
import type { Creature } from "./creature.ts";
import { X } from "./head-frame.ts";
import { blob, form, mark, type Shape } from "./shapes.ts";
import { humpsOf, shellOf } from "./shells.ts";
import { torsoMarks } from "./torso-marks.ts";
import { torsos } from "./torsos.ts";

/** How much smaller a head is that a neck or a long body holds up, and how much higher. */
export const headRise = ({ neck, body, muzzle }: Creature): { scale: number; rise: number } => {
  if (neck === "long") return { scale: 1, rise: 42 };
  if (neck === "fluffy") return { scale: 0.94, rise: 28 };
  if (muzzle === "turtle") return { scale: 0.84, rise: 8 };
  if (neck !== "none") return { scale: 0.9, rise: 46 };
  if (body === "bloated") return { scale: 0.66, rise: -8 };
  if (body === "coil") return { scale: 0.84, rise: 12 };
  return body === "long" || body === "seahorse" ? { scale: 0.9, rise: 25 } : { scale: 1, rise: 0 };
};

/** Over the torso and under the head. */
export const neckOf = ({ neck, coat, body, extra }: Creature): Shape[] => {
  if (neck === "fluffy")
    return [116, 102, 88].flatMap((y, nth) =>
      [-24, 24, 0].map((dx) => form(oval(extra, [X + dx * (1 - nth * 0.1), y], 19, 15))),
    );
  if (neck === "long") return [form(bow(coat, [X, 124], [X, 80], [X, 34], 30))];
  if (neck === "thin") return [form(bow(coat, [X, 124], [X + 4, 80], [X, 34], 15))];
  if (neck === "curved") return [form(bow(coat, [X + 4, 132], [X - 54, 92], [X, 32], 18, 12))];
  return body === "long" ? [form(oval(coat, [X, 76], 24, 16))] : [];
};

const ROUND_BODY = (coat: string, belly: string): [Shape, Shape] => [
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

export const torsoOf = (creature: Creature): Shape[] => {
  const { belly, legs, arms, shell, shirt, body, dark, marks, neck } = creature;
  const skin = creature.trunk ?? creature.coat;
  const coat = shirt ?? skin;
  const isCarried = shell && body !== "snail";
  const back: Shape[] = !isCarried ? [] : neck === "long" ? humpsOf(shell) : shellOf(shell);
  const own = torsos[body];
  if (own) return own({ ...creature, coat, skin, back });
  if (legs === "none") {
    const [round, front] = ROUND_BODY(coat, belly);
    return [...back, round, ...(shirt ? cutOf(creature) : [front])];
  }
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
  if (shirt) return [...back, torso, mark(oval(skin, [X, 110], 13, 11)), ...cutOf(creature)];
  return [
    ...back,
    torso,
    mark(oval(belly, [X, 150], wide * 0.66, 25)),
    ...stripes,
    ...marks.flatMap((kind) => torsoMarks(kind, wide, creature)),
  ];
};
