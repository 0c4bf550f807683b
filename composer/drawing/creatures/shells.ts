import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { X } from "./head-frame.ts";
import { blob, bothSides, form, mark, type Shape } from "./shapes.ts";

/** A dome on both sides of the body, with its rim and its plates. */
export const shellOf = (shell: string): Shape[] => {
  const seam = darken(shell, 0.34);
  return [
    form(oval(lighten(shell, 0.34), [X, 138], 82, 62)),
    form(oval(shell, [X, 132], 73, 58)),
    ...bothSides(X, (_, at) => [
      mark(bow(seam, [at(34), 84], [at(50), 132], [at(34), 178], 4)),
      ...[106, 132, 158].map((y) => mark(bow(seam, [at(46), y], [at(58), y], [at(71), y], 4))),
      ...[0.22, 0.44, 0.66, 0.88].map((down) =>
        mark(bow(seam, [at(70), 84 + down * 100], [at(76), 84 + down * 102], [at(82), 84 + down * 104], 3)),
      ),
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

/** A ridged belly that ends in a curl, and a fin on the back. */
export const seahorseOf = (coat: string, belly: string, extra: string): Shape[] => [
  form(
    blob(extra, [
      [X + 24, 106],
      [X + 62, 96],
      [X + 56, 118],
      [X + 66, 134],
      [X + 24, 142],
    ]),
  ),
  form(bow(coat, [X + 4, 150], [X - 2, 200], [X + 34, 190], 22)),
  form(bow(coat, [X + 32, 192], [X + 58, 180], [X + 44, 166], 14)),
  form(bow(coat, [X + 46, 168], [X + 34, 160], [X + 30, 174], 10)),
  form(
    blob(coat, [
      [X - 20, 72],
      [X + 20, 72],
      [X + 32, 116],
      [X + 22, 160],
      [X, 168],
      [X - 22, 160],
      [X - 32, 116],
    ]),
  ),
  mark(oval(belly, [X, 124], 22, 34)),
  ...[104, 116, 128, 140].map((y) => mark(bow(extra, [X - 20, y], [X, y + 5], [X + 20, y], 3))),
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
