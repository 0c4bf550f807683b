import { darken, mix } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** The dark tip of a nose. */
export const nose = (y: number, width = 11, height = 8): Shape =>
  mark(oval("#2a2028", [X, y], width, height));

/** A nose on a face, and what is about it. */
export const noses: Readonly<Record<string, HeadPart>> = {
  snout: ({ belly }, { ry, y }) => [
    mark(oval(belly, [X, y + ry * 0.46], 28, 22)),
    nose(y + ry * 0.22, 12, 9),
  ],
  cat: ({ belly }, { ry, y }) => [
    mark(oval(belly, [X - 11, y + ry * 0.48], 16, 13)),
    mark(oval(belly, [X + 11, y + ry * 0.48], 16, 13)),
    mark(polygonOf("#e58a93", [X - 7, y + ry * 0.26], [X + 7, y + ry * 0.26], [X, y + ry * 0.42])),
    ...bothSides(X, (_, at) => [
      mark(bow("#00000066", [at(28), y + ry * 0.4], [at(46), y + ry * 0.34], [at(62), y + ry * 0.28], 2)),
      mark(bow("#00000066", [at(28), y + ry * 0.52], [at(46), y + ry * 0.54], [at(62), y + ry * 0.58], 2)),
    ]),
  ],
  // One that hangs over the mouth: of an elephant seal, and of a proboscis monkey.
  hang: ({ belly }, { y }) => [
    form(
      blob(belly, [
        [X - 11, y - 8],
        [X + 11, y - 8],
        [X + 22, y + 14],
        [X + 19, y + 30],
        [X, y + 36],
        [X - 19, y + 30],
        [X - 22, y + 14],
      ]),
    ),
    ...bothSides(X, (_, at) => [mark(oval("#00000077", [at(8), y + 28], 4, 3))]),
  ],
  small: (_, { ry, y }) => [nose(y + ry * 0.26, 7, 5)],
  human: ({ coat }, { ry, y }) => [mark(oval(darken(coat, 0.14), [X, y + ry * 0.24], 7, 5))],
  koala: (_, { ry, y }) => [mark(oval("#33313a", [X, y + ry * 0.16], 13, 20))],
  wombat: (_, { ry, y }) => [
    mark(oval("#3a302e", [X, y + ry * 0.2], 25, 13)),
    ...bothSides(X, (_, at) => [mark(oval("#171211", [at(11), y + ry * 0.22], 5, 5))]),
  ],
  pig: ({ belly, dark }, { ry, y }) => [
    form(oval(belly, [X, y + ry * 0.32], 24, 17)),
    ...bothSides(X, (_, at) => [mark(oval(dark, [at(9), y + ry * 0.32], 4, 7))]),
  ],
  stitched: (_, { rx, ry, y }) => [
    form(polygonOf("#b5582a", [X - 9, y + ry * 0.36], [X, y + ry * 0.06], [X + 9, y + ry * 0.36])),
    mark(oval("#6a8a5a", [X + rx * 0.62, y + ry * 0.34], 11, 10)),
    ...[-0.62, -0.48, 0.48, 0.62].map((share) =>
      mark(
        bow(
          "#3a2a24",
          [X + rx * share, y - ry * 0.62],
          [X + rx * share, y - ry * 0.52],
          [X + rx * share, y - ry * 0.42],
          3,
        ),
      ),
    ),
    ...bothSides(X, (_, at) =>
      [0.34, 0.5].map((share) =>
        mark(
          bow(
            "#3a2a24",
            [at(rx * share), y + ry * 0.5],
            [at(rx * share), y + ry * 0.6],
            [at(rx * share), y + ry * 0.7],
            3,
          ),
        ),
      ),
    ),
  ],
  clown: (_, { ry, y }) => [form(oval("#e5343f", [X, y + ry * 0.24], 13, 12))],
  carrot: (_, { ry, y }) => [
    form(polygonOf("#f28a1c", [X - 9, y - ry * 0.02], [X - 6, y + ry * 0.3], [X + 42, y + ry * 0.34])),
  ],
  // An underbite: the lower jaw and its teeth stand out below flews that hang at the corners.
  jowls: ({ belly }, { ry, y }) => [
    form(
      blob(belly, [
        [X - 26, y + ry * 0.84],
        [X + 26, y + ry * 0.84],
        [X + 32, y + ry * 1.12],
        [X, y + ry * 1.26],
        [X - 32, y + ry * 1.12],
      ]),
    ),
    ...bothSides(X, (_, at) => [
      form(
        blob(belly, [
          [at(0), y + ry * 0.22],
          [at(26), y + ry * 0.16],
          [at(50), y + ry * 0.5],
          [at(52), y + ry * 1.06],
          [at(36), y + ry * 1.12],
          [at(20), y + ry * 0.8],
          [at(0), y + ry * 0.78],
        ]),
      ),
      form(polygonOf("#ffffff", [at(9), y + ry * 1.02], [at(21), y + ry * 1.02], [at(15), y + ry * 0.68])),
      mark(bow("#00000055", [at(5), y - ry * 0.66], [at(14), y - ry * 0.5], [at(30), y - ry * 0.6], 3.4)),
      mark(bow("#00000055", [at(4), y - ry * 0.42], [at(8), y - ry * 0.3], [at(12), y - ry * 0.12], 3.4)),
    ]),
    nose(y + ry * 0.26, 16, 11),
  ],
  // Black and pressed flat, with lips that hang and folds between the eyes.
  pug: ({ coat, dark }, { ry, y }) => [
    ...bothSides(X, (_, at) => [mark(oval(mix(dark, coat, 0.3), [at(14), y + ry * 0.42], 20, 14))]),
    mark(oval("#1d1a20", [X, y + ry * 0.24], 11, 7)),
    ...[-0.8, -0.56].map((down) => {
      const fold = y + ry * down;
      return mark(bow(dark, [X - 17, fold - 3], [X, fold + 7], [X + 17, fold - 3], 4));
    }),
  ],
  // Long and pale down to a pink tip, with whiskers: of a rat, and of an opossum.
  ratty: ({ belly }, { ry, y }) => [
    form(
      blob(belly, [
        [X, y + ry * 0.06],
        [X + 14, y + ry * 0.2],
        [X + 22, y + ry * 0.7],
        [X + 18, y + ry * 1.06],
        [X, y + ry * 1.18],
        [X - 18, y + ry * 1.06],
        [X - 22, y + ry * 0.7],
        [X - 14, y + ry * 0.2],
      ]),
    ),
    form(oval("#f2808f", [X, y + ry * 0.4], 13, 10)),
    ...bothSides(X, (_, at) =>
      [0.5, 0.64, 0.78].map((down) =>
        mark(
          bow(
            "#00000099",
            [at(17), y + ry * down],
            [at(24), y + ry * (down - 0.02)],
            [at(32), y + ry * (down * 1.4 - 0.24)],
            2.2,
          ),
        ),
      ),
    ),
  ],
  rodent: ({ belly }, { ry, y }) => [
    mark(oval(belly, [X - 12, y + ry * 0.44], 17, 15)),
    mark(oval(belly, [X + 12, y + ry * 0.44], 17, 15)),
    nose(y + ry * 0.22, 8, 6),
  ],
};
