import { darken } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { X } from "./head-frame.ts";
import { blob, bothSides, form, mark, type Shape } from "./shapes.ts";

/** Seen on both sides of the body, with its plates. */
export const shellOf = (shell: string): Shape[] => [
  form(oval(shell, [X, 146], 66, 52)),
  ...bothSides(X, (_, at) =>
    [118, 140, 164].map((y) =>
      mark(bow(darken(shell, 0.3), [at(36), y], [at(52), y + 2], [at(66), y - 4], 5)),
    ),
  ),
];

/** Behind the shoulders, on each side of the neck. */
export const humpsOf = (coat: string): Shape[] =>
  bothSides(X, (_, at) => [
    form(
      blob(coat, [
        [at(8), 150],
        [at(18), 104],
        [at(36), 84],
        [at(54), 106],
        [at(60), 152],
      ]),
    ),
  ]);

/** A shrimp's: rings that grow smaller on their way round, a fan at the end, and small legs below. */
export const curledOf = (coat: string, belly: string, extra: string): Shape[] => [
  ...[84, 96, 108, 120].map((x) => form(bow(extra, [x, 160], [x - 6, 174], [x - 4, 190], 5))),
  ...(
    [
      [182, 112, 20],
      [194, 128, 16],
      [190, 96, 14],
    ] as const
  ).map(([x, y, r]) => form(oval(extra, [x, y], r * 0.7, r))),
  ...(
    [
      [178, 134, 15],
      [168, 152, 20],
      [146, 164, 26],
      [120, 160, 32],
      [X, 142, 36],
    ] as const
  ).map(([x, y, r], nth) => form(oval(nth % 2 === 0 ? coat : belly, [x, y], r, r))),
];
