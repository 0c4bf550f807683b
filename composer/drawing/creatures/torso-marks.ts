import { bow, oval } from "../acting/strokes.ts";
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
  // Along both sides of the back, dark about light.
  if (kind === "lines")
    return bothSides(X, (_, at) => [
      mark(bow(dark, [at(wide - 8), 118], [at(wide - 1), 146], [at(wide - 6), 170], 10)),
      mark(bow("#fff6e6", [at(wide - 8), 120], [at(wide - 1), 146], [at(wide - 6), 168], 4)),
    ]);
  // A bird of prey's breast.
  if (kind === "barred")
    return [132, 146, 160].flatMap((y, row) =>
      [-1, 0, 1].map((out) => {
        const x = X + out * 15 + (row % 2) * 7 - 3;
        return mark(bow(dark, [x - 6, y], [x, y + 6], [x + 6, y], 3.4));
      }),
    );
  // White across a dark chest.
  if (kind === "crescent") return [mark(bow("#ffffff", [X - 25, 124], [X, 142], [X + 25, 124], 10))];
  // From the throat over the shoulder, between white edges.
  if (kind === "sash")
    return bothSides(X, (_, at) => [
      mark(polygonOf("#f4f1ea", [at(0), 112], [at(13), 108], [at(wide - 2), 150], [at(wide - 4), 166])),
      mark(polygonOf(dark, [at(0), 118], [at(10), 112], [at(wide - 2), 154], [at(wide - 5), 162])),
    ]);
  // From one shoulder to the other hip, of who won.
  if (kind === "winner")
    return [
      form(polygonOf("#ffd23f", [X - wide + 4, 116], [X - 8, 104], [X + wide, 160], [X + wide - 10, 178])),
      mark(
        polygonOf("#e83f7f", [X - wide + 8, 117], [X - 12, 108], [X + wide - 1, 164], [X + wide - 9, 174]),
      ),
      ...[0.24, 0.48, 0.72].map((share) =>
        mark(oval("#ffffff", [X - wide * 0.55 + share * wide * 1.9, 112 + share * 56], 4.4, 4.4)),
      ),
    ];
  if (kind === "fleece")
    return [
      ...FLEECE.map(([dx, dy]) => form(oval(extra, [X + dx, 146 + dy], 17, 16))),
      mark(oval(extra, [X, 146], 38, 31)),
    ];
  // What a turtle has for a belly.
  if (kind === "plastron")
    return [
      mark(oval("#f0e0a0", [X, 148], 30, 32)),
      mark(bow("#00000044", [X, 118], [X, 148], [X, 178], 3)),
      ...[136, 158].map((y) => mark(bow("#00000044", [X - 28, y], [X, y + 2], [X + 28, y], 3))),
    ];
  // A coat of loose feathers, white where the wings end, and a collar of down.
  if (kind === "plumes")
    return [
      ...bothSides(X, (_, at) => [
        form(oval("#ffffff", [at(62), 168], 15, 15)),
        form(oval("#ffffff", [at(44), 178], 15, 13)),
      ]),
      ...[
        [0, 128],
        [-32, 138],
        [32, 138],
        [-14, 150],
        [16, 154],
        [-38, 160],
        [40, 160],
        [0, 172],
      ].map(([dx = 0, y = 0]) =>
        mark(bow(dark, [X + dx - 13, y - 4], [X + dx, y + 9], [X + dx + 13, y - 4], 5)),
      ),
      form(oval("#ffffff", [X, 110], 24, 9)),
    ];
  if (kind === "joey")
    return [
      ...bothSides(X, (_, at) => [form(oval("#a8703f", [at(10), 122], 5.5, 12))]),
      form(oval("#d59a66", [X, 139], 18, 15)),
      ...bothSides(X, (_, at) => [mark(oval("#1d1a26", [at(7), 136], 2.8, 3.4))]),
      mark(oval("#1d1a26", [X, 143], 4, 2.8)),
      form(
        blob(extra, [
          [X - 34, 146],
          [X, 153],
          [X + 34, 146],
          [X + 29, 170],
          [X, 181],
          [X - 29, 170],
        ]),
      ),
      mark(bow("#00000055", [X - 28, 152], [X, 160], [X + 28, 152], 3)),
    ];
  if (kind === "scales")
    return [132, 148, 164].flatMap((y, row) =>
      bothSides(X, (_, at) => [mark(oval(dark, [at(wide * (0.8 - (row % 2) * 0.12)), y], 8, 6))]),
    );
  return kind === "patch" ? [mark(oval(dark, [X - wide * 0.66, 136], 10, 13))] : [];
};
