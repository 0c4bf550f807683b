import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";
import { star, turn } from "./stars.ts";

/** What grows behind a head and alone tells whose it is. */
export const ownTopsBehind: Readonly<Record<string, HeadPart>> = {
  // Long, bent back, in ridges.
  ibex: ({ dark }, { top }) =>
    bothSides(X, (_, at) => [
      form(bow(dark, [at(13), top + 14], [at(16), top - 84], [at(88), top - 26], 17, 7)),
      ...(
        [
          [15, -14],
          [21, -32],
          [32, -44],
          [47, -48],
          [62, -43],
        ] as const
      ).map(([dx, dy]) => mark(oval(lighten(dark, 0.35), [at(dx), top + dy], 5.5, 3))),
    ]),
  // As high as it is long, with tines on both sides of each beam.
  elk: ({ extra }, { top }) =>
    bothSides(X, (_, at) => [
      form(bow(extra, [at(16), top + 12], [at(78), top - 2], [at(62), top - 78], 11, 6)),
      form(bow(extra, [at(30), top + 4], [at(22), top - 16], [at(30), top - 34], 9, 5)),
      form(bow(extra, [at(52), top - 16], [at(36), top - 38], [at(42), top - 58], 9, 5)),
      form(bow(extra, [at(58), top - 14], [at(88), top - 16], [at(92), top - 38], 9, 5)),
      form(bow(extra, [at(63), top - 44], [at(86), top - 52], [at(88), top - 74], 8, 5)),
    ]),
  // Short ones that curve up out of a cap of wool.
  bison: (_, { top, rx }) =>
    bothSides(X, (_, at) => [
      form(
        bow("#f0e4cc", [at(rx * 0.7), top + 16], [at(rx * 1.34), top + 16], [at(rx * 1.2), top - 20], 14, 6),
      ),
    ]),
  // Fur that stands out about the cheeks, and leaves the crown to the ears.
  ruff: ({ extra }, { rx, y }) => [form(blob(extra, star(X, y + 12, rx + 18, rx + 8, 13)))],
  // Quills as long as an arm, white at the tip.
  spears: ({ extra }) =>
    Array.from({ length: 14 }, (_, nth) => nth).flatMap((nth): Shape[] => {
      const [dx, dy] = turn((0.93 + nth * 0.0492) % 1);
      const long = 112 - (nth % 2) * 14;
      const point = (along: number, out: number): [number, number] => [
        X + dx * along - dy * out,
        102 + dy * along + dx * out,
      ];
      return [
        form(polygonOf(extra, point(30, -8), point(long, 0), point(30, 8))),
        mark(polygonOf("#fff6e6", point(long * 0.7, -3.2), point(long - 3, 0), point(long * 0.7, 3.2))),
      ];
    }),
  // A sea urchin's, straight and all around.
  needles: ({ extra }, { rx, y }) => [form(polygonOf(extra, ...star(X, y, rx + 36, rx - 4, 17)))],
  // A coiled house with bands, which it looks out of.
  spiral: ({ shell, belly, dark }, { y }) => [
    form(oval(shell ?? belly, [X + 16, y - 18], 84, 74)),
    ...(
      [
        [-58, -46],
        [-24, -68],
        [16, -72],
        [54, -58],
        [78, -28],
      ] as const
    ).map(([dx, dy]) =>
      mark(
        bow(
          dark,
          [X + 16 + dx * 0.42, y - 18 + dy * 0.42],
          [X + 22 + dx * 0.7, y - 22 + dy * 0.66],
          [X + 14 + dx, y - 17 + dy * 0.94],
          9,
        ),
      ),
    ),
    mark({ kind: "ring", fill: darken(dark, 0.2), x: X + 40, y: y - 34, rx: 20, ry: 18, width: 5 }),
  ],
};

/** What grows before a head and alone tells whose it is. */
export const ownTopsBefore: Readonly<Record<string, HeadPart>> = {
  bison: ({ extra }, { top, rx }) =>
    [-0.72, -0.36, 0.36, 0.72, 0].map((share) =>
      form(oval(extra, [X + rx * share, top + 8 + Math.abs(share) * 10], 20, 19)),
    ),
  // A llama's: locks of wool that fall over the brow.
  locks: ({ extra }, { top }) =>
    (
      [
        [-22, 6, 13],
        [22, 6, 13],
        [-9, -4, 16],
        [10, -5, 16],
        [-12, 14, 12],
        [12, 14, 12],
        [0, 12, 14],
      ] as const
    ).map(([dx, dy, r]) => form(oval(extra, [X + dx, top + dy], r, r * 1.1))),
  // A rhinoceros beetle's, forked at its end.
  prong: ({ extra }, { top }) => [
    form(bow(extra, [X, top + 14], [X - 10, top - 30], [X + 2, top - 54], 17, 9)),
    form(bow(extra, [X, top - 40], [X - 12, top - 52], [X - 24, top - 54], 8, 5)),
    form(bow(extra, [X, top - 40], [X + 16, top - 50], [X + 26, top - 60], 8, 5)),
  ],
  // Hair gathered up in a ribbon.
  bow: ({ extra }, { top }) => [
    form(
      blob(extra, [
        [X - 8, top + 4],
        [X - 24, top - 22],
        [X - 8, top - 20],
        [X, top - 32],
        [X + 8, top - 20],
        [X + 24, top - 22],
        [X + 8, top + 4],
      ]),
    ),
    ...bothSides(X, (_, at) => [
      form(polygonOf("#e5343f", [at(0), top + 2], [at(24), top - 10], [at(24), top + 14])),
    ]),
    form(oval("#b3222e", [X, top + 2], 7, 7)),
  ],
};
