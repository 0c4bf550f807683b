import { bow, oval } from "../acting/strokes.ts";
import { type Creature, leftOf } from "./creature.ts";
import { ears } from "./ears.ts";
import { frameOf, type HeadFrame, type HeadPart, X } from "./head-frame.ts";
import { headMarks } from "./head-marks.ts";
import { muzzleOf } from "./muzzles.ts";
import { blob, bothSides, form, mark, type Shape } from "./shapes.ts";
import { topsBefore } from "./tops-before.ts";
import { topsBehind } from "./tops-behind.ts";

const skull = ({ head, coat }: Creature, { rx, ry, y }: HeadFrame): Shape => {
  if (head === "egg" || head === "cone")
    return form(
      blob(coat, [
        [X, y - ry * (head === "cone" ? 1.34 : 1)],
        [X + rx * 0.8, y - ry * 0.55],
        [X + rx, y + ry * 0.25],
        [X + rx * 0.6, y + ry * 0.9],
        [X, y + ry],
        [X - rx * 0.6, y + ry * 0.9],
        [X - rx, y + ry * 0.25],
        [X - rx * 0.8, y - ry * 0.55],
      ]),
    );
  // Broad between the ears, and down to a narrow chin.
  if (head === "wedge")
    return form(
      blob(coat, [
        [X, y - ry * 1.02],
        [X + rx * 0.72, y - ry * 0.74],
        [X + rx, y - ry * 0.1],
        [X + rx * 0.7, y + ry * 0.5],
        [X + rx * 0.4, y + ry],
        [X, y + ry * 1.16],
        [X - rx * 0.4, y + ry],
        [X - rx * 0.7, y + ry * 0.5],
        [X - rx, y - ry * 0.1],
        [X - rx * 0.72, y - ry * 0.74],
      ]),
    );
  if (head === "long")
    return form(
      blob(coat, [
        [X, y - ry],
        [X + rx * 0.92, y - ry * 0.66],
        [X + rx * 0.86, y],
        [X + rx * 0.78, y + ry * 0.66],
        [X, y + ry],
        [X - rx * 0.78, y + ry * 0.66],
        [X - rx * 0.86, y],
        [X - rx * 0.92, y - ry * 0.66],
      ]),
    );
  // Wings and all: a kite that swims.
  if (head === "ray")
    return form(
      blob(coat, [
        [X, y - ry],
        [X + rx * 0.6, y - ry * 0.76],
        [X + rx * 1.2, y - ry * 0.1],
        [X + rx * 1.9, y + ry * 0.06],
        [X + rx * 1.2, y + ry * 0.62],
        [X + rx * 0.4, y + ry * 1.06],
        [X, y + ry * 1.3],
        [X - rx * 0.4, y + ry * 1.06],
        [X - rx * 1.2, y + ry * 0.62],
        [X - rx * 1.9, y + ry * 0.06],
        [X - rx * 1.2, y - ry * 0.1],
        [X - rx * 0.6, y - ry * 0.76],
      ]),
    );
  const full = head === "square" ? 0.9 : 0.76;
  return form(
    blob(coat, [
      [X, y - ry],
      [X + rx * full, y - ry * full],
      [X + rx, y + ry * 0.14],
      [X + rx * full, y + ry * full],
      [X, y + ry],
      [X - rx * full, y + ry * full],
      [X - rx, y + ry * 0.14],
      [X - rx * full, y - ry * full],
    ]),
  );
};

/** The head without its face, back to front. */
export const headOf = (creature: Creature): { behind: Shape[]; head: Shape[] } => {
  const frame = frameOf(creature);
  const part = (parts: Readonly<Record<string, HeadPart>>, kind: string) =>
    parts[kind]?.(creature, frame) ?? [];
  const eyeBumps: Shape[] =
    creature.muzzle === "frog" || creature.muzzle === "croc"
      ? bothSides(X, (_, at) => [form(oval(creature.coat, [at(frame.reach), frame.eyeY], 23, 22))])
      : [];
  const stalks: Shape[] =
    creature.head === "shell"
      ? bothSides(X, (_, at) => [
          form(bow(creature.coat, [at(20), 84], [at(24), 72], [at(frame.reach), frame.eyeY], 15)),
          form(oval(creature.coat, [at(frame.reach), frame.eyeY], 20, 20)),
        ])
      : [];
  return {
    behind: [
      ...leftOf(creature, "top", part(topsBehind, creature.top)),
      ...leftOf(creature, "ears", part(ears, creature.ears)),
    ],
    head: [
      ...eyeBumps.slice(0, 2),
      ...stalks,
      skull(creature, frame),
      ...eyeBumps.map(({ piece }) => mark(piece)),
      ...creature.marks.flatMap((kind) => part(headMarks, kind)),
      ...muzzleOf(creature, frame),
      ...part(topsBefore, creature.top),
    ],
  };
};
