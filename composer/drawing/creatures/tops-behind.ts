import { mix } from "../../colour/colour.ts";
import { bow, line, oval } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { type HeadFrame, type HeadPart, X } from "./head-frame.ts";
import { ownTopsBehind } from "./own-tops.ts";
import { seaTops } from "./sea-bodies.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";
import { star } from "./stars.ts";

/** To the sides and up. */
const horns: HeadPart = (_, { top }) =>
  bothSides(X, (_, at) => [
    form(
      blob("#f6ead0", [
        [at(30), top + 14],
        [at(58), top + 8],
        [at(66), top - 18],
        [at(72), top + 8],
        [at(56), top + 24],
        [at(34), top + 28],
      ]),
    ),
  ]);

/** Down one side of a neck, lock after lock. */
const horseMane = (colours: readonly string[], { rx, y, top }: HeadFrame) =>
  [0, 1, 2, 3, 4].map((nth) => {
    const fill = colours[nth % colours.length] ?? "#ffffff";
    const [x, at] = [X - rx * (0.5 + nth * 0.14), top - 4 + nth * (y - top) * 0.46];
    return form(
      blob(fill, [
        [x + 30, at - 12],
        [x - 6, at - 14],
        [x - 30, at + 14],
        [x - 34, at + 40],
        [x - 12, at + 30],
        [x + 34, at + 24],
      ]),
    );
  });
/** Where the heads of snakes are, as shares of the head that they grow on, and how far they bend. */
const SNAKES = [
  [-1.36, 0.36, 10],
  [-1.34, -0.36, -12],
  [-0.94, -1.04, 12],
  [-0.34, -1.42, -12],
  [0.34, -1.42, 12],
  [0.94, -1.04, -12],
  [1.34, -0.36, 12],
  [1.36, 0.36, -10],
] as const;
const RAINBOW = ["#ff7fb8", "#c77dff", "#6fb4ff", "#7be0c0", "#ffd66b"];

