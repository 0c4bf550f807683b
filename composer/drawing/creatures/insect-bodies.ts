import { darken } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type BodyPart, X } from "./head-frame.ts";
import { blob, bothSides, form, mark } from "./shapes.ts";

/** Thin legs that are bent, two on each side beside the arms. */
const legs = (colour: string) =>
  bothSides(X, (_, at) => [
    form(bow(colour, [at(14), 134], [at(74), 116], [at(66), 190], 5)),
    form(bow(colour, [at(14), 142], [at(50), 138], [at(38), 196], 5)),
  ]);

/** Bodies of insects. */
export const insectBodies: Readonly<Record<string, BodyPart>> = {
  // A sack of folds on eight short legs with claws.
  tardigrade: ({ coat, dark }) => [
    ...bothSides(X, (side, at) =>
      [132, 156, 178].flatMap((y, nth) => {
        const [x, low] = [at(50 - nth * 8), y + 12];
        return [
          ...[-6, 0, 6].map((dx) => form(oval(dark, [x + dx + side * 6, low + 11], 3, 6))),
          form(bow(coat, [at(24), y], [at(48 - nth * 6), y], [x + side * 5, low + 4], 20)),
        ];
      }),
    ),
    ...[178, 156, 132].map((y, nth) => form(oval(coat, [X, y], 36 + nth * 4, 20))),
    ...[142, 166].map((y) => mark(bow(darken(coat, 0.24), [X - 34, y], [X, y + 7], [X + 34, y], 3.4))),
  ],
  // Three thin legs on each side of plates that narrow down.
  scorpion: ({ coat, belly, extra }) => [
    ...bothSides(X, (_, at) =>
      [126, 144, 162].map((y, nth) =>
        form(bow(extra, [at(20), y], [at(70 - nth * 6), y - 16], [at(72 - nth * 12), y + 32], 8)),
      ),
    ),
    ...[176, 160, 144, 128].map((y, nth) =>
      form(oval(nth % 2 === 0 ? coat : belly, [X, y], 27 + nth * 4, 15)),
    ),
  ],
  // Slim and ringed, under a hump.
  gnat: ({ coat, belly, dark }) => [
    ...legs(dark),
    form(
      blob(belly, [
        [X - 13, 130],
        [X + 13, 130],
        [X + 17, 158],
        [X + 8, 190],
        [X, 198],
        [X - 8, 190],
        [X - 17, 158],
      ]),
    ),
    ...[148, 163, 177].map((y, nth) =>
      mark(bow(dark, [X - 15 + nth * 2, y], [X, y + 5], [X + 15 - nth * 2, y], 6)),
    ),
    form(oval(coat, [X, 122], 26, 18)),
  ],
  // Three parts, the last the largest.
  ant: ({ coat, dark, belly }) => [
    ...legs(dark),
    form(oval(coat, [X, 166], 33, 29)),
    mark(bow(darken(coat, 0.3), [X - 28, 168], [X, 177], [X + 28, 168], 3)),
    mark(oval(belly, [X - 10, 156], 9, 6)),
    form(oval(coat, [X, 124], 20, 18)),
  ],
  // Hind legs with knees as high as its shoulders.
  hopper: ({ coat, belly, dark, extra }) => [
    ...bothSides(X, (_, at) => [
      form(bow(dark, [at(78), 92], [at(82), 146], [at(58), 194], 8)),
      form(
        blob(coat, [
          [at(18), 162],
          [at(40), 126],
          [at(74), 82],
          [at(86), 90],
          [at(70), 134],
          [at(34), 178],
        ]),
      ),
    ]),
    form(
      blob(coat, [
        [X - 22, 106],
        [X + 22, 106],
        [X + 28, 142],
        [X + 18, 186],
        [X, 196],
        [X - 18, 186],
        [X - 28, 142],
      ]),
    ),
    mark(oval(belly, [X, 150], 16, 34)),
    ...[132, 146, 160, 174].map((y) => mark(bow(`${extra}66`, [X - 15, y], [X, y + 4], [X + 15, y], 3))),
  ],
};
