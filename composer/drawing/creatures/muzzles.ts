import { darken } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import type { Creature } from "./creature.ts";
import { type HeadFrame, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** Nose, beak, snout: what the mouth is put under or on. */
export const muzzleOf = (
  { muzzle, belly, extra, dark, coat }: Creature,
  { rx, ry, y }: HeadFrame,
): Shape[] => {
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
    case "bill":
      return [
        form(
          blob(extra, [
            [X, y + 4],
            [X + 24, y + 14],
            [X + 46, y + 24],
            [X + 34, y + 36],
            [X, y + 33],
            [X - 34, y + 36],
            [X - 46, y + 24],
            [X - 24, y + 14],
          ]),
        ),
        ...bothSides(X, (_, at) => [mark(oval("#00000066", [at(9), y + 16], 3, 2))]),
      ];
    case "beak":
      return [form(polygonOf(extra, [X - 19, y + 6], [X, y - 2], [X + 19, y + 6], [X, y + 36]))];
    case "hook":
      return [
        form(
          blob(extra, [
            [X - 18, y + 2],
            [X, y - 6],
            [X + 18, y + 2],
            [X + 12, y + 24],
            [X, y + 44],
            [X - 12, y + 24],
          ]),
        ),
      ];
    case "pelican":
      return [
        form(
          blob(extra, [
            [X - 14, y + 2],
            [X + 14, y + 2],
            [X + 32, y + 40],
            [X + 18, y + 74],
            [X - 18, y + 74],
            [X - 32, y + 40],
          ]),
        ),
      ];
    case "toucan":
      return [
        form(
          blob(extra, [
            [X - 20, y - 4],
            [X + 6, y - 12],
            [X + 44, y + 6],
            [X + 54, y + 50],
            [X + 34, y + 34],
            [X - 8, y + 34],
          ]),
        ),
        mark(
          blob("#2a2028", [
            [X + 46, y + 22],
            [X + 53, y + 50],
            [X + 38, y + 38],
          ]),
        ),
      ];
    case "needle":
      return [form(polygonOf(extra, [X - 6, y + 8], [X + 6, y + 8], [X + 2, y + 74], [X - 2, y + 74]))];
    case "blunt":
      return [
        form(
          blob(coat, [
            [X - 30, y - 2],
            [X + 30, y - 2],
            [X + 40, y + 24],
            [X + 36, y + 54],
            [X - 36, y + 54],
            [X - 40, y + 24],
          ]),
        ),
        mark(oval(dark, [X, y + 10], 24, 10)),
        ...bothSides(X, (_, at) => [mark(oval("#1d1a26", [at(11), y + 10], 5, 4))]),
      ];
    case "tube":
      return [
        form(
          blob(coat, [
            [X - 26, y - 4],
            [X + 26, y - 4],
            [X + 20, y + 36],
            [X + 15, y + 70],
            [X + 10, y + 92],
            [X - 10, y + 92],
            [X - 15, y + 70],
            [X - 20, y + 36],
          ]),
        ),
        nose(y + 88, 11, 7),
      ];
    case "clown":
      return [form(oval("#e5343f", [X, y + ry * 0.24], 13, 12))];
    case "carrot":
      return [
        form(polygonOf("#f28a1c", [X - 8, y + ry * 0.14], [X + 6, y + ry * 0.34], [X + 44, y + ry * 0.44])),
      ];
    case "flat-snout":
      return [
        mark(oval(belly, [X, y + ry * 0.5], 34, 22)),
        nose(y + ry * 0.24, 14, 9),
        ...bothSides(X, (_, at) => [form(oval(belly, [at(22), y + ry * 0.66], 20, 18))]),
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
    case "walrus":
      return [
        ...bothSides(X, (_, at) => [
          form(polygonOf("#fffaf0", [at(9), y + 34], [at(25), y + 34], [at(17), y + 82])),
        ]),
        ...bothSides(X, (_, at) => [form(oval(belly, [at(18), y + 24], 25, 19))]),
        ...bothSides(X, (_, at) =>
          [
            [10, 22],
            [20, 30],
            [26, 18],
          ].map(([dx = 0, dy = 0]) => mark(oval("#00000077", [at(dx), y + dy], 2, 2))),
        ),
        nose(y + 6, 13, 9),
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
