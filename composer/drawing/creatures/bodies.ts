import { darken } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { cutOf } from "./clothes.ts";
import type { Creature } from "./creature.ts";
import { X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";
import { curledOf, humpsOf, lobsterOf, seahorseOf, shellOf } from "./shells.ts";
import { torsoMarks } from "./torso-marks.ts";

/** How much smaller a head is that a neck or a long body holds up, and how much higher. */
export const headRise = ({ neck, body }: Creature): { scale: number; rise: number } => {
  if (neck === "long") return { scale: 0.84, rise: 54 };
  if (neck !== "none") return { scale: 0.72, rise: 54 };
  return body === "long" || body === "seahorse" ? { scale: 0.74, rise: 34 } : { scale: 1, rise: 0 };
};

/** Over the torso and under the head. */
export const neckOf = ({ neck, coat, body }: Creature): Shape[] => {
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
  const { coat: head, belly, legs, arms, shell, shirt, body, dark, extra, trunk, marks, neck } = creature;
  const skin = trunk ?? head;
  const coat = shirt ?? skin;
  const isCarried = shell && body !== "snail";
  const back: Shape[] = !isCarried ? [] : neck === "long" ? humpsOf(shell) : shellOf(shell);
  switch (body) {
    case "tentacles":
      return [-46, -28, -10, 10, 28, 46].map((dx, nth) =>
        form(bow(coat, [X + dx * 0.5, 118], [X + dx * 1.5, 150 + (nth % 2) * 10], [X + dx * 1.25, 186], 17)),
      );
    case "sheet":
      return [
        form(
          blob(coat, [
            [X - 44, 96],
            [X + 44, 96],
            [X + 52, 150],
            [X + 56, 192],
            [X + 38, 180],
            [X + 20, 194],
            [X, 180],
            [X - 20, 194],
            [X - 38, 180],
            [X - 56, 192],
            [X - 52, 150],
          ]),
        ),
      ];
    case "box":
      return [
        form(polygonOf(coat, [X - 38, 112], [X + 38, 112], [X + 36, 174], [X - 36, 174])),
        mark(polygonOf(belly, [X - 22, 126], [X + 22, 126], [X + 22, 152], [X - 22, 152])),
        mark(oval("#e5484d", [X - 10, 163], 5, 5)),
        mark(oval("#6bd08a", [X + 10, 163], 5, 5)),
      ];
    case "snail":
      return [
        form(oval(shell ?? dark, [X + 46, 142], 46, 44)),
        mark({ kind: "ring", fill: darken(shell ?? dark, 0.3), x: X + 46, y: 142, rx: 28, ry: 27, width: 6 }),
        mark(oval(darken(shell ?? dark, 0.3), [X + 46, 142], 10, 10)),
        form(
          blob(coat, [
            [X - 26, 104],
            [X + 26, 104],
            [X + 32, 150],
            [X + 60, 176],
            [X + 88, 186],
            [X + 70, 194],
            [X - 40, 194],
            [X - 46, 178],
            [X - 30, 150],
          ]),
        ),
        mark(oval(belly, [X, 158], 20, 26)),
      ];
    case "coil":
      return [
        form(oval(coat, [X, 182], 62, 18)),
        form(oval(coat, [X + 2, 162], 50, 17)),
        form(oval(coat, [X - 1, 144], 39, 16)),
        form(
          blob(coat, [
            [X - 20, 104],
            [X + 20, 104],
            [X + 26, 132],
            [X, 146],
            [X - 26, 132],
          ]),
        ),
        mark(oval(belly, [X, 128], 13, 14)),
      ];
    case "segments":
      return [178, 158, 138, 120].map((y, nth) =>
        form(oval(nth % 2 === 0 ? coat : belly, [X + (nth - 1.5) * 3, y], 36 - nth, 18)),
      );
    case "lobster":
      return lobsterOf(coat, belly, extra);
    case "seahorse":
      return seahorseOf(coat, belly, extra);
    case "curled":
      return curledOf(coat, belly, extra);
    case "ribs":
      return [
        form(bow(skin, [X, 112], [X, 140], [X, 172], 11)),
        ...[122, 138, 154].map((y, nth) =>
          form(bow(skin, [X - 30 + nth * 4, y + 6], [X, y - 8], [X + 30 - nth * 4, y + 6], 9)),
        ),
        form(oval(skin, [X, 172], 24, 9)),
      ];
    case "long":
      return [
        form(
          blob(coat, [
            [X - 22, 70],
            [X + 22, 70],
            [X + 29, 110],
            [X + 32, 166],
            [X, 182],
            [X - 32, 166],
            [X - 29, 110],
          ]),
        ),
        mark(oval(belly, [X, 132], 18, 44)),
      ];
    case "crab":
      return [
        ...bothSides(X, (_, at) =>
          [0, 1, 2].map((nth) =>
            form(
              bow(
                extra,
                [at(34), 156 + nth * 6],
                [at(70 + nth * 2), 134 + nth * 16],
                [at(78 - nth * 6), 172 + nth * 9],
                8,
              ),
            ),
          ),
        ),
        form(oval(coat, [X, 146], 56, 36)),
        mark(oval(belly, [X, 154], 38, 22)),
      ];
    case "ball":
      return [
        form(oval(coat, [X, 150], 48, 44)),
        ...[128, 148, 168].map((y) => mark(oval(extra, [X, y], 4.5, 4.5))),
      ];
    case "skirt":
      return [
        form(
          blob(coat, [
            [X - 24, 108],
            [X + 24, 108],
            [X + 33, 136],
            [X + 56, 182],
            [X, 190],
            [X - 56, 182],
            [X - 33, 136],
          ]),
        ),
        mark(oval(skin, [X, 110], 13, 11)),
        ...cutOf(creature),
      ];
    case "tutu":
      return [
        form(
          blob(creature.legsIn ? coat : belly === skin ? dark : belly, [
            [X - 30, 142],
            [X + 30, 142],
            [X + 72, 152],
            [X + 62, 168],
            [X, 174],
            [X - 62, 168],
            [X - 72, 152],
          ]),
        ),
        form(
          blob(coat, [
            [X - 24, 108],
            [X + 24, 108],
            [X + 30, 136],
            [X + 26, 156],
            [X - 26, 156],
            [X - 30, 136],
          ]),
        ),
        mark(oval(skin, [X, 110], 13, 11)),
      ];
    case "round":
      return [
        ...back,
        form(oval(coat, [X, 146], 58, 44)),
        shirt ? mark(oval(skin, [X, 110], 13, 9)) : mark(oval(belly, [X, 152], 42, 32)),
        ...cutOf(creature),
      ];
    case "buff":
      return [
        ...back,
        form(
          blob(coat, [
            [X - 40, 106],
            [X + 40, 106],
            [X + 56, 122],
            [X + 44, 150],
            [X + 28, 176],
            [X - 28, 176],
            [X - 44, 150],
            [X - 56, 122],
          ]),
        ),
        ...bothSides(X, (_, at) => [
          mark(oval(shirt ? darken(coat, 0.14) : belly, [at(19), 130], 18, 13)),
          mark(bow("#00000055", [at(2), 142], [at(20), 148], [at(38), 136], 3)),
          mark(bow("#00000044", [at(3), 156], [at(9), 158], [at(15), 156], 2.5)),
          mark(bow("#00000044", [at(3), 166], [at(9), 168], [at(14), 166], 2.5)),
        ]),
        mark(bow("#00000044", [X, 122], [X, 146], [X, 172], 2.5)),
      ];
    case "sumo":
      return [
        form(oval(skin, [X, 146], 58, 44)),
        form(bow(dark, [X - 54, 164], [X, 178], [X + 54, 164], 16)),
        form(polygonOf(dark, [X - 13, 170], [X + 13, 170], [X + 9, 192], [X - 9, 192])),
      ];
    case "eight":
      return [
        ...[-1, 1].flatMap((side) =>
          [0, 1, 2].map((nth) =>
            form(
              bow(
                skin,
                [X + side * 24, 132 + nth * 14],
                [X + side * (74 + nth * 4), 84 + nth * 30],
                [X + side * (92 - nth * 4), 146 + nth * 20],
                9,
              ),
            ),
          ),
        ),
        form(oval(coat, [X, 148], 42, 36)),
        mark(oval(belly, [X, 152], 20, 20)),
      ];
    default:
  }
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
