import { bow, oval } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { ownTopsBefore } from "./own-tops.ts";
import { blob, bothSides, form, mark, polygonOf } from "./shapes.ts";

const longHair: HeadPart = ({ extra }, { rx, ry, y, top }) => [
  form(
    blob(extra, [
      [X - rx * 1.06, y - 4],
      [X - rx * 0.8, top + 2],
      [X, top - 11],
      [X + rx * 0.8, top + 2],
      [X + rx * 1.06, y - 4],
      [X + rx * 0.6, top + 24],
      [X - rx * 0.6, top + 24],
    ]),
  ),
  ...bothSides(X, (_, at) => [
    form(
      blob(extra, [
        [at(rx * 1.04), y - 10],
        [at(rx * 1.06), y + 14],
        [at(rx * 0.74), y + ry * 0.86],
        [at(0), y + ry * 1.08],
        [at(rx * 0.5), y + ry * 0.72],
        [at(rx * 0.8), y + 12],
      ]),
    ),
  ]),
];

/** Hair that leaves the cheeks free. */
const capOfHair: HeadPart = ({ extra }, { rx, y, top }) => [
  form(
    blob(extra, [
      [X - rx * 1.04, y - 8],
      [X - rx * 0.8, top + 4],
      [X, top - 10],
      [X + rx * 0.8, top + 4],
      [X + rx * 1.04, y - 8],
      [X + rx * 0.7, top + 30],
      [X + rx * 0.1, top + 22],
      [X - rx * 0.5, top + 30],
    ]),
  ),
];

/** Of a bank for coins; there is none in a slit. */
const slot: HeadPart = ({ dark }, { top }) => [mark(oval(dark, [X, top + 9], 25, 5.5))];

/** Hair that falls between the eyes. */
const lock = (fill: string, top: number) =>
  form(
    blob(fill, [
      [X - 22, top + 10],
      [X - 4, top - 6],
      [X + 18, top + 2],
      [X + 12, top + 18],
      [X - 4, top + 36],
      [X - 8, top + 20],
    ]),
  );

