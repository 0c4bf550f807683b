import { darken } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type BodyPart, type HeadPart, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf } from "./shapes.ts";

/** Bodies of what swims. */
export const seaBodies: Readonly<Record<string, BodyPart>> = {
  // As wide as the head, and down to a point: no neck, no hips.
  torpedo: ({ coat, belly, trunk }) => [
    form(
      blob(trunk ?? coat, [
        [X - 44, 84],
        [X + 44, 84],
        [X + 50, 118],
        [X + 42, 154],
        [X + 22, 186],
        [X, 194],
        [X - 22, 186],
        [X - 42, 154],
        [X - 50, 118],
      ]),
    ),
    mark(
      blob(belly, [
        [X - 32, 104],
        [X + 32, 104],
        [X + 30, 146],
        [X + 14, 182],
        [X - 14, 182],
        [X - 30, 146],
      ]),
    ),
  ],
  // All of it is head; behind that a tail stands out on the right.
  puffed: ({ extra }) => [
    form(
      blob(extra, [
        [X + 50, 116],
        [X + 76, 98],
        [X + 104, 76],
        [X + 98, 116],
        [X + 106, 158],
        [X + 76, 134],
      ]),
    ),
    mark(bow("#00000033", [X + 68, 114], [X + 84, 104], [X + 96, 92], 3)),
    mark(bow("#00000033", [X + 68, 120], [X + 84, 130], [X + 97, 143], 3)),
  ],
  // A tail that it lifts out of the water.
  whale: ({ coat, extra }) => [
    form(
      blob(coat, [
        [X + 20, 168],
        [X + 51, 126],
        [X + 68, 112],
        [X + 74, 82],
        [X + 82, 84],
        [X + 83, 124],
        [X + 70, 160],
        [X + 40, 178],
      ]),
    ),
    form(
      blob(extra, [
        [X + 78, 92],
        [X + 61, 84],
        [X + 51, 60],
        [X + 67, 62],
        [X + 78, 76],
        [X + 88, 60],
        [X + 104, 58],
        [X + 95, 82],
      ]),
    ),
  ],
  // A spike, and what is behind the shield.
  horseshoe: ({ coat, extra, dark }) => [
    ...bothSides(X, (_, at) => [form(bow(dark, [at(34), 156], [at(62), 168], [at(58), 186], 7))]),
    form(polygonOf(extra, [X + 30, 152], [X + 44, 140], [X + 122, 196])),
    form(
      blob(darken(coat, 0.16), [
        [X - 44, 136],
        [X + 48, 132],
        [X + 66, 156],
        [X + 40, 174],
        [X - 30, 178],
      ]),
    ),
  ],
  // Risen out of a loop, with one fin along all of its back.
  eel: ({ coat, belly, extra }) => [
    form(bow(extra, [X + 58, 160], [X - 118, 150], [X - 14, 62], 36)),
    form(bow(extra, [X - 40, 190], [X + 20, 204], [X + 62, 168], 34)),
    form(bow(coat, [X - 44, 184], [X + 24, 204], [X + 44, 160], 28)),
    form(bow(coat, [X + 46, 166], [X - 74, 150], [X, 84], 38)),
    mark(bow(belly, [X + 22, 156], [X - 42, 142], [X + 2, 92], 15)),
  ],
  none: () => [],
};

