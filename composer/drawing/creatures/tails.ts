import { bow, oval } from "../acting/strokes.ts";
import type { Point } from "../svg.ts";
import { type BodyPart, X } from "./head-frame.ts";
import { ownTails } from "./own-bodies.ts";
import { seaTails } from "./sea-bodies.ts";
import { blob, form, mark, type Shape } from "./shapes.ts";

const curve = (width: number, colour: string): Shape =>
  form(bow(colour, [128, 168], [172, 176], [168, 132], width));

/** The outer feathers first, and the one in the middle over all. */
const WHEEL = [
  [100, -16],
  [88, -54],
  [63, -84],
  [32, -101],
]
  .flatMap(([x = 0, y = 0]): Point[] => [
    [-x, y],
    [x, y],
  ])
  .concat([[0, -106]]);

/** What hangs behind, on the right, in the coat of the body. */
export const tails: Readonly<Record<string, BodyPart>> = {
  ...seaTails,
  ...ownTails,
  long: ({ coat }) => [curve(9, coat)],
  // Pink, in rings.
  bare: () => [
    form(bow("#f0a3ae", [126, 172], [190, 186], [176, 128], 12)),
    form(bow("#f0a3ae", [176, 130], [166, 96], [190, 88], 8)),
    ...(
      [
        [150, 175],
        [165, 165],
        [174, 149],
        [175, 128],
      ] as const
    ).map(([x, y]) => mark(oval("#c9707f", [x, y], 6, 2))),
  ],
  tuft: ({ extra, coat }) => [curve(7, coat), form(oval(extra, [167, 128], 10, 13))],
  bushy: ({ belly, coat }) => [
    form(
      blob(coat, [
        [124, 172],
        [150, 182],
        [174, 160],
        [178, 128],
        [166, 106],
        [158, 128],
        [146, 148],
        [126, 154],
      ]),
    ),
    mark(
      blob(belly, [
        [178, 130],
        [166, 106],
        [160, 126],
        [168, 132],
      ]),
    ),
  ],
  // Of a fox of nine.
  many: ({ belly, coat }) =>
    WHEEL.slice(0, 6).flatMap(([dx, dy]) => {
      const at = (along: number, out: number): Point => [
        X + dx * along - dy * out,
        168 + dy * along + dx * out,
      ];
      return [
        form(
          blob(coat, [
            at(0, 0.06),
            at(0.9, 0.22),
            at(1.2, 0.14),
            at(1.36, 0),
            at(1.2, -0.14),
            at(0.9, -0.22),
            at(0, -0.06),
          ]),
        ),
        mark(blob(belly, [at(1.1, 0.13), at(1.34, 0), at(1.1, -0.13)])),
      ];
    }),
  ringed: ({ extra, coat }) => [
    curve(20, coat),
    mark(bow(extra, [146, 170], [152, 172], [150, 156], 6)),
    mark(bow(extra, [160, 158], [166, 152], [158, 146], 6)),
    mark(oval(extra, [168, 132], 9, 8)),
  ],
  // Over its head, and away at the tip.
  plume: ({ belly, coat }) => [
    form(
      blob(coat, [
        [116, 184],
        [146, 198],
        [177, 178],
        [189, 126],
        [180, 78],
        [183, 48],
        [194, 46],
        [199, 62],
        [208, 36],
        [194, 6],
        [169, 0],
        [149, 26],
        [146, 70],
        [153, 118],
        [141, 152],
        [120, 160],
      ]),
    ),
    mark(
      blob(belly, [
        [141, 184],
        [168, 166],
        [178, 124],
        [169, 78],
        [172, 42],
        [183, 28],
        [171, 20],
        [159, 38],
        [157, 78],
        [166, 124],
        [154, 160],
      ]),
    ),
  ],
  // Held up beside the head, in rings from end to end.
  banner: ({ extra, belly }) => [
    form(bow(belly, [128, 172], [188, 176], [178, 108], 24)),
    form(bow(belly, [178, 112], [170, 66], [196, 34], 24)),
    ...(
      [
        [146, 174],
        [170, 160],
        [179, 138],
        [177, 114],
        [175, 90],
        [177, 66],
      ] as const
    ).map(([x, y]) => mark(oval(extra, [x, y], 13, 6))),
    form(oval(extra, [192, 40], 13, 13)),
  ],
  // Feathers as long as the bird, in the colours of all of it.
  plumes: ({ extra, dark, belly, coat }) =>
    [dark, belly, coat, extra].map((fill, nth) =>
      form(
        blob(fill, [
          [116, 160],
          [136, 156 - nth * 4],
          [158 + nth * 3, 186 - nth * 11],
          [180 + nth * 3, 212 - nth * 18],
          [150, 198 - nth * 9],
          [128, 178],
        ]),
      ),
    ),
  flat: ({ extra }) => [
    form(
      blob(extra, [
        [118, 176],
        [140, 160],
        [152, 128],
        [176, 114],
        [194, 130],
        [190, 160],
        [166, 182],
        [134, 190],
      ]),
    ),
    mark(bow("#00000044", [150, 168], [164, 150], [184, 132], 3)),
    mark(bow("#00000044", [156, 138], [168, 146], [182, 160], 3)),
    mark(bow("#00000044", [166, 124], [178, 134], [190, 146], 3)),
  ],
  sting: ({ extra, coat }) => [
    ...(
      [
        [136, 172, 15],
        [158, 164, 15],
        [175, 146, 15],
        [184, 122, 14],
        [188, 97, 14],
        [187, 72, 13],
        [182, 48, 12],
        [171, 26, 12],
      ] as const
    ).map(([x, y, r]) => form(oval(coat, [x, y], r, r))),
    form(
      blob(extra, [
        [172, 2],
        [152, 2],
        [140, 14],
        [122, 40],
        [150, 32],
        [166, 26],
      ]),
    ),
  ],
  thick: ({ coat }) => [
    form(
      blob(coat, [
        [118, 150],
        [140, 168],
        [170, 172],
        [186, 160],
        [180, 184],
        [150, 192],
        [112, 184],
      ]),
    ),
  ],
  heavy: ({ coat }) => [
    form(
      blob(coat, [
        [118, 140],
        [142, 164],
        [172, 166],
        [200, 138],
        [196, 172],
        [170, 194],
        [112, 190],
      ]),
    ),
  ],
  puff: ({ belly }) => [form(oval(belly, [136, 168], 12, 12))],
  curl: ({ coat }) => [form(bow(coat, [126, 168], [174, 168], [150, 140], 11))],
  spiral: ({ coat }) => [
    form(bow(coat, [124, 170], [156, 192], [178, 168], 15)),
    form({ kind: "ring", fill: coat, x: 170, y: 146, rx: 19, ry: 20, width: 13 }),
    form(oval(coat, [168, 146], 7, 7)),
  ],
  fan: ({ extra, coat }) =>
    [-2, -1, 0, 1, 2].map((nth) =>
      form(
        blob(nth % 2 === 0 ? coat : extra, [
          [116 + nth * 2, 178],
          [140 + nth * 10, 132 + nth * 9],
          [148 + nth * 12, 118 + nth * 13],
          [154 + nth * 8, 136 + nth * 8],
        ]),
      ),
    ),
  // A wheel of feathers that stands behind all of the bird, an eye on each.
  train: ({ extra, dark, coat }) => [
    ...WHEEL.flatMap(([dx, dy]) => [
      form(
        blob(extra, [
          [X - dy * 0.1, 168 + dx * 0.1],
          [X + dx * 1.2 - dy * 0.24, 168 + dy * 1.2 + dx * 0.24],
          [X + dx * 1.34, 168 + dy * 1.34],
          [X + dx * 1.2 + dy * 0.24, 168 + dy * 1.2 - dx * 0.24],
          [X + dy * 0.1, 168 - dx * 0.1],
        ]),
      ),
    ]),
    ...WHEEL.flatMap(([dx, dy]) => [
      mark(oval(dark, [X + dx * 1.2, 168 + dy * 1.2], 12, 13)),
      mark(oval(coat, [X + dx * 1.2, 168 + dy * 1.2], 6, 7)),
    ]),
  ],
  // One feather that is left, and stands up behind the head.
  quill: ({ extra, dark, coat }) => [
    form(
      blob(extra, [
        [X + 6, 172],
        [X + 34, 96],
        [X + 50, 30],
        [X + 74, 2],
        [X + 92, 26],
        [X + 78, 66],
        [X + 48, 106],
        [X + 16, 174],
      ]),
    ),
    mark(oval(dark, [X + 72, 30], 13, 16)),
    mark(oval(coat, [X + 73, 32], 6, 8)),
  ],
  fish: ({ extra }) => [
    form(
      blob(extra, [
        [126, 164],
        [160, 140],
        [176, 136],
        [168, 160],
        [178, 186],
        [158, 180],
      ]),
    ),
  ],
};
