import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { beakOf } from "./beaks.ts";
import type { Creature } from "./creature.ts";
import { type HeadFrame, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** Nose, beak, snout: what the mouth is put under or on. */
export const muzzleOf = (
  { muzzle, belly, extra, dark, coat }: Creature,
  { rx, ry, y }: HeadFrame,
): Shape[] => {
  const beak = beakOf(muzzle, extra, y);
  if (beak) return beak;
  const nose = (cy: number, w = 11, h = 8) => mark(oval("#2a2028", [X, cy], w, h));
  switch (muzzle) {
    case "snout":
      return [mark(oval(belly, [X, y + ry * 0.46], 28, 22)), nose(y + ry * 0.22, 12, 9)];
    case "cat":
      return [
        mark(oval(belly, [X - 11, y + ry * 0.48], 16, 13)),
        mark(oval(belly, [X + 11, y + ry * 0.48], 16, 13)),
        mark(polygonOf("#e58a93", [X - 7, y + ry * 0.26], [X + 7, y + ry * 0.26], [X, y + ry * 0.42])),
        ...bothSides(X, (_, at) => [
          mark(bow("#00000066", [at(28), y + ry * 0.4], [at(46), y + ry * 0.34], [at(62), y + ry * 0.28], 2)),
          mark(
            bow("#00000066", [at(28), y + ry * 0.52], [at(46), y + ry * 0.54], [at(62), y + ry * 0.58], 2),
          ),
        ]),
      ];
    case "small":
      return [nose(y + ry * 0.26, 7, 5)];
    case "human":
      return [mark(oval(darken(coat, 0.14), [X, y + ry * 0.24], 7, 5))];
    case "koala":
      return [mark(oval("#33313a", [X, y + ry * 0.16], 13, 20))];
    case "long":
      return [
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
      ];
    case "pig":
      return [
        form(oval(belly, [X, y + ry * 0.32], 24, 17)),
        ...bothSides(X, (_, at) => [mark(oval(dark, [at(9), y + ry * 0.32], 4, 7))]),
      ];
    case "mole":
      return [
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
      ];
    case "blunt":
      return [
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
      ];
    case "tube":
      return [
        form(
          blob(lighten(coat, 0.28), [
            [X - 25, y - 4],
            [X + 25, y - 4],
            [X + 15, y + 30],
            [X + 11, y + 56],
            [X + 8, y + 76],
            [X - 8, y + 76],
            [X - 11, y + 56],
            [X - 15, y + 30],
          ]),
        ),
        nose(y + 73, 10, 7),
      ];
    case "snub":
      // A round mouth at the end of a short snout.
      return [
        form(oval(lighten(coat, 0.16), [X, y + 14], 25, 19)),
        mark({ kind: "ring", fill: darken(coat, 0.3), x: X, y: y + 8, rx: 9, ry: 6, width: 3.4 }),
        mark(oval("#4a2f22", [X, y + 8], 6, 3.6)),
      ];
    case "tapir":
      // A short trunk that bends at its end.
      return [
        form(
          blob(lighten(coat, 0.12), [
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
      ];
    case "point":
      return [
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
      ];
    case "stitched":
      return [
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
      ];
    case "clown":
      return [form(oval("#e5343f", [X, y + ry * 0.24], 13, 12))];
    case "carrot":
      return [
        form(polygonOf("#f28a1c", [X - 9, y - ry * 0.02], [X - 6, y + ry * 0.3], [X + 42, y + ry * 0.34])),
      ];
    case "jowls":
      return [
        mark(oval("#4a3a36", [X, y + ry * 0.62], 22, 15)),
        ...bothSides(X, (_, at) => [
          form(
            polygonOf("#ffffff", [at(8), y + ry * 0.98], [at(20), y + ry * 0.98], [at(14), y + ry * 0.56]),
          ),
          form(
            blob(belly, [
              [at(3), y + ry * 0.34],
              [at(24), y + ry * 0.3],
              [at(48), y + ry * 0.62],
              [at(50), y + ry * 1.12],
              [at(32), y + ry * 1.2],
              [at(22), y + ry * 0.78],
              [at(3), y + ry * 0.6],
            ]),
          ),
          mark(bow("#00000044", [at(8), y - 14], [at(16), y - 4], [at(30), y + 2], 3)),
        ]),
        nose(y + ry * 0.26, 16, 11),
      ];
    case "trunk":
      return [
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
      ];
    case "rodent":
      return [
        mark(oval(belly, [X - 12, y + ry * 0.44], 17, 15)),
        mark(oval(belly, [X + 12, y + ry * 0.44], 17, 15)),
        nose(y + ry * 0.22, 8, 6),
      ];
    case "whiskered":
      return [
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
      ];
    case "walrus":
      return [
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
      ];
    case "rhino":
      return [
        form(
          blob(coat, [
            [X, y],
            [X + 36, y + 8],
            [X + 48, y + 36],
            [X + 30, y + 58],
            [X - 30, y + 58],
            [X - 48, y + 36],
            [X - 36, y + 8],
          ]),
        ),
        ...bothSides(X, (_, at) => [mark(oval(dark, [at(28), y + 26], 5, 4))]),
        form(polygonOf("#f6ecd8", [X - 9, y - 14], [X + 1, y - 38], [X + 9, y - 14])),
        form(
          blob("#f6ecd8", [
            [X - 20, y + 24],
            [X - 10, y - 8],
            [X + 8, y - 44],
            [X + 14, y - 6],
            [X + 20, y + 24],
            [X, y + 30],
          ]),
        ),
      ];
    case "hippo":
      return [
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
      ];
    case "croc":
      return [
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
      ];
    case "lizard":
      return [
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
      ];
    case "bottle":
      return [
        mark(oval(belly, [X, y + ry * 0.8], rx * 0.6, ry * 0.24)),
        form(oval(coat, [X, y + ry * 0.42], rx * 0.46, ry * 0.34)),
      ];
    case "shark":
      return [mark(oval(belly, [X, y + ry * 0.62], rx * 0.78, ry * 0.42))];
    case "fish":
      return bothSides(X, (_, at) => [
        mark(bow("#00000033", [at(rx * 0.72), y - 6], [at(rx * 0.6), y + 14], [at(rx * 0.7), y + 30], 4)),
      ]);
    default:
      return [];
  }
};
