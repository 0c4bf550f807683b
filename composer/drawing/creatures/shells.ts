import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** A dome on both sides of the body, with its rim and its plates. */
export const shellOf = (shell: string): Shape[] => {
  const seam = darken(shell, 0.34);
  return [
    form(oval(lighten(shell, 0.34), [X, 138], 82, 62)),
    form(oval(shell, [X, 132], 73, 58)),
    ...bothSides(X, (_, at) => [
      mark(bow(seam, [at(34), 84], [at(50), 132], [at(34), 178], 4)),
      ...[106, 132, 158].map((y) => mark(bow(seam, [at(46), y], [at(58), y], [at(71), y], 4))),
      // To the rim, and not beyond it.
      ...(
        [
          [106, 68],
          [128, 79],
          [150, 78],
          [172, 67],
        ] as const
      ).map(([y, rim]) => mark(bow(seam, [at(rim - 9), y - 1], [at(rim - 5), y], [at(rim), y + 1], 3))),
    ]),
  ];
};

/** The house of a snail, on the back of who moved in. */
export const houseOf = (shell: string): Shape[] => [
  form(oval(shell, [X + 34, 62], 62, 56)),
  form(oval(lighten(shell, 0.2), [X + 78, 30], 26, 24)),
  mark({ kind: "ring", fill: darken(shell, 0.3), x: X + 34, y: 62, rx: 40, ry: 36, width: 6 }),
  mark(oval(darken(shell, 0.3), [X + 78, 28], 9, 8)),
];

/** A tail of plates that ends in a fan, with small legs on both sides. */
export const lobsterOf = (coat: string, belly: string, extra: string): Shape[] => [
  ...bothSides(X, (_, at) =>
    [128, 142, 156].map((y, nth) =>
      form(bow(extra, [at(26), y], [at(56 - nth * 3), y - 6], [at(60 - nth * 4), y + 20], 6)),
    ),
  ),
  ...[-34, 34, -18, 18, 0].map((dx) =>
    form(
      blob(Math.abs(dx) === 18 ? coat : extra, [
        [X, 168],
        [X + dx - 11, 190],
        [X + dx * 1.1, 199],
        [X + dx + 11, 190],
      ]),
    ),
  ),
  ...[170, 157, 143, 126].map((y, nth) => form(oval(nth % 2 === 0 ? coat : extra, [X, y], 25 + nth * 5, 16))),
  mark(oval(belly, [X, 128], 24, 12)),
];

/** Seen from the side: a belly of rings that stands out, a fin on the back, and a tail rolled up before it. */
export const seahorseOf = (coat: string, belly: string, extra: string): Shape[] => [
  form(
    blob(extra, [
      [X - 22, 104],
      [X - 58, 100],
      [X - 52, 116],
      [X - 62, 128],
      [X - 46, 136],
      [X - 48, 150],
      [X - 20, 146],
    ]),
  ),
  form(bow(coat, [X - 8, 150], [X - 34, 214], [X + 22, 210], 24)),
  form({ kind: "ring", fill: coat, x: X + 26, y: 192, rx: 21, ry: 21, width: 14 }),
  form(bow(coat, [X + 34, 178], [X + 18, 184], [X + 27, 194], 10)),
  form(
    blob(coat, [
      [X - 16, 84],
      [X + 18, 84],
      [X + 44, 116],
      [X + 40, 144],
      [X + 14, 166],
      [X - 16, 172],
      [X - 30, 150],
      [X - 30, 116],
    ]),
  ),
  mark(
    blob(belly, [
      [X + 8, 94],
      [X + 20, 96],
      [X + 38, 118],
      [X + 34, 142],
      [X + 10, 160],
      [X - 2, 140],
      [X + 4, 116],
    ]),
  ),
  ...[106, 119, 132, 145].map((y) => mark(bow(extra, [X - 2, y], [X + 18, y + 6], [X + 38, y - 1], 3.4))),
];

/** A back with two humps, which is seen beside who looks at us, and a hind leg. */
export const humpsOf = (coat: string): Shape[] => [
  form(bow(coat, [182, 150], [186, 170], [184, 194], 17)),
  form(
    blob(coat, [
      [104, 150],
      [118, 118],
      [132, 86],
      [148, 112],
      [156, 114],
      [174, 88],
      [190, 116],
      [196, 152],
      [170, 172],
      [112, 174],
    ]),
  ),
];

/** A shrimp's: rings that grow smaller on their way up the back, a fan at the end, and small legs below. */
export const curledOf = (coat: string, belly: string, extra: string): Shape[] => [
  ...[76, 90, 104, 118].map((x) => form(bow(extra, [x, 164], [x - 8, 180], [x - 5, 196], 5))),
  ...(
    [
      [166, 66, 16],
      [206, 66, 16],
      [186, 56, 18],
    ] as const
  ).map(([x, y, r]) => form(oval(extra, [x, y], r * 0.78, r))),
  ...(
    [
      [187, 86, 15],
      [192, 106, 19],
      [190, 130, 23],
      [174, 152, 27],
      [146, 166, 30],
      [118, 162, 33],
      [X, 142, 36],
    ] as const
  ).map(([x, y, r], nth) => form(oval(nth % 2 === 0 ? coat : belly, [x, y], r, r))),
];

/** Plates of armour around the back, one over the next, and what is soft before them. */
export const bandedOf = (coat: string, belly: string, plate: string): Shape[] => [
  ...(
    [
      [178, 58],
      [160, 72],
      [142, 78],
      [124, 72],
      [106, 56],
    ] as const
  ).map(([y, rx], nth) => form(oval(nth % 2 === 0 ? plate : darken(plate, 0.3), [X, y], rx, 19))),
  form(oval(coat, [X, 148], 38, 36)),
  mark(oval(belly, [X, 150], 26, 27)),
];

/** Turned on a lathe, as what stands on a board of squares. */
export const pedestalOf = (coat: string): Shape[] => [
  form(
    blob(coat, [
      [X - 30, 96],
      [X + 30, 96],
      [X + 24, 130],
      [X + 34, 164],
      [X - 34, 164],
      [X - 24, 130],
    ]),
  ),
  form(oval(coat, [X, 166], 46, 11)),
  form(polygonOf(coat, [X - 50, 174], [X + 50, 174], [X + 58, 196], [X - 58, 196])),
  mark(polygonOf("#00000033", [X - 54, 186], [X + 54, 186], [X + 56, 191], [X - 56, 191])),
];

/** As long as two dogs and half as high, to a tail at the far end. */
export const sausageOf = (coat: string, belly: string, skin: string): Shape[] => [
  form(bow(skin, [204, 148], [232, 142], [226, 112], 9)),
  form(bow(skin, [196, 160], [200, 176], [198, 190], 19)),
  form(oval(skin, [203, 194], 16, 9)),
  form(
    blob(coat, [
      [X - 22, 110],
      [X + 20, 110],
      [X + 36, 128],
      [X + 84, 130],
      [X + 114, 142],
      [X + 116, 166],
      [X + 96, 178],
      [X, 180],
      [X - 30, 170],
      [X - 34, 140],
    ]),
  ),
  mark(oval(belly, [X - 4, 148], 20, 24)),
];