/** Fins and what else stands out behind the heads of the sea. */
export const seaTops: Readonly<Record<string, HeadPart>> = {
  // On the back, which is seen beside the neck.
  dorsal: ({ extra }, { rx, ry, y }) => [
    form(
      blob(extra, [
        [X + rx * 0.6, y - ry * 0.5],
        [X + rx * 1.1, y - ry * 0.56],
        [X + rx * 2.1, y - ry * 0.56],
        [X + rx * 1.46, y + ry * 0.1],
        [X + rx * 1.42, y + ry * 0.7],
        [X + rx * 0.9, y + ry],
      ]),
    ),
  ],
  sail: ({ extra }, { rx, top }) => [
    form(
      blob(extra, [
        [X - rx * 0.5, top + 16],
        [X - rx * 0.34, top - 16],
        [X + rx * 0.06, top - 30],
        [X + rx * 0.62, top - 24],
        [X + rx * 0.56, top - 4],
        [X + rx * 0.76, top + 22],
      ]),
    ),
    ...[-0.16, 0.12, 0.4].map((dx) =>
      mark(
        bow("#00000033", [X + rx * dx, top + 6], [X + rx * dx, top - 8], [X + rx * (dx + 0.08), top - 19], 3),
      ),
    ),
  ],
  spout: (_, { top }) => [
    ...bothSides(X, (_, at) => [
      form(bow("#bfe6fb", [at(0), top + 8], [at(2), top - 34], [at(22), top - 34], 11)),
      form(bow("#bfe6fb", [at(16), top - 36], [at(32), top - 34], [at(33), top - 14], 10)),
    ]),
  ],
  // The bag of a squid: a point with a fin on each side.
  mantle: ({ coat, extra }, { rx, y, top }) => [
    form(
      blob(extra, [
        [X, top - 62],
        [X + rx * 0.9, top - 26],
        [X + rx * 1.24, top - 2],
        [X, top + 10],
        [X - rx * 1.24, top - 2],
        [X - rx * 0.9, top - 26],
      ]),
    ),
    form(
      blob(coat, [
        [X, top - 56],
        [X + rx * 0.56, top - 20],
        [X + rx * 0.92, y],
        [X - rx * 0.92, y],
        [X - rx * 0.56, top - 20],
      ]),
    ),
  ],
  // One with a hem of waves all around.
  ruffle: ({ extra, dark, coat }, { rx, y, top }) => [
    form(
      blob(
        extra,
        [-1, 1].flatMap((side) => {
          const hem = [0, 1, 2, 3, 4, 5].map((nth): [number, number] => [
            X + side * (rx * (0.84 + nth * 0.1) + (nth % 2) * 13),
            top - 46 + nth * 22,
          ]);
          return side > 0 ? hem : hem.reverse();
        }),
      ),
    ),
    form(
      blob(coat, [
        [X, top - 44],
        [X + rx * 0.74, top - 26],
        [X + rx * 1.06, y],
        [X - rx * 1.06, y],
        [X - rx * 0.74, top - 26],
      ]),
    ),
    ...[-30, -16, -2].map((up) =>
      mark(
        bow(
          dark,
          [X - rx * 0.6 - up * 0.4, top + up],
          [X, top + up - 9],
          [X + rx * 0.6 + up * 0.4, top + up],
          5,
        ),
      ),
    ),
  ],
};

/** The tails of what swims, which start where the body ends in a point. */
export const seaTails: Readonly<Record<string, BodyPart>> = {
  fluke: ({ extra }) => [
    form(
      blob(extra, [
        [X + 2, 192],
        [X + 22, 168],
        [X + 56, 160],
        [X + 82, 128],
        [X + 74, 164],
        [X + 88, 198],
        [X + 54, 186],
      ]),
    ),
  ],
};

/** The white below a snout, down to the belly. */
export const sharkJaw: HeadPart = ({ belly }, { rx, ry, y }) => [
  mark(
    blob(belly, [
      [X, y + ry * 0.22],
      [X + rx * 0.62, y + ry * 0.36],
      [X + rx * 0.84, y + ry * 0.66],
      [X + rx * 0.68, y + ry * 1.36],
      [X - rx * 0.68, y + ry * 1.36],
      [X - rx * 0.84, y + ry * 0.66],
      [X - rx * 0.62, y + ry * 0.36],
    ]),
  ),
  ...bothSides(X, (_, at) => [mark(oval("#00000055", [at(7), y + ry * 0.14], 3, 2))]),
];
