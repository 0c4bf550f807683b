import { darken } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { sharkJaw } from "./sea-bodies.ts";
import { blob, bothSides, form, mark, polygonOf } from "./shapes.ts";

/** What has jaws and no nose. */
export const jaws: Readonly<Record<string, HeadPart>> = {
  croc: ({ coat }, { y }) => [
    form(
      blob(coat, [
        [X, y - 6],
        [X + 30, y + 2],
        [X + 48, y + 46],
        [X + 28, y + 66],
        [X - 28, y + 66],
        [X - 48, y + 46],
        [X - 30, y + 2],
      ]),
    ),
    ...bothSides(X, (_, at) => [
      mark(oval("#00000088", [at(10), y + 10], 4, 3)),
      mark(polygonOf("#ffffff", [at(38), y + 34], [at(27), y + 36], [at(33), y + 50])),
      mark(polygonOf("#ffffff", [at(22), y + 38], [at(12), y + 39], [at(17), y + 52])),
    ]),
  ],
  // As wide as it is high, and never quite shut over its teeth.
  rex: ({ coat }, { y }) => [
    form(
      blob(darken(coat, 0.12), [
        [X - 48, y + 26],
        [X + 48, y + 26],
        [X + 44, y + 58],
        [X + 24, y + 68],
        [X - 24, y + 68],
        [X - 44, y + 58],
      ]),
    ),
    mark(
      blob("#4a1626", [
        [X - 46, y + 34],
        [X + 46, y + 34],
        [X + 38, y + 53],
        [X, y + 58],
        [X - 38, y + 53],
      ]),
    ),
    ...bothSides(X, (_, at) =>
      [8, 24, 40].map((dx) =>
        mark(polygonOf("#ffffff", [at(dx - 7), y + 36], [at(dx + 7), y + 36], [at(dx), y + 53 - dx * 0.06])),
      ),
    ),
    form(
      blob(coat, [
        [X - 40, y - 6],
        [X + 40, y - 6],
        [X + 60, y + 12],
        [X + 60, y + 32],
        [X + 46, y + 40],
        [X - 46, y + 40],
        [X - 60, y + 32],
        [X - 60, y + 12],
      ]),
    ),
    ...bothSides(X, (_, at) => [mark(oval("#00000088", [at(18), y + 6], 5, 3.6))]),
  ],
  lizard: ({ belly, coat }, { rx, ry, y }) => [
    form(
      blob(belly, [
        [X - 16, y + ry * 0.72],
        [X + 16, y + ry * 0.72],
        [X + 13, y + ry * 1.34],
        [X, y + ry * 1.5],
        [X - 13, y + ry * 1.34],
      ]),
    ),
    form(
      blob(coat, [
        [X, y + ry * 0.06],
        [X + rx * 0.66, y + ry * 0.3],
        [X + rx * 0.84, y + ry * 0.78],
        [X + rx * 0.4, y + ry * 1.06],
        [X - rx * 0.4, y + ry * 1.06],
        [X - rx * 0.84, y + ry * 0.78],
        [X - rx * 0.66, y + ry * 0.3],
      ]),
    ),
    ...bothSides(X, (_, at) => [
      mark(oval("#00000088", [at(8), y + ry * 0.32], 3.4, 2.6)),
      form(oval(belly, [at(rx * 0.86), y + ry * 0.5], 9, 9)),
    ]),
  ],
  bottle: ({ belly, coat }, { rx, ry, y }) => [
    mark(oval(belly, [X, y + ry * 0.8], rx * 0.6, ry * 0.24)),
    form(oval(coat, [X, y + ry * 0.42], rx * 0.46, ry * 0.34)),
  ],
  // Lips that pout between full cheeks.
  pout: ({ belly }, { rx, ry, y, mouthY }) => [
    mark(oval(belly, [X, y + ry * 0.56], rx * 0.8, ry * 0.42)),
    form(oval("#f2a27e", [X, mouthY + 4], 27, 17)),
  ],
  // A hole for a nose, and teeth that nothing covers.
  skull: ({ coat }, { ry, y }) => [
    form(
      blob(coat, [
        [X - 32, y + ry * 0.5],
        [X + 32, y + ry * 0.5],
        [X + 28, y + ry * 1.16],
        [X, y + ry * 1.24],
        [X - 28, y + ry * 1.16],
      ]),
    ),
    mark(oval(coat, [X, y + ry * 0.46], 36, 16)),
    ...bothSides(X, (_, at) => [
      mark(polygonOf("#2a2028", [at(0), y + ry * 0.14], [at(8), y + ry * 0.36], [at(1), y + ry * 0.32])),
      ...[5, 15].map((dx) =>
        mark(
          polygonOf(
            "#2a2028",
            [at(dx - 1.6), y + ry * 0.92],
            [at(dx + 1.6), y + ry * 0.92],
            [at(dx + 1.6), y + ry * 1.2],
            [at(dx - 1.6), y + ry * 1.2],
          ),
        ),
      ),
    ]),
  ],
  // An insect's, small, between eyes at the corners of its head.
  mandible: ({ coat }, { mouthY }) =>
    bothSides(X, (_, at) => [
      form(polygonOf(darken(coat, 0.2), [at(3), mouthY + 6], [at(15), mouthY + 4], [at(5), mouthY + 17])),
    ]),
  shark: sharkJaw,
  // A horny lip with a hook in its middle.
  turtle: ({ belly }, { ry, y }) => [
    mark(
      blob(belly, [
        [X - 29, y + ry * 0.4],
        [X, y + ry * 0.16],
        [X + 29, y + ry * 0.4],
        [X + 25, y + ry * 0.78],
        [X, y + ry * 0.94],
        [X - 25, y + ry * 0.78],
      ]),
    ),
    ...bothSides(X, (_, at) => [mark(oval("#00000088", [at(6), y + ry * 0.26], 2.6, 2.2))]),
  ],
  fish: (_, { rx, y }) =>
    bothSides(X, (_, at) => [
      mark(bow("#00000033", [at(rx * 0.72), y - 6], [at(rx * 0.6), y + 14], [at(rx * 0.7), y + 30], 4)),
    ]),
};
