import { darken, lighten } from "../../colour/colour.ts";
import { bow, oval } from "../acting/strokes.ts";
import { type BodyPart, X } from "./head-frame.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** Bodies by which one animal is known. */
export const ownBodies: Readonly<Record<string, BodyPart>> = {
  // A pangolin's: a back of pointed scales, one row over the next, around a soft front.
  scaled: ({ coat, belly, extra }) => [
    form(oval(darken(extra, 0.2), [X, 146], 66, 50)),
    ...[170, 150, 130, 110].flatMap((y, row): Shape[] => {
      const half = [52, 62, 60, 46][row] ?? 50;
      return [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share, nth) =>
        form(scale((nth + row) % 2 ? extra : lighten(extra, 0.18), X + share * half, y)),
      );
    }),
    form(oval(coat, [X, 148], 31, 34)),
    mark(oval(belly, [X, 150], 21, 25)),
  ],
  // A trilobite's: three lobes of ribs.
  ribbed: ({ coat, belly, extra }) => [
    ...[118, 134, 150, 166, 180].map((y, nth) =>
      form(oval(nth % 2 ? coat : extra, [X, y], [62, 60, 52, 40, 24][nth] ?? 40, 15)),
    ),
    ...[116, 132, 148, 164, 178].map((y, nth) =>
      form(oval(nth % 2 ? lighten(belly, 0.1) : belly, [X, y], 20 - nth * 2, 11)),
    ),
  ],
  // A pair of legs on each of many rings.
  hundred: ({ coat, belly, extra }) => {
    const rings = [194, 180, 166, 152, 138, 124].map((y, nth): [number, number] => [
      X + ([14, 20, 14, 2, -4, 0][nth] ?? 0),
      y,
    ]);
    return [
      ...rings.flatMap(([x, y]) =>
        [-1, 1].map((side) =>
          form(bow(extra, [x + side * 20, y], [x + side * 56, y - 16], [x + side * 60, y + 10], 6)),
        ),
      ),
      ...rings.map(([x, y], nth) => form(oval(nth % 2 ? belly : coat, [x, y], 29, 13))),
    ];
  },
  // A tick that has drunk: eight short legs under a bag, and a small head.
  bloated: ({ coat, belly, extra }) => [
    ...bothSides(X, (_, at) =>
      [124, 148, 172].map((y, nth) =>
        form(bow(extra, [at(40), y], [at(82 - nth * 4), y - 22], [at(88 - nth * 6), y + 16], 9)),
      ),
    ),
    form(oval(coat, [X, 150], 66, 50)),
    mark(oval(belly, [X, 158], 46, 34)),
    ...[-30, 0, 30].map((dx) => mark(bow(extra, [X + dx * 0.6, 172], [X + dx, 182], [X + dx * 1.1, 192], 3))),
  ],
  // A twig with legs as thin.
  stick: ({ coat, extra }) => [
    ...bothSides(X, (_, at) => [
      form(bow(extra, [at(4), 136], [at(54), 110], [at(66), 160], 5)),
      form(bow(extra, [at(4), 156], [at(46), 140], [at(50), 194], 5)),
    ]),
    form(bow(coat, [X, 104], [X + 5, 152], [X - 3, 204], 17, 10)),
    ...[128, 150, 172].map((y) => mark(bow(extra, [X - 8, y], [X, y + 3], [X + 9, y - 1], 3.4))),
    form(bow(coat, [X + 6, 166], [X + 18, 164], [X + 26, 152], 6)),
    form(oval("#7fb84a", [X + 30, 146], 8, 11)),
  ],
  // A lamp below a dark back, with rays.
  lamp: ({ coat, belly }) => [
    ...[
      [-62, 150],
      [-58, 178],
      [58, 178],
      [62, 150],
    ].map(([dx = 0, y = 0]) =>
      form(bow("#fff27a", [X + dx * 0.72, 160 + (y - 160) * 0.7], [X + dx * 0.9, y], [X + dx * 1.1, y], 7)),
    ),
    form(oval(belly, [X, 164], 38, 31)),
    mark(oval("#fffbd0", [X - 2, 168], 22, 18)),
    ...[150, 182].map((y) => mark(bow("#b8962a", [X - 30, y], [X, y + 6], [X + 30, y], 3.4))),
    form(
      blob(coat, [
        [X - 24, 106],
        [X + 24, 106],
        [X + 36, 134],
        [X, 146],
        [X - 36, 134],
      ]),
    ),
  ],
  // An ocean sunfish's: all head, a fin above and one below, and a ruffle for a tail.
  mola: ({ extra }) => [
    form(
      blob(extra, [
        [X + 6, 70],
        [X + 24, 6],
        [X + 44, -10],
        [X + 52, 8],
        [X + 50, 72],
      ]),
    ),
    form(
      blob(extra, [
        [X + 6, 154],
        [X + 24, 208],
        [X + 44, 222],
        [X + 52, 204],
        [X + 50, 150],
      ]),
    ),
    form(
      blob(extra, [
        [X + 48, 74],
        [X + 80, 80],
        [X + 78, 98],
        [X + 92, 112],
        [X + 78, 128],
        [X + 80, 144],
        [X + 48, 150],
      ]),
    ),
  ],
  // Fins as long as the fish, like veils.
  flowing: ({ extra, belly }) => [
    form(
      blob(extra, [
        [X + 44, 110],
        [X + 84, 44],
        [X + 140, 22],
        [X + 128, 72],
        [X + 152, 114],
        [X + 130, 152],
        [X + 138, 198],
        [X + 92, 178],
      ]),
    ),
    ...[
      [128, 44],
      [140, 112],
      [126, 180],
    ].map(([dx = 0, y = 0]) => mark(bow(belly, [X + 66, 114], [X + 96, (114 + y) / 2], [X + dx - 6, y], 4))),
    form(
      blob(extra, [
        [X - 22, 72],
        [X - 8, 20],
        [X + 46, 0],
        [X + 92, 22],
        [X + 60, 40],
        [X + 58, 80],
      ]),
    ),
    form(
      blob(extra, [
        [X - 16, 158],
        [X - 6, 206],
        [X + 40, 226],
        [X + 82, 210],
        [X + 56, 186],
        [X + 52, 146],
      ]),
    ),
  ],
};

