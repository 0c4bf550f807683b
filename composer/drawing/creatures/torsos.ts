import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { cutOf } from "./clothes.ts";
import type { Creature } from "./creature.ts";
import { X } from "./head-frame.ts";
import { insectBodies } from "./insect-bodies.ts";
import { ownBodies } from "./own-bodies.ts";
import { seaBodies } from "./sea-bodies.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";
import { bandedOf, curledOf, houseOf, lobsterOf, pedestalOf, sausageOf, seahorseOf } from "./shells.ts";
import { torsoMarks } from "./torso-marks.ts";

/** A creature whose coat is what it wears, with its skin below that and what it carries on its back. */
export interface Clad extends Creature {
  skin: string;
  back: readonly Shape[];
}

/** Where the blotches of a python are on its coil. */
const COILED = [
  [54, 186],
  [82, 190],
  [112, 190],
  [142, 186],
  [68, 168],
  [134, 168],
] as const;

/** Bodies that are no plain torso. */
export const torsos: Readonly<Record<string, (clad: Clad) => Shape[]>> = {
  ...insectBodies,
  ...ownBodies,
  ...seaBodies,
  tentacles: ({ coat }) =>
    [-46, -28, -10, 10, 28, 46].map((dx, nth) =>
      form(bow(coat, [X + dx * 0.5, 118], [X + dx * 1.5, 150 + (nth % 2) * 10], [X + dx * 1.25, 186], 17)),
    ),
  // As wide as the head that it hangs from, to a hem of waves.
  sheet: ({ coat }) => [
    form(
      blob(coat, [
        [X - 50, 80],
        [X + 50, 80],
        [X + 56, 150],
        [X + 66, 190],
        [X + 46, 200],
        [X + 32, 184],
        [X + 16, 202],
        [X, 184],
        [X - 16, 202],
        [X - 32, 184],
        [X - 46, 200],
        [X - 66, 190],
        [X - 56, 150],
      ]),
    ),
    ...[-26, 0, 26].map((dx) =>
      mark(bow("#8f96c455", [X + dx, 150], [X + dx * 1.15, 164], [X + dx * 1.2, 178], 4)),
    ),
  ],
  box: ({ coat, belly }) => [
    form(polygonOf(coat, [X - 38, 112], [X + 38, 112], [X + 36, 174], [X - 36, 174])),
    mark(polygonOf(belly, [X - 22, 126], [X + 22, 126], [X + 22, 152], [X - 22, 152])),
    mark(oval("#e5484d", [X - 10, 163], 5, 5)),
    mark(oval("#6bd08a", [X + 10, 163], 5, 5)),
  ],
  // A slug is one without a house.
  snail: ({ coat, belly, shell }) => [
    ...(shell
      ? [
          form(oval(shell, [X + 46, 142], 46, 44)),
          mark({ kind: "ring", fill: darken(shell, 0.3), x: X + 46, y: 142, rx: 28, ry: 27, width: 6 }),
          mark(oval(darken(shell, 0.3), [X + 46, 142], 10, 10)),
        ]
      : []),
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
  ],
  // Wound up on the ground and risen from that; what it wears is on what has risen.
  coil: ({ coat, belly, skin, shirt, marks, dark }) => [
    form(oval(skin, [X, 184], 66, 17)),
    form(oval(skin, [X + 4, 166], 52, 16)),
    form(bow(coat, [X + 30, 158], [X - 62, 148], [X, 84], 34)),
    ...(shirt
      ? [
          mark(bow(lighten(shirt, 0.7), [X - 36, 134], [X - 18, 130], [X - 2, 142], 5)),
          form(bow(darken(shirt, 0.14), [X - 22, 98], [X, 112], [X + 20, 98], 15)),
        ]
      : [
          mark(bow(belly, [X + 12, 156], [X - 46, 142], [X, 92], 15)),
          ...(marks.includes("blotches") ? COILED.map(([x, y]) => mark(oval(dark, [x, y], 11, 6))) : []),
        ]),
  ],
  banded: ({ coat, belly, extra }) => bandedOf(coat, belly, extra),
  pedestal: ({ coat }) => pedestalOf(coat),
  segments: ({ coat, belly }) =>
    [178, 158, 138, 120].map((y, nth) =>
      form(oval(nth % 2 === 0 ? coat : belly, [X + (nth - 1.5) * 3, y], 36 - nth, 18)),
    ),
  lobster: ({ coat, belly, extra }) => lobsterOf(coat, belly, extra),
  seahorse: ({ coat, belly, extra }) => seahorseOf(coat, belly, extra),
  curled: ({ coat, belly, extra }) => curledOf(coat, belly, extra),
  ribs: ({ skin }) => [
    form(bow(skin, [X, 112], [X, 140], [X, 172], 11)),
    ...[122, 138, 154].map((y, nth) =>
      form(bow(skin, [X - 30 + nth * 4, y + 6], [X, y - 8], [X + 30 - nth * 4, y + 6], 9)),
    ),
    form(oval(skin, [X, 172], 24, 9)),
  ],
  long: ({ coat, belly }) => [
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
  ],
  // Its shell is its head; below that are but legs, bent as a crab's are, and a hermit's house above.
  crab: ({ extra, shell }) => [
    ...(shell ? houseOf(shell) : []),
    ...bothSides(X, (_, at) =>
      [0, 1, 2].map((nth) =>
        form(
          bow(
            extra,
            [at(52 - nth * 14), 132 + nth * 6],
            [at(100 - nth * 20), 136 + nth * 14],
            [at(84 - nth * 22), 182 + nth * 6],
            11,
          ),
        ),
      ),
    ),
  ],
  // A horse's back and its legs, beside who stands up from its shoulders.
  centaur: ({ coat, belly, extra }) => [
    ...[80, 116, 158, 186].flatMap((x, nth) => [
      form(bow(belly, [x, 160], [x + (nth % 2) * 4, 176], [x, 192], 15)),
      form(oval(extra, [x, 195], 10, 6)),
    ]),
    form(oval(belly, [144, 154], 58, 24)),
    form(
      blob(coat, [
        [X - 24, 106],
        [X + 24, 106],
        [X + 28, 150],
        [X, 158],
        [X - 28, 150],
      ]),
    ),
    mark(bow("#00000033", [X - 22, 148], [X, 157], [X + 22, 148], 3)),
  ],
  sausage: (clad) => [
    ...sausageOf(clad.coat, clad.shirt ? clad.coat : clad.belly, clad.skin),
    ...cutOf(clad),
  ],
  tendrils: ({ extra, coat }) =>
    [-42, -28, -14, 0, 14, 28, 42].map((dx, nth) => {
      const [far, low] = [dx * 1.15, 176 + (nth % 2) * 14];
      const sway = nth % 2 === 0 ? 16 : -16;
      return form(bow(nth % 2 === 0 ? extra : coat, [X + dx, 100], [X + far + sway, 142], [X + far, low], 8));
    }),
  // Hair to the ground, in locks, under a darker coat.
  shaggy: ({ coat, extra }) => [
    form(
      polygonOf(
        extra,
        [X - 44, 122],
        [X + 44, 122],
        [X + 66, 170],
        ...[58, 44, 30, 15, 0, -15, -30, -44, -58].map((dx, nth): Point => [X + dx, nth % 2 ? 180 : 196]),
        [X - 66, 170],
      ),
    ),
    form(
      polygonOf(
        coat,
        [X - 36, 106],
        [X + 36, 106],
        [X + 60, 146],
        ...[50, 38, 25, 12, 0, -12, -25, -38, -50].map((dx, nth): Point => [X + dx, nth % 2 ? 152 : 170]),
        [X - 60, 146],
      ),
    ),
  ],
  ball: ({ coat, extra }) => [
    form(oval(coat, [X, 150], 48, 44)),
    ...[128, 148, 168].map((y) => mark(oval(extra, [X, y], 4.5, 4.5))),
  ],
  skirt: (clad) => [
    form(
      blob(clad.coat, [
        [X - 24, 108],
        [X + 24, 108],
        [X + 33, 136],
        [X + 56, 182],
        [X, 190],
        [X - 56, 182],
        [X - 33, 136],
      ]),
    ),
    mark(oval(clad.skin, [X, 110], 13, 11)),
    ...cutOf(clad),
  ],
  tutu: ({ coat, belly, dark, skin, legsIn }) => [
    form(
      blob(legsIn ? coat : belly === skin ? dark : belly, [
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
  ],
  round: (clad) => [
    ...clad.back,
    form(oval(clad.coat, [X, 146], 58, 44)),
    clad.shirt ? mark(oval(clad.skin, [X, 110], 13, 9)) : mark(oval(clad.belly, [X, 152], 42, 32)),
    ...(clad.shirt ? [] : clad.marks.flatMap((kind) => torsoMarks(kind, 52, clad))),
    ...cutOf(clad),
  ],
  buff: ({ coat, belly, shirt, back }) => [
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
  ],
  sumo: ({ dark, skin }) => [
    form(oval(skin, [X, 146], 58, 44)),
    form(bow(dark, [X - 54, 164], [X, 178], [X + 54, 164], 16)),
    form(polygonOf(dark, [X - 13, 170], [X + 13, 170], [X + 9, 192], [X - 9, 192])),
  ],
  eight: ({ coat, belly, skin, shoe, isOneBare }) => [
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
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].flatMap((nth) =>
        !shoe || (isOneBare && side < 0 && nth === 2)
          ? []
          : [form(oval(shoe, [X + side * (96 - nth * 4), 150 + nth * 20], 14, 9))],
      ),
    ),
    form(oval(coat, [X, 148], 42, 36)),
    mark(oval(belly, [X, 152], 20, 20)),
  ],
};
