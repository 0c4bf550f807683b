import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { ownMarks } from "./own-marks.ts";
import { blob, bothSides, form, mark, polygonOf } from "./shapes.ts";

/** Colors that lie on a head: masks, patches, stripes. */
export const headMarks: Readonly<Record<string, HeadPart>> = {
  ...ownMarks,
  mask: ({ dark }, { rx, eyeY, reach }) =>
    bothSides(X, (_, at) => [
      mark(
        blob(dark, [
          [at(6), eyeY + 2],
          [at(reach), eyeY - 19],
          [at(rx * 0.86), eyeY + 6],
          [at(rx * 0.84), eyeY + 20],
          [at(reach), eyeY + 18],
        ]),
      ),
    ]),
  // Bandages, laid across this way and that.
  wraps: ({ dark }, { rx, ry, y }) =>
    [-0.78, -0.5, 0.5, 0.8].flatMap((down, nth) => {
      const half = rx * (1.02 - Math.abs(down) * 0.42);
      const tilt = nth % 2 === 0 ? 7 : -7;
      const at = y + ry * down;
      return [mark(bow(dark, [X - half, at - tilt], [X, at + 5], [X + half, at + tilt], 3.6))];
    }),
  // Forked, out of a mouth that is shut.
  tongue: (_, { mouthY }) => [
    form(bow("#e5343f", [X, mouthY + 4], [X + 1, mouthY + 14], [X, mouthY + 24], 5)),
    ...bothSides(X, (_, at) => [
      form(bow("#e5343f", [at(0), mouthY + 22], [at(2), mouthY + 28], [at(10), mouthY + 34], 4.5)),
    ]),
  ],
  scales: ({ dark }, { rx, ry, y }) =>
    [0.9, 0.66, 0.42].flatMap((up, row) =>
      (row % 2 === 0 ? [-0.4, 0, 0.4] : [-0.6, -0.2, 0.2, 0.6]).map((out) =>
        mark(oval(dark, [X + rx * out * (1.1 - up * 0.35), y - ry * up + 2], 8, 6.5)),
      ),
    ),
  bars: ({ dark }, { ry, y, eyeY, reach }) =>
    bothSides(X, (_, at) => [
      mark(
        blob(dark, [
          [at(reach - 8), y - ry * 0.86],
          [at(reach + 8), y - ry * 0.8],
          [at(reach + 15), eyeY],
          [at(reach + 6), y + ry * 0.62],
          [at(reach - 10), y + ry * 0.56],
          [at(reach - 14), eyeY],
        ]),
      ),
    ]),
  // No seam where the head ends and the body begins.
  throat: ({ coat }, { rx, ry, y }) => [
    mark(
      blob(coat, [
        [X - rx * 0.78, y + ry * 0.5],
        [X + rx * 0.78, y + ry * 0.5],
        [X + rx * 0.84, y + ry * 1.04],
        [X + rx * 0.6, y + ry * 1.3],
        [X - rx * 0.6, y + ry * 1.3],
        [X - rx * 0.84, y + ry * 1.04],
      ]),
    ),
  ],
  gills: (_, { rx, y }) =>
    bothSides(X, (_, at) =>
      [0, 8, 16].map((dy) =>
        mark(
          bow(
            "#00000066",
            [at(rx * (0.99 - dy / 200)), y + 10 + dy],
            [at(rx * 0.8), y + 14 + dy],
            [at(rx * 0.8), y + 22 + dy],
            3.4,
          ),
        ),
      ),
    ),
  // What hangs red from under a beak.
  wattle: (_, { ry, y }) => [
    ...bothSides(X, (_, at) => [form(oval("#e5383b", [at(7), y + ry * 0.84], 8, 13))]),
  ],
  // Two broad bands, each between thin dark lines.
  bands: ({ dark }, { rx, ry, y }) =>
    bothSides(X, (_, at) =>
      [
        ["#1d1a26", 19],
        [dark, 13],
      ].map(([fill, width]) =>
        mark(
          bow(
            String(fill),
            [at(rx * 0.64), y - ry * 0.7],
            [at(rx * 0.86), y],
            [at(rx * 0.64), y + ry * 0.7],
            Number(width),
          ),
        ),
      ),
    ),
  patches: ({ dark }, { eyeY, reach }) =>
    bothSides(X, (_, at) => [mark(oval(dark, [at(reach + 2), eyeY + 3], 18, 21))]),
  patch: ({ dark }, { eyeY, reach }) => [mark(oval(dark, [X + reach + 1, eyeY], 21, 22))],
  cheeks: ({ belly }, { rx, ry, y }) =>
    bothSides(X, (_, at) => [
      mark(
        blob(belly, [
          [at(2), y + 14],
          [at(rx * 0.5), y + 2],
          [at(rx * 0.99), y + 10],
          [at(rx * 0.76), y + ry * 0.74],
          [at(0), y + ry * 0.98],
        ]),
      ),
    ]),
  face: ({ belly }, { rx, ry, y }) => [
    mark(
      blob(belly, [
        [X, y - ry * 0.5],
        [X + rx * 0.6, y - ry * 0.74],
        [X + rx * 0.8, y],
        [X + rx * 0.6, y + ry * 0.74],
        [X, y + ry * 0.94],
        [X - rx * 0.6, y + ry * 0.74],
        [X - rx * 0.8, y],
        [X - rx * 0.6, y - ry * 0.74],
      ]),
    ),
  ],
  // Dark from the crown down to between the eyes.
  peak: ({ dark }, { rx, ry, y }) => [
    mark(
      polygonOf(
        dark,
        [X - rx * 0.62, y - ry * 0.8],
        [X, y - ry],
        [X + rx * 0.62, y - ry * 0.8],
        [X, y - ry * 0.1],
      ),
    ),
  ],
  blaze: ({ belly }, { ry, y }) => [
    mark(
      blob(belly, [
        [X - 7, y - ry * 0.94],
        [X + 7, y - ry * 0.94],
        [X + 12, y + ry * 0.4],
        [X - 12, y + ry * 0.4],
      ]),
    ),
  ],
  stripes: ({ dark }, { rx, ry, y }) => [
    mark(polygonOf(dark, [X - 6, y - ry], [X + 6, y - ry], [X, y - ry * 0.5])),
    ...bothSides(X, (_, at) => [
      mark(polygonOf(dark, [at(17), y - ry * 0.98], [at(28), y - ry * 0.9], [at(16), y - ry * 0.52])),
      mark(polygonOf(dark, [at(rx), y - 2], [at(rx * 0.98), y + 10], [at(rx * 0.66), y + 4])),
      mark(polygonOf(dark, [at(rx * 0.97), y + 18], [at(rx * 0.86), y + 28], [at(rx * 0.6), y + 18])),
    ]),
  ],
  spots: ({ dark }, { rx, ry, y }) =>
    [
      [-30, -30],
      [26, -34],
      [-6, -38],
      [40, 4],
      [-42, 6],
      [36, 26],
      [-36, 28],
    ].map(([dx = 0, dy = 0]) => mark(oval(dark, [X + (dx * rx) / 54, y + (dy * ry) / 48], 6, 5))),
  chops: ({ belly }, { rx, ry, y }) =>
    bothSides(X, (_, at) => [mark(oval(belly, [at(rx * 0.64), y + ry * 0.5], 20, 16))]),
  rings: ({ extra, belly }, { eyeY, reach }) =>
    bothSides(X, (_, at) => [
      form(oval(belly, [at(reach), eyeY + 2], 25, 26)),
      mark(oval(extra, [at(reach), eyeY + 2], 19, 20)),
    ]),
  brows: ({ belly }, { eyeY, reach }) =>
    bothSides(X, (_, at) => [mark(oval(belly, [at(reach), eyeY - 19], 7, 5))]),
  glasses: (_, { eyeY, reach }) =>
    bothSides(X, (_, at) => [
      mark({ kind: "ring", fill: "#33303a", x: at(reach), y: eyeY, rx: 19, ry: 18, width: 4 }),
      mark(bow("#33303a", [at(0), eyeY - 2], [at(2), eyeY - 4], [at(5), eyeY - 2], 4)),
    ]),
  redstripe: ({ dark }, { ry, y }) => [
    mark(
      blob(dark, [
        [X - 6, y - ry * 0.3],
        [X + 6, y - ry * 0.3],
        [X + 11, y + ry * 0.3],
        [X - 11, y + ry * 0.3],
      ]),
    ),
  ],
  // Of leather, with studs.
  collar: (_, { y, ry }) => [
    form(bow("#c22f3a", [X - 34, y + ry + 4], [X, y + ry + 26], [X + 34, y + ry + 4], 15)),
    ...[-24, -9, 9, 24].map((dx) =>
      form(polygonOf("#f4f1e8", [X + dx - 6, y + ry + 14], [X + dx + 6, y + ry + 14], [X + dx, y + ry + 30])),
    ),
  ],
  // The scalloped rim of a bell.
  rim: ({ extra }, { rx, ry, y }) =>
    [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].map((share) =>
      form(oval(extra, [X + rx * share, y + ry * (0.92 - share * share * 0.45)], 12, 10)),
    ),
  bowtie: (_, { ry, y }) => [
    form(polygonOf("#e5343f", [X, y + ry + 8], [X - 22, y + ry - 2], [X - 22, y + ry + 18])),
    form(polygonOf("#e5343f", [X, y + ry + 8], [X + 22, y + ry - 2], [X + 22, y + ry + 18])),
    form(oval("#b3222e", [X, y + ry + 8], 6, 6)),
  ],
  bees: (_, { ry, y }) =>
    bothSides(X, (side, at) => {
      const [bx, by] = [at(78), y - ry * 0.9 + side * 22];
      return [
        form(oval("#dff2fb", [bx + 3, by - 9], 8, 6)),
        form(oval("#ffc933", [bx, by], 12, 9)),
        mark(bow("#2b2630", [bx - 2, by - 8], [bx, by], [bx - 2, by + 8], 4)),
        mark(bow("#2b2630", [bx + 5, by - 7], [bx + 7, by], [bx + 5, by + 7], 3)),
      ];
    }),
  veil: (_, { rx, ry, y }) => [
    mark(oval("#2b263022", [X, y + 8], rx + 6, ry)),
    ...[-0.6, -0.2, 0.2, 0.6].flatMap((share) => [
      mark(
        bow(
          "#2b263055",
          [X + rx * share, y - ry * 0.4],
          [X + rx * share * 1.3, y + 10],
          [X + rx * share, y + ry],
          2,
        ),
      ),
      mark(
        bow(
          "#2b263055",
          [X - rx, y + ry * share + 10],
          [X, y + ry * share + 16],
          [X + rx, y + ry * share + 10],
          2,
        ),
      ),
    ]),
  ],
  tusks: (_, { rx, ry, y }) =>
    bothSides(X, (_, at) => [
      form(
        blob("#fffaf0", [
          [at(rx * 0.34), y + ry * 0.78],
          [at(rx * 0.56), y + ry * 0.66],
          [at(rx * 0.78), y + ry * 0.1],
          [at(rx * 0.84), y + ry * 0.6],
          [at(rx * 0.58), y + ry * 0.94],
        ]),
      ),
    ]),
  moustache: ({ extra }, { y }) => [
    mark(
      blob(extra, [
        [X, y + 14],
        [X + 24, y + 18],
        [X + 30, y + 8],
        [X + 26, y + 26],
        [X, y + 22],
        [X - 26, y + 26],
        [X - 30, y + 8],
        [X - 24, y + 18],
      ]),
    ),
  ],
  beard: ({ belly, muzzle }, { rx, ry, y }) => [
    form(
      blob(
        belly,
        muzzle === "human"
          ? [
              [X - rx * 0.94, y + ry * 0.2],
              [X - rx * 0.5, y + ry * 0.42],
              [X, y + ry * 0.34],
              [X + rx * 0.5, y + ry * 0.42],
              [X + rx * 0.94, y + ry * 0.2],
              [X + rx * 0.8, y + ry * 1.1],
              [X + rx * 0.3, y + ry * 1.5],
              [X, y + ry * 1.9],
              [X - rx * 0.3, y + ry * 1.5],
              [X - rx * 0.8, y + ry * 1.1],
            ]
          : [
              [X - 14, y + ry * 0.8],
              [X + 14, y + ry * 0.8],
              [X + 6, y + ry + 16],
              [X, y + ry + 28],
              [X - 6, y + ry + 16],
            ],
      ),
    ),
  ],
};