const scale = (fill: string, x: number, y: number) =>
  polygonOf(fill, [x - 14, y - 8], [x + 14, y - 8], [x + 12, y + 10], [x, y + 21], [x - 12, y + 10]);

/** What is on a back and alone tells whose that is. */
export const ownBacks: Readonly<Record<string, BodyPart>> = {
  // Skin from the wrists to the ankles.
  glider: ({ coat, belly }) =>
    bothSides(X, (_, at) => [
      form(
        blob(coat, [
          [at(18), 112],
          [at(60), 108],
          [at(98), 92],
          [at(92), 130],
          [at(68), 168],
          [at(36), 196],
          [at(14), 180],
        ]),
      ),
      mark(
        blob(belly, [
          [at(26), 122],
          [at(62), 118],
          [at(84), 110],
          [at(78), 136],
          [at(56), 166],
          [at(32), 182],
        ]),
      ),
    ]),
  // A spinosaur's, seen beside the head.
  "sail-back": ({ extra, dark }) => [
    form(
      blob(extra, [
        [X + 16, 182],
        [X + 34, 96],
        [X + 42, 20],
        [X + 70, -14],
        [X + 100, 0],
        [X + 116, 44],
        [X + 116, 104],
        [X + 92, 168],
      ]),
    ),
    ...[
      [72, 0],
      [94, 14],
      [106, 48],
      [108, 92],
    ].map(([dx = 0, y = 0]) => mark(bow(dark, [X + 40, 170], [X + 56, (170 + y) / 2], [X + dx, y + 6], 5))),
  ],
  // Knobs of bone on both sides of a plated back.
  studded: ({ extra, dark }) => [
    ...bothSides(X, (_, at) =>
      [98, 120, 142, 164].map((y, nth) =>
        form(polygonOf(dark, [at(46), y - 11], [at(88 - nth * 2), y - 8 + nth * 4], [at(48), y + 13])),
      ),
    ),
    form(oval(extra, [X, 138], 62, 54)),
    ...bothSides(X, (_, at) =>
      [108, 130, 152].map((y) => mark(oval(dark, [at(48 - Math.abs(y - 130) * 0.2), y], 7, 6))),
    ),
  ],
  // A stink bug's: broad shoulders, and down to a point.
  shield: ({ extra, dark }) => [
    form(
      polygonOf(
        extra,
        [X - 40, 84],
        [X + 40, 84],
        [X + 88, 106],
        [X + 70, 150],
        [X + 34, 196],
        [X - 34, 196],
        [X - 70, 150],
        [X - 88, 106],
      ),
    ),
    ...bothSides(X, (_, at) => [
      mark(bow(dark, [at(40), 112], [at(60), 150], [at(30), 190], 4)),
      ...[124, 146, 168].map((y, nth) => mark(oval(dark, [at(68 - nth * 10), y], 5, 6))),
    ]),
  ],
};

/** Tails by which one animal is known. */
export const ownTails: Readonly<Record<string, BodyPart>> = {
  // Long, and black at the end.
  dipped: ({ coat }) => [
    form(bow(coat, [128, 168], [176, 176], [170, 128], 13)),
    form(oval("#221e26", [170, 120], 9, 17)),
  ],
  // A knob of bone to strike with.
  club: ({ coat, dark }) => [
    form(bow(coat, [124, 168], [178, 184], [184, 140], 22, 14)),
    ...[
      [174, 122],
      [196, 122],
      [185, 112],
    ].map(([x = 0, y = 0]) => form(oval(dark, [x, y], 15, 13))),
  ],
  // A tadpole's, as long as the rest of it.
  wriggle: ({ coat }) => [
    form(
      blob(coat, [
        [146, 100],
        [190, 92],
        [216, 116],
        [252, 92],
        [240, 124],
        [214, 142],
        [186, 124],
        [146, 138],
      ]),
    ),
  ],
  // What a dung beetle rolls.
  dung: () => [
    form(oval("#7a5230", [178, 160], 42, 40)),
    ...[
      [168, 142],
      [194, 150],
      [184, 176],
      [160, 168],
    ].map(([x = 0, y = 0]) => mark(oval("#5c3c20", [x, y], 7, 5))),
    mark(bow("#a87c50", [152, 144], [160, 128], [178, 126], 5)),
  ],
};