/** What grows on a head, behind it. */
export const topsBehind: Readonly<Record<string, HeadPart>> = {
  ...seaTops,
  ...ownTopsBehind,
  forelock: ({ extra }, frame) => horseMane([extra], frame),
  unicorn: (_, frame) => horseMane(RAINBOW, frame),
  // Two more of its heads, which look to both sides.
  heads: ({ coat, belly, dark, ears }, { y }) =>
    bothSides(X, (_, at) => [
      ...(ears === "none"
        ? []
        : [
            form(polygonOf(dark, [at(74), y - 14], [at(104), y - 46], [at(100), y - 2])),
            form(polygonOf(dark, [at(50), y - 22], [at(60), y - 52], [at(80), y - 22])),
          ]),
      form(oval(coat, [at(72), y + 8], 37, 33)),
      form(oval(belly, [at(92), y + 20], 21, 15)),
      mark(oval("#1d1a26", [at(107), y + 14], 8, 6)),
      form(oval("#ffffff", [at(76), y - 2], 9, 10)),
      mark(oval("#1d1a26", [at(79), y], 5, 6)),
    ]),
  // A helmet that rises to a blunt point.
  slot: (_, { top }) => [
    form(oval("#f6b821", [X, top - 10], 21, 22)),
    mark(oval("#fde08a", [X, top - 10], 13, 14)),
  ],
  casque: ({ coat, extra }, { top }) => [
    form(
      blob(extra, [
        [X - 40, top + 26],
        [X - 22, top - 20],
        [X + 4, top - 42],
        [X + 22, top - 20],
        [X + 40, top + 26],
      ]),
    ),
    mark(
      blob(coat, [
        [X - 30, top + 28],
        [X - 14, top - 12],
        [X + 4, top - 28],
        [X + 16, top - 12],
        [X + 30, top + 28],
      ]),
    ),
  ],
  // Hair that hisses to all sides.
  snakes: ({ extra, coat }, { rx, ry, y }) =>
    SNAKES.flatMap(([dx, dy, bend], nth) => {
      const tip: Point = [X + rx * dx, y + ry * dy];
      const skin = nth % 2 === 0 ? extra : coat;
      const middle: Point = [X + rx * dx * 0.74 - dy * bend, y + ry * dy * 0.74 + dx * bend];
      return [
        form(bow(skin, [X + rx * dx * 0.4, y + ry * dy * 0.4], middle, tip, 15)),
        form(oval(skin, tip, 13, 11)),
        mark(oval("#ffe15a", [tip[0] + dx * 3, tip[1] - 3], 3.4, 3.4)),
      ];
    }),
  antlers: ({ extra }, { top }) =>
    bothSides(X, (_, at) => [
      form(bow(extra, [at(20), top + 10], [at(34), top - 18], [at(62), top - 34], 10)),
      form(bow(extra, [at(34), top - 12], [at(36), top - 28], [at(30), top - 40], 8)),
      form(bow(extra, [at(48), top - 24], [at(66), top - 22], [at(74), top - 10], 8)),
    ]),
  moose: ({ extra }, { top }) =>
    bothSides(X, (_, at) => [
      form(
        blob(extra, [
          [at(22), top + 12],
          [at(44), top + 4],
          [at(60), top - 14],
          [at(58), top - 40],
          [at(70), top - 22],
          [at(76), top - 42],
          [at(82), top - 16],
          [at(94), top - 26],
          [at(90), top + 4],
          [at(70), top + 18],
          [at(30), top + 26],
        ]),
      ),
    ]),
  bull: horns,
  highland: horns,
  goat: ({ dark }, { top }) =>
    bothSides(X, (_, at) => [
      form(bow(dark, [at(12), top + 12], [at(14), top - 20], [at(36), top - 34], 11)),
    ]),
  "long-hair": ({ extra }, { rx, y, top }) => [
    form(
      blob(extra, [
        [X, top - 14],
        [X + rx * 0.9, top + 2],
        [X + rx * 1.22, y + 20],
        [X + rx * 1.1, y + 62],
        [X + rx * 0.5, y + 66],
        [X - rx * 0.5, y + 66],
        [X - rx * 1.1, y + 62],
        [X - rx * 1.22, y + 20],
        [X - rx * 0.9, top + 2],
      ]),
    ),
  ],
  hood: ({ extra }, { rx, y, top }) => [
    form(
      blob(extra, [
        [X - rx * 0.6, top - 8],
        [X + rx * 0.6, top - 8],
        [X + rx * 1.5, y + 6],
        [X + rx * 1.1, y + 56],
        [X, y + 66],
        [X - rx * 1.1, y + 56],
        [X - rx * 1.5, y + 6],
      ]),
    ),
  ],
  plates: ({ extra }, { top }) =>
    [-58, -30, 0, 30, 58].map((dx) => {
      const tall = 44 - Math.abs(dx) * 0.36;
      const foot = top + Math.abs(dx) * 0.5 + 18;
      return form(
        polygonOf(extra, [X + dx - 19, foot], [X + dx * 1.16, foot - tall - 16], [X + dx + 19, foot]),
      );
    }),
  cowl: ({ extra }, { rx, y, top }) => [
    form(
      blob(extra, [
        [X, top - 13],
        [X + rx * 0.92, top + 6],
        [X + rx * 1.2, y + 8],
        [X + rx * 0.9, y + 56],
        [X - rx * 0.9, y + 56],
        [X - rx * 1.2, y + 8],
        [X - rx * 0.92, top + 6],
      ]),
    ),
  ],
  habit: ({ extra }, { rx, y, top }) => [
    form(
      blob(extra, [
        [X, top - 14],
        [X + rx, top + 4],
        [X + rx * 1.28, y + 40],
        [X + rx * 1.1, y + 74],
        [X - rx * 1.1, y + 74],
        [X - rx * 1.28, y + 40],
        [X - rx, top + 4],
      ]),
    ),
  ],
  bun: ({ extra }, { rx, ry, y, top }) => [
    form(oval(extra, [X, top - 10], 24, 21)),
    form(oval(extra, [X, y - 20], rx + 7, ry * 0.86)),
  ],
  ram: (_, { rx, y }) =>
    bothSides(X, (_, at) => [
      form(oval("#b5894a", [at(rx * 1.1), y - 8], 31, 34)),
      mark({ kind: "ring", fill: "#6e4f26", x: at(rx * 1.12), y: y - 6, rx: 18, ry: 20, width: 5 }),
      mark(oval("#6e4f26", [at(rx * 1.12), y - 4], 7, 8)),
    ]),
  ossicones: (_, { top }) =>
    bothSides(X, (_, at) => [
      form(bow("#e8b45a", [at(14), top + 12], [at(15), top - 4], [at(17), top - 20], 7)),
      form(oval("#6e3f1f", [at(17), top - 23], 8, 8)),
    ]),
  gills: ({ extra }, { rx, y }) =>
    bothSides(X, (_, at) =>
      [-24, -2, 20].map((dy, nth) =>
        form(
          bow(
            extra,
            [at(rx * 0.84), y + dy * 0.7],
            [at(rx * 1.2), y + dy - 6],
            [at(rx * 1.42), y + dy - 14 + nth * 4],
            11,
          ),
        ),
      ),
    ),
  mane: ({ extra }, { rx, y }) => [form(blob(extra, star(X, y + 4, rx + 28, rx + 18, 12)))],
  frill: ({ extra, coat }, { rx, y }) => [
    form(blob(extra, star(X, y - 10, rx + 38, rx + 27, 9))),
    mark(oval(mix(coat, extra, 0.4), [X, y - 10], rx + 16, rx + 10)),
  ],
  spikes: ({ extra }, { rx, y }) => [form(blob(extra, star(X, y, rx + 25, rx + 9, 16)))],
  // Knobs on stalks, all around.
  corona: ({ extra }, { rx, y }) =>
    star(X, y, rx + 26, rx - 6, 11).flatMap(([x, to], nth): Shape[] => {
      if (nth % 2) return [];
      const from: Point = [X + (x - X) * 0.7, y + (to - y) * 0.7];
      return [form(line(extra, [from, [x, to]], 7)), form(oval(extra, [x, to], 8, 8))];
    }),
  // Short and even, all around.
  thorns: ({ extra }, { rx, y }) => [form(blob(extra, star(X, y, rx + 15, rx - 1, 22)))],
  // A long blade of bone that points back.
  blade: ({ coat }, { top, y }) => [
    form(polygonOf(coat, [X + 4, top + 2], [X - 96, top - 14], [X - 88, top + 2], [X - 34, y - 4])),
  ],
  yak: (_, { top }) =>
    bothSides(X, (_side, at) => [
      form(bow("#e8dcc4", [at(34), top + 18], [at(92), top + 16], [at(70), top - 42], 14, 6)),
    ]),
  // A coat of them, down the back: without one on the brow it would be a mane.
  quills: ({ extra }, { rx, y }) => [
    form(blob(extra, star(X, 138, 66, 52, 15))),
    form(blob(extra, star(X, y - 8, rx + 25, rx + 10, 17))),
  ],
  spines: ({ extra }, { top }) =>
    [-46, -28, -10, 10, 28, 46].map((dx) => {
      const [x, low] = [X + dx * 0.72, top + 16 + Math.abs(dx) * 0.2];
      return form(
        polygonOf(extra, [x - 8, low], [X + dx * 1.12, top - 24 + Math.abs(dx) * 0.5], [x + 9, low]),
      );
    }),
};
