import { oval } from "../acting/strokes.ts";
import type { Creature } from "./creature.ts";
import { X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

const FLEECE = [
  [-22, -30],
  [0, -34],
  [22, -30],
  [-38, -10],
  [38, -10],
  [-36, 14],
  [36, 14],
  [-16, 30],
  [16, 30],
] as const;

/** What lies on the head lies on the body too: a leopard has its spots all over. */
export const torsoMarks = (kind: string, wide: number, { dark, extra }: Creature): Shape[] => {
  if (kind === "spots")
    return [-1, 1].flatMap((side) =>
      [
        [0.86, 128],
        [0.7, 142],
        [0.92, 152],
        [0.74, 166],
      ].map(([out = 0, y = 0]) => mark(oval(dark, [X + side * wide * out * 0.92, y], 4.5, 4))),
    );
  if (kind === "stripes")
    return [-1, 1].flatMap((side) =>
      [128, 143, 158].map((y) =>
        mark(
          polygonOf(
            dark,
            [X + side * (wide - 6 + (y - 128) * 0.06), y - 4],
            [X + side * (wide * 0.5), y + 2],
            [X + side * (wide - 4 + (y - 128) * 0.06), y + 4],
          ),
        ),
      ),
    );
  if (kind === "fleece")
    return [
      ...FLEECE.map(([dx, dy]) => form(oval(extra, [X + dx, 146 + dy], 17, 16))),
      mark(oval(extra, [X, 146], 38, 31)),
    ];
  if (kind === "joey")
    return [
      form(oval("#a8703f", [X - 8, 136], 5, 9)),
      form(oval("#a8703f", [X + 8, 136], 5, 9)),
      form(oval("#c98f5a", [X, 148], 14, 12)),
      mark(oval("#1d1a26", [X - 5, 146], 2.4, 2.8)),
      mark(oval("#1d1a26", [X + 5, 146], 2.4, 2.8)),
      mark(oval("#1d1a26", [X, 151], 3, 2)),
      form(
        blob("#e8c39a", [
          [X - 26, 152],
          [X, 158],
          [X + 26, 152],
          [X + 20, 172],
          [X, 178],
          [X - 20, 172],
        ]),
      ),
    ];
  if (kind === "scales")
    return [132, 148, 164].flatMap((y, row) =>
      bothSides(X, (_, at) => [mark(oval(dark, [at(wide * (0.8 - (row % 2) * 0.12)), y], 8, 6))]),
    );
  return kind === "patch" ? [mark(oval(dark, [X - wide * 0.66, 136], 10, 13))] : [];
};
