import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type HeadPart, X } from "./head-frame.ts";
import { nose } from "./noses.ts";
import { blob, bothSides, form, mark, polygonOf } from "./shapes.ts";

/** A nose that stands out from the face. */
export const snouts: Readonly<Record<string, HeadPart>> = {
  long: ({ belly }, { rx, ry, y }) => [
    form(
      blob(belly, [
        [X, y + ry * 0.24],
        [X + rx * 0.8, y + ry * 0.36],
        [X + rx * 0.94, y + ry * 0.86],
        [X + rx * 0.5, y + ry * 1.16],
        [X - rx * 0.5, y + ry * 1.16],
        [X - rx * 0.94, y + ry * 0.86],
        [X - rx * 0.8, y + ry * 0.36],
      ]),
    ),
    ...bothSides(X, (_, at) => [mark(oval("#2a2028", [at(rx * 0.4), y + ry * 0.52], 5, 4))]),
  ],
  // Longer than a cow's, and no broader than the cheeks.
  equine: ({ belly }, { rx, ry, y }) => [
    form(
      blob(belly, [
        [X - rx * 0.46, y + ry * 0.34],
        [X + rx * 0.46, y + ry * 0.34],
        [X + rx * 0.66, y + ry * 0.84],
        [X + rx * 0.62, y + ry * 1.2],
        [X, y + ry * 1.38],
        [X - rx * 0.62, y + ry * 1.2],
        [X - rx * 0.66, y + ry * 0.84],
      ]),
    ),
    ...bothSides(X, (_, at) => [mark(oval("#2a2028aa", [at(rx * 0.3), y + ry * 0.66], 4, 5.5))]),
  ],
  // As broad as two heads, and square; two teeth stand up out of the lower lip.
  hippo: ({ dark, coat }, { y }) => [
    form(
      blob(darken(coat, 0.12), [
        [X - 50, y + 40],
        [X + 50, y + 40],
        [X + 46, y + 72],
        [X, y + 80],
        [X - 46, y + 72],
      ]),
    ),
    form(
      blob(coat, [
        [X - 30, y - 4],
        [X + 30, y - 4],
        [X + 66, y + 12],
        [X + 74, y + 40],
        [X + 58, y + 58],
        [X, y + 62],
        [X - 58, y + 58],
        [X - 74, y + 40],
        [X - 66, y + 12],
      ]),
    ),
    ...bothSides(X, (_, at) => [
      form(oval(coat, [at(26), y + 6], 15, 11)),
      mark(oval(dark, [at(27), y + 6], 6, 5)),
      form(polygonOf("#fffaf0", [at(30), y + 62], [at(33), y + 44], [at(43), y + 44], [at(46), y + 60])),
    ]),
  ],
  // Eyes that look out of turrets, each for itself.
  turret: ({ coat, extra }, { reach, eyeY }) =>
    bothSides(X, (_, at) => [
      form(oval(coat, [at(reach), eyeY], 27, 26)),
      mark({ kind: "ring", fill: extra, x: at(reach), y: eyeY, rx: 19, ry: 18.5, width: 5 }),
    ]),
  mole: ({ belly }, { ry, y }) => [
    form(oval(belly, [X, y + ry * 0.5], 26, 20)),
    form(oval("#f0788c", [X, y + ry * 0.3], 15, 11)),
    ...bothSides(X, (_, at) =>
      [0.44, 0.58].map((down) =>
        mark(
          bow(
            "#00000088",
            [at(20), y + ry * down],
            [at(38), y + ry * (down - 0.06)],
            [at(56), y + ry * down],
            2,
          ),
        ),
      ),
    ),
  ],
  blunt: ({ dark, coat }, { y }) => [
    form(
      blob(coat, [
        [X - 34, y - 10],
        [X + 34, y - 10],
        [X + 47, y + 18],
        [X + 44, y + 56],
        [X, y + 64],
        [X - 44, y + 56],
        [X - 47, y + 18],
      ]),
    ),
    mark(oval(dark, [X, y + 6], 31, 13)),
    ...bothSides(X, (_, at) => [mark(oval("#1d1a26", [at(17), y + 6], 6, 5))]),
  ],
  // A round mouth at the end of a short snout.
  snub: ({ coat }, { y }) => [
    form(oval(lighten(coat, 0.16), [X, y + 14], 25, 19)),
    mark({ kind: "ring", fill: darken(coat, 0.3), x: X, y: y + 8, rx: 9, ry: 6, width: 3.4 }),
    mark(oval("#4a2f22", [X, y + 8], 6, 3.6)),
  ],
  tapir: ({ coat }, { y }) => [
    form(
      blob(lighten(coat, 0.34), [
        [X - 17, y - 4],
        [X + 17, y - 4],
        [X + 17, y + 22],
        [X + 21, y + 40],
        [X + 28, y + 52],
        [X + 20, y + 60],
        [X + 2, y + 58],
        [X - 12, y + 46],
        [X - 16, y + 24],
      ]),
    ),
    mark(bow("#00000033", [X - 12, y + 20], [X, y + 25], [X + 12, y + 20], 3)),
    mark(bow("#00000033", [X - 11, y + 34], [X + 2, y + 39], [X + 15, y + 34], 3)),
    mark(oval("#17151c", [X + 19, y + 53], 6, 4)),
  ],
  point: ({ coat }, { y }) => [
    form(
      blob(lighten(coat, 0.22), [
        [X - 27, y - 2],
        [X + 27, y - 2],
        [X + 20, y + 28],
        [X + 8, y + 48],
        [X - 8, y + 48],
        [X - 20, y + 28],
      ]),
    ),
    mark(oval("#d9818a", [X, y + 44], 9, 6)),
  ],
  trunk: ({ coat }, { y }) => [
    form(
      blob(coat, [
        [X - 20, y + 2],
        [X + 20, y + 2],
        [X + 18, y + 42],
        [X + 26, y + 66],
        [X + 44, y + 66],
        [X + 50, y + 54],
        [X + 58, y + 66],
        [X + 46, y + 84],
        [X + 16, y + 84],
        [X - 8, y + 62],
      ]),
    ),
    mark(bow("#00000033", [X - 16, y + 22], [X, y + 28], [X + 16, y + 22], 3)),
    mark(bow("#00000033", [X - 13, y + 40], [X + 2, y + 46], [X + 16, y + 40], 3)),
  ],
  whiskered: ({ belly }, { ry, y }) => [
    mark(oval(belly, [X, y + ry * 0.66], 30, 18)),
    ...bothSides(X, (_, at) => [
      form(oval(belly, [at(16), y + ry * 0.4], 22, 17)),
      ...[0.3, 0.46, 0.62].map((down) =>
        mark(
          bow(
            "#00000088",
            [at(24), y + ry * down],
            [at(46), y + ry * (down - 0.02)],
            [at(66), y + ry * (down * 1.5 - 0.2)],
            2.2,
          ),
        ),
      ),
      ...[8, 16, 24].map((dx) => mark(oval("#00000077", [at(dx), y + ry * 0.5], 1.8, 1.8))),
    ]),
    nose(y + ry * 0.14, 15, 10),
  ],
  walrus: ({ belly }, { y }) => [
    ...bothSides(X, (_, at) => [
      form(
        blob("#fffaf0", [
          [at(12), y + 12],
          [at(31), y + 12],
          [at(31), y + 40],
          [at(24), y + 66],
          [at(15), y + 40],
        ]),
      ),
    ]),
    ...bothSides(X, (_, at) => [form(oval(belly, [at(18), y + 10], 25, 15))]),
    ...bothSides(X, (_, at) =>
      [
        [12, 8],
        [22, 14],
        [28, 5],
      ].map(([dx = 0, dy = 0]) => mark(oval("#00000077", [at(dx), y + dy], 2, 2))),
    ),
    nose(y - 4, 13, 9),
  ],
  // Turned aside, so that both horns are seen beside the face.
  rhino: ({ dark, coat }, { y }) => [
    form(polygonOf("#f6ecd8", [X - 38, y + 10], [X - 36, y - 22], [X - 20, y + 2])),
    form(
      blob(coat, [
        [X + 28, y + 4],
        [X - 14, y - 4],
        [X - 52, y + 8],
        [X - 70, y + 30],
        [X - 62, y + 50],
        [X - 30, y + 56],
        [X + 24, y + 50],
        [X + 40, y + 28],
      ]),
    ),
    form(
      blob("#f6ecd8", [
        [X - 70, y + 34],
        [X - 74, y + 2],
        [X - 84, y - 40],
        [X - 62, y - 14],
        [X - 46, y + 14],
        [X - 54, y + 26],
      ]),
    ),
    mark(oval(dark, [X - 44, y + 34], 5, 4)),
  ],
  droop: ({ dark, coat }, { y }) => [
    form(
      blob(coat, [
        [X, y + 2],
        [X + 46, y + 10],
        [X + 62, y + 40],
        [X + 40, y + 62],
        [X - 40, y + 62],
        [X - 62, y + 40],
        [X - 46, y + 10],
      ]),
    ),
    ...bothSides(X, (_, at) => [mark(oval(dark, [at(18), y + 18], 6, 5))]),
  ],
};