/** What grows on a head, before it. */
export const topsBefore: Readonly<Record<string, HeadPart>> = {
  ...ownTopsBefore,
  tuft: ({ extra }, { top }) => [
    form(
      blob(extra, [
        [X - 16, top + 10],
        [X - 14, top - 12],
        [X - 2, top - 4],
        [X + 4, top - 20],
        [X + 10, top - 4],
        [X + 20, top - 8],
        [X + 16, top + 10],
      ]),
    ),
  ],
  comb: (_, { top }) =>
    [-16, 0, 16].map((dx, nth) => form(oval("#e5383b", [X + dx, top - (nth === 1 ? 6 : 0)], 11, 13))),
  crest: ({ extra }, { top }) =>
    [-14, 2, 18].map((dx) =>
      form(bow(extra, [X + dx * 0.4, top + 10], [X + dx, top - 14], [X + dx * 1.8 + 6, top - 26], 9)),
    ),
  wool: ({ extra }, { top }) =>
    [-30, -11, 11, 30].map((dx, nth) => form(oval(extra, [X + dx, top + (nth % 3 === 0 ? 12 : 2)], 19, 17))),
  shag: ({ extra }, { rx, top }) => [
    form(
      blob(extra, [
        [X - rx * 0.7, top + 20],
        [X - rx * 0.5, top - 4],
        [X, top - 14],
        [X + rx * 0.5, top - 4],
        [X + rx * 0.7, top + 20],
        [X + rx * 0.3, top + 12],
        [X + 4, top + 26],
        [X - rx * 0.3, top + 12],
      ]),
    ),
  ],
  // A fringe over the brow, down to the eyes.
  highland: ({ extra }, { rx, top, eyeY }) => [
    form(
      blob(extra, [
        [X - rx * 1.04, eyeY - 6],
        [X - rx * 0.9, top + 2],
        [X, top - 12],
        [X + rx * 0.9, top + 2],
        [X + rx * 1.04, eyeY - 6],
        [X + rx * 0.62, eyeY - 16],
        [X + rx * 0.36, eyeY - 4],
        [X, eyeY - 16],
        [X - rx * 0.36, eyeY - 4],
        [X - rx * 0.62, eyeY - 16],
      ]),
    ),
  ],
  habit: ({ extra }, { rx, y, top }) => [
    form(
      blob(extra, [
        [X - rx * 1.06, y - 6],
        [X - rx * 0.8, top + 2],
        [X, top - 12],
        [X + rx * 0.8, top + 2],
        [X + rx * 1.06, y - 6],
        [X, top + 12],
      ]),
    ),
    form(
      blob("#ffffff", [
        [X - rx * 1.02, y - 6],
        [X, top + 4],
        [X + rx * 1.02, y - 6],
        [X + rx * 0.96, y + 4],
        [X, top + 22],
        [X - rx * 0.96, y + 4],
      ]),
    ),
  ],
  "long-hair": longHair,
  bun: capOfHair,
  cowl: longHair,
  hair: capOfHair,
  bald: ({ extra }, { rx, y }) =>
    bothSides(X, (_, at) => [form(oval(extra, [at(rx * 0.96), y - 6], 11, 16))]),
  horn: (_, { top }) => [form(polygonOf("#ffd66b", [X - 10, top + 14], [X, top - 40], [X + 10, top + 14]))],
  forelock: ({ extra }, { top }) => [lock(extra, top)],
  unicorn: (_, { top }) => [
    lock("#ff7fb8", top),
    form(polygonOf("#ffd66b", [X - 11, top + 16], [X + 2, top - 52], [X + 13, top + 14])),
    ...[0, 1, 2].map((nth) => {
      const [half, y] = [10 - nth * 2.4, top + 6 - nth * 16];
      return mark(bow("#c98a1e", [X - half + 1, y + 4], [X + 1, y + 3], [X + half + 1, y - 5], 3.4));
    }),
  ],
  // A blade between feelers that sweep out, clear of face and hands.
  rostrum: ({ coat, extra }, { rx, top }) => [
    ...bothSides(X, (_, at) => [
      form(bow(extra, [at(16), top + 12], [at(rx * 1.7), top - 40], [at(rx * 2.2), top + 52], 4)),
      form(bow(extra, [at(12), top + 8], [at(26), top - 18], [at(48), top - 24], 4)),
    ]),
    form(
      polygonOf(
        coat,
        [X - 15, top + 12],
        [X - 9, top - 6],
        [X - 4, top - 8],
        [X - 2, top - 20],
        [X + 3, top - 22],
        [X + 9, top - 40],
        [X + 15, top + 12],
      ),
    ),
  ],
  // One feather that falls forward.
  topknot: ({ extra }, { top }) => [
    form(bow(extra, [X, top + 8], [X - 8, top - 22], [X + 14, top - 28], 5)),
    form(oval(extra, [X + 20, top - 22], 9, 12)),
  ],
  stem: ({ extra }, { top }) => [form(bow(extra, [X, top + 8], [X - 2, top - 10], [X + 12, top - 20], 11))],
  // Three horns: two over the eyes, one on the nose.
  frill: (_, { y, top, reach }) => [
    ...bothSides(X, (_, at) => [
      form(
        polygonOf(
          "#f6ead0",
          [at(reach - 9), top + 18],
          [at(reach + 12), top - 42],
          [at(reach + 9), top + 18],
        ),
      ),
    ]),
    form(polygonOf("#f6ead0", [X - 10, y + 8], [X, y - 26], [X + 10, y + 8])),
  ],
  slot,
  slit: slot,
  yuzu: (_, { top }) => [
    form(oval("#f59a23", [X, top - 12], 21, 18)),
    mark(oval("#ffc56b", [X - 7, top - 18], 6, 4)),
    form(polygonOf("#4f9a3a", [X, top - 28], [X + 20, top - 40], [X + 17, top - 26])),
  ],
  plate: ({ extra, dark }, { rx, y, top }) => [
    form(
      blob(extra, [
        [X - rx * 0.98, y - 10],
        [X - rx * 0.7, top + 4],
        [X, top - 10],
        [X + rx * 0.7, top + 4],
        [X + rx * 0.98, y - 10],
        [X + rx * 0.4, y - 26],
        [X, y - 14],
        [X - rx * 0.4, y - 26],
      ]),
    ),
    ...[4, 16].map((down) =>
      mark(
        bow(dark, [X - rx * 0.66, top + 10 + down], [X, top - 6 + down], [X + rx * 0.66, top + 10 + down], 3),
      ),
    ),
  ],
  whips: ({ extra }, { top }) =>
    bothSides(X, (_, at) => [
      form(bow(extra, [at(12), top + 8], [at(30), top - 44], [at(76), top - 26], 5)),
      form(bow(extra, [at(8), top + 8], [at(10), top - 20], [at(26), top - 24], 4)),
    ]),
  swirl: ({ coat }, { top }) => [
    form(oval(coat, [X, top + 4], 34, 16)),
    form(
      blob(coat, [
        [X - 18, top - 4],
        [X - 8, top - 22],
        [X + 10, top - 36],
        [X + 10, top - 16],
        [X + 20, top - 4],
      ]),
    ),
  ],
  feelers: ({ coat }, { top }) =>
    bothSides(X, (_, at) => [
      form(bow(coat, [at(16), top + 10], [at(20), top - 16], [at(24), top - 28], 8)),
      form(oval(coat, [at(24), top - 30], 9, 9)),
    ]),
  aerial: ({ extra }, { top }) => [
    form(bow("#5a6472", [X, top + 6], [X, top - 10], [X, top - 22], 5)),
    form(oval(extra, [X, top - 26], 9, 9)),
  ],
  antennae: ({ extra }, { top }) =>
    bothSides(X, (_, at) => [
      form(bow(extra, [at(12), top + 8], [at(18), top - 20], [at(34), top - 30], 5)),
      form(oval(extra, [at(35), top - 31], 7, 7)),
    ]),
  quills: ({ extra, coat }, { rx, ry, y }) => {
    const fringe = [0.92, 0.62, 0.36, 0.12, -0.12, -0.36, -0.62, -0.92].map((out, nth): Point => {
      const low = nth % 2 === 0 ? -0.2 : -0.5;
      return [X + rx * out, y + ry * (low - (1 - Math.abs(out)) * 0.16)];
    });
    return [
      form(
        polygonOf(
          extra,
          [X - rx * 1.04, y - ry * 0.3],
          [X - rx * 0.86, y - ry * 0.74],
          [X - rx * 0.42, y - ry * 1.02],
          [X, y - ry * 1.1],
          [X + rx * 0.42, y - ry * 1.02],
          [X + rx * 0.86, y - ry * 0.74],
          [X + rx * 1.04, y - ry * 0.3],
          ...fringe,
        ),
      ),
      ...bothSides(X, (_, at) => [
        form(oval(coat, [at(rx * 0.9), y - ry * 0.44], 12, 13)),
        mark(oval("#d99a8a", [at(rx * 0.9), y - ry * 0.42], 6, 7)),
      ]),
    ];
  },
};
