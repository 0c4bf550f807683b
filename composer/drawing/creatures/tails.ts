import { bow, oval } from "../acting/strokes.ts";
import { type BodyPart, X } from "./head-frame.ts";
import { seaTails } from "./sea-bodies.ts";
import { blob, form, mark, type Shape } from "./shapes.ts";

const curve = (width: number, colour: string): Shape =>
  form(bow(colour, [128, 168], [172, 176], [168, 132], width));

/** What hangs behind, on the right, in the coat of the body. */
export const tails: Readonly<Record<string, BodyPart>> = {
  ...seaTails,
  long: ({ coat }) => [curve(9, coat)],
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
    form(bow(coat, [126, 172], [204, 172], [188, 92], 17)),
    form(bow(coat, [188, 98], [190, 38], [164, 20], 14)),
    form(
      blob(extra, [
        [172, 8],
        [150, 6],
        [128, 30],
        [152, 26],
        [168, 30],
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
  train: ({ extra, dark, coat }) =>
    [-78, -56, -33, -11, 11, 33, 56, 78].flatMap((dx) => {
      const rise = 108 - (dx * dx) / 82;
      const [tx, ty] = [X + dx, 150 - rise];
      return [
        form(
          blob(extra, [
            [X + dx * 0.06 - 8, 168],
            [tx - 15, ty + 16],
            [tx, ty - 6],
            [tx + 15, ty + 16],
            [X + dx * 0.06 + 8, 168],
          ]),
        ),
        mark(oval(dark, [tx, ty + 14], 7, 9)),
        mark(oval(coat, [tx, ty + 15], 3.5, 5)),
      ];
    }),
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
