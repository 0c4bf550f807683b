import { bow, oval } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { blob, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** Hands that are more than a palm: each at its place, with the side of the body that it is on. */
export const mitten = (colour: string, [x, y]: Point, side: number): Shape[] => [
  mark(oval("#d9d4c8", [x, y + 12], 13, 7)),
  form(oval(colour, [x - side * 12, y - 1], 7, 9)),
  form(oval(colour, [x, y - 2], 15, 15)),
];

export const boxingGlove = ([x, y]: Point, side: number): Shape[] => [
  form(oval("#ffffff", [x, y + 11], 12, 8)),
  form(oval("#e0343a", [x, y - 3], 20, 18)),
  form(oval("#c4262e", [x - side * 14, y - 1], 8, 11)),
  mark(oval("#f2767a", [x + side * 6, y - 10], 6, 4)),
];

/** Broader than an arm is thick, with claws to dig. */
export const spade = (colour: string, [x, y]: Point, side: number): Shape[] => [
  ...[-15, -6, 4, 13].map((dx) =>
    form(
      blob("#fff6ea", [
        [x + dx - 4, y - 6],
        [x + dx + 4, y - 6],
        [x + dx * 1.3 + side * 3, y - 29 + Math.abs(dx) * 0.4],
      ]),
    ),
  ),
  form(oval(colour, [x, y], 22, 17)),
];

/** Three claws as long as the palm, bent down. */
export const hooks = ([x, y]: Point, side: number): Shape[] =>
  [-8, 0, 8].map((dx) =>
    form(
      blob("#fff3dc", [
        [x + dx - 4, y + 4],
        [x + dx + 4, y + 4],
        [x + dx + side * 3, y + 18],
        [x + dx - side * 7, y + 27],
        [x + dx - side * 3, y + 14],
      ]),
    ),
  );

/** Fingers that end in round pads. */
export const pads = (colour: string, [x, y]: Point, side: number): Shape[] =>
  [
    [-side * 13, -3],
    [-side * 5, -13],
    [side * 7, -12],
    [side * 13, -1],
  ].map(([dx = 0, dy = 0]) => form(oval(colour, [x + dx, y + dy], 6, 6)));

/** A mantis's: a long blade with teeth, folded down before it. */
export const scythe = (coat: string, [x, y]: Point, side: number): Shape[] => [
  ...[10, 22, 34].map((along) =>
    form(
      polygonOf(
        "#f6ffe0",
        [x - side * along, y - 20],
        [x - side * (along + 9), y - 20],
        [x - side * (along + 4), y - 2],
      ),
    ),
  ),
  form(bow(coat, [x + side * 4, y + 8], [x - side * 22, y - 70], [x - side * 60, y + 8], 21, 4)),
];

/** Half open, with its smaller finger towards the middle. */
export const pincer = (coat: string, [x, y]: Point, side: number): Shape[] => [
  form(
    blob(coat, [
      [x - side * 8, y + 12],
      [x + side * 12, y + 10],
      [x + side * 25, y - 8],
      [x + side * 20, y - 34],
      [x + side * 4, y - 44],
      [x + side * 10, y - 24],
      [x + side * 2, y - 10],
      [x - side * 6, y - 18],
      [x - side * 10, y - 34],
      [x - side * 19, y - 18],
      [x - side * 16, y],
    ]),
  ),
];
